import { exact, fen, less, type Money, shareOf, yuan } from '#gateway/kernel/exact/money.ts';
import {
  compare,
  divide,
  multiply,
  percent,
  type Ratio,
  ratio,
} from '#gateway/kernel/exact/ratio.ts';
import { type LawScope, ruleOn } from '#gateway/kernel/law/rule.ts';
import { minimumWageOn, payLimits } from '../law/rules.ts';

/** A wage beside the minimum wage. */
export interface MinimumWageCheck {
  readonly compared: Money;
  readonly minimum: Money;
  readonly enough: boolean;
}

/**
 * Whether the agreed pay of full-time work reaches the minimum wage; allowances do not count.
 * Null where the place has none on hand.
 */
export function checkMinimumWage(
  contractPay: Money,
  ownContributions: Money,
  scope: LawScope,
): MinimumWageCheck | null {
  const rule = minimumWageOn(scope);
  if (rule === null) return null;
  const compared = rule.afterOwnContributions ? less(contractPay, ownContributions) : contractPay;
  const minimum = yuan(rule.amount);
  return { compared, minimum, enough: compared >= minimum };
}

/** The least pay in a probation: a share of the agreed pay, and never below the minimum wage. */
export function probationPayFloor(contractPay: Money, minimum: Money, scope: LawScope): Money {
  const share = shareOf(contractPay, ruleOn(payLimits, scope).probationPercent);
  return share > minimum ? share : minimum;
}

/** What a probation beyond the limit costs: each month over it at the pay after the probation. */
export function probationDamages(
  monthsDone: number,
  monthsAtMost: number,
  payAfterProbation: Money,
): { readonly monthsBeyond: number; readonly damages: Money } {
  const monthsBeyond = Math.max(0, monthsDone - monthsAtMost);
  return { monthsBeyond, damages: fen(payAfterProbation * BigInt(monthsBeyond)) };
}

/** The share of dispatched people, and whether the law allows it. */
export function dispatchedShare(
  dispatched: number,
  own: number,
  scope: LawScope,
): { readonly percent: Ratio; readonly allowed: boolean } {
  const share = divide(multiply(ratio(dispatched), ratio(100)), ratio(dispatched + own));
  const limit = ratio(ruleOn(payLimits, scope).dispatchedPercent);
  return { percent: share, allowed: compare(share, limit) <= 0 };
}

/** Why a deduction for damage is not allowed. */
export type DamagesFault = 'above-20-percent' | 'below-minimum-wage';

/** What is wrong with a deduction for damage; null where the law allows it. */
export function damagesFault(
  facts: {
    readonly monthPay: Money;
    readonly netBefore: Money;
    readonly minimumWage: Money;
    readonly deduction: Money;
  },
  scope: LawScope,
): DamagesFault | null {
  const limit = multiply(exact(facts.monthPay), percent(ruleOn(payLimits, scope).damagesPercent));
  if (compare(exact(facts.deduction), limit) > 0) return 'above-20-percent';
  return less(facts.netBefore, facts.deduction) < facts.minimumWage ? 'below-minimum-wage' : null;
}

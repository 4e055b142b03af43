import { fen, type Money, nothing, shareOf, total, yuan } from '#gateway/kernel/exact/money.ts';
import type { LawScope } from '#gateway/kernel/law/rule.ts';
import {
  type CityClass,
  type DeductionKind,
  type DeductionRule,
  deductionRuleOn,
} from '../law/deductions.ts';
import { lawOf } from './basic-deduction.ts';

/** What a person declares of one deduction. */
export interface DeductionClaim {
  readonly kind: DeductionKind;
  readonly children?: number;
  readonly sharePercent?: string;
  readonly onlyChild?: boolean;
  readonly sharedAmount?: Money;
  readonly cityClass?: CityClass;
  readonly declared?: Money;
}

/** Why claims of a month are refused. */
export type ClaimFault = 'rent-and-mortgage-together' | 'share-above-limit';

/** The deductions of a month, or why they are refused. */
export type DeductionResult =
  | { readonly amount: Money; readonly error?: undefined }
  | { readonly error: ClaimFault };

/** What the agent takes off in a month for the claims of a person. */
export function specialDeductions(
  month: string,
  claims: readonly DeductionClaim[],
): DeductionResult {
  const fault = faultOf(lawOf(month), claims);
  if (fault !== null) return { error: fault };
  return { amount: total(claims.map((claim) => claimAmount(month, claim))) };
}

/** The amount of one claim in a month; nothing before the law knew it. */
export function claimAmount(month: string, claim: DeductionClaim): Money {
  const rule = deductionRuleOn(claim.kind, lawOf(month));
  return rule === null ? nothing : within(amountBy(rule, claim), claim.declared);
}

function amountBy(rule: DeductionRule, claim: DeductionClaim): Money {
  switch (claim.kind) {
    case 'child-education':
    case 'care-under-three': {
      const all = fen(yuan(rule.amount) * BigInt(claim.children ?? 1));
      return shareOf(all, claim.sharePercent ?? '100');
    }
    case 'elderly-support':
      return claim.onlyChild === false ? (claim.sharedAmount ?? nothing) : yuan(rule.amount);
    case 'rent':
      return yuan(rule.byCityClass?.[claim.cityClass ?? 'third'] ?? rule.amount);
    default:
      return yuan(rule.amount);
  }
}

function within(amount: Money, declared: Money | undefined): Money {
  return declared !== undefined && declared < amount ? declared : amount;
}

function faultOf(scope: LawScope, claims: readonly DeductionClaim[]): ClaimFault | null {
  const kinds = new Set(claims.map(({ kind }) => kind));
  if (kinds.has('rent') && kinds.has('mortgage-interest')) return 'rent-and-mortgage-together';
  return claims.some((claim) => isShareAboveLimit(scope, claim)) ? 'share-above-limit' : null;
}

function isShareAboveLimit(scope: LawScope, claim: DeductionClaim): boolean {
  if (claim.kind !== 'elderly-support' || claim.onlyChild !== false) return false;
  const rule = deductionRuleOn(claim.kind, scope);
  if (rule?.sharedAtMost === undefined || claim.sharedAmount === undefined) return false;
  return claim.sharedAmount > yuan(rule.sharedAtMost);
}

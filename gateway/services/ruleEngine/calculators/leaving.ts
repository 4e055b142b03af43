import { fen, type Money, yuan } from '#gateway/kernel/exact/money.ts';
import { shortText } from '#gateway/kernel/exact/rounding.ts';
import type { LawScope } from '#gateway/kernel/law/rule.ts';
import { ruleOn } from '#gateway/kernel/law/rule.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { severanceTax } from '../../etax/engine/severance-tax.ts';
import { taxSources } from '../../etax/law/texts/sources.ts';
import { averageWageBefore } from '../../insurance/law/rules.ts';
import {
  flexibleRetirement,
  minimumContributionMonths,
  statutoryRetirement,
} from '../../joyhr/law/retirement.ts';
import {
  minimumWageOf,
  type Severance,
  severanceCap,
  severancePay,
} from '../../salary/engine/severance.ts';
import { minimumWageOn, severanceRules } from '../../salary/law/rules.ts';
import { type Asked, amountOf, type Calculation, need, scopeOf } from './calculation.ts';

/** Severance by law and the tax on it. */
export function calculateSeverance(asked: Asked, out: Calculation): Severance {
  const scope = scopeOf(asked, out);
  const [from, to] = [need(asked, 'from'), need(asked, 'to')];
  const averagePay = amountOf(asked, 'averagePay');
  const local = averageWageBefore(scope);
  const cap = local === null ? null : severanceCap(yuan(local.amount), scope);
  const kind = need(asked, 'severanceKind');
  const lastMonthPay = asked.lastMonthPay === undefined ? null : yuan(asked.lastMonthPay);
  const found = severancePay(
    {
      kind,
      // The last day of work counts.
      service: { from, to: addDays(to, 1) },
      averageMonthlyPay: averagePay,
      cap,
      minimumWage: minimumWageOf(minimumWageOn(scope)),
      lastMonthPay,
    },
    scope,
  );
  out.result('months', shortText(found.months));
  out.result('base', found.base);
  out.result('pay', found.pay);
  const { source } = ruleOn(severanceRules, scope);
  out.step('serviceStep', [from, to, shortText(found.months)], source);
  if (cap !== null && found.isCapped) out.step('capStep', [cap], local?.source);
  if (cap !== null && !found.isCapped) out.step('baseStep', [averagePay, cap], local?.source);
  out.step('payStep', [found.base, shortText(found.months), found.once], source);
  if (kind === '2N') out.step('unlawfulStep', [found.pay], source);
  if (kind === 'N+1' && lastMonthPay !== null) {
    out.step('noticeStep', [lastMonthPay, found.pay], source);
  }
  if (local !== null) addTax(found, yuan(local.amount), scope, out);
  return found;
}

function addTax(found: Severance, average: Money, scope: LawScope, out: Calculation): void {
  const facts = { severance: found.pay, localAverageMonthlyWage: average };
  const { exempt, taxable, tax } = severanceTax(facts, scope);
  out.result('severanceTax', tax);
  out.result('net', fen(found.pay - tax));
  out.step('exemptStep', [exempt, taxable, tax], taxSources.severance);
}

/** When somebody retires, and what a pension needs. */
export function calculateRetirement(asked: Asked, out: Calculation): void {
  const scope = scopeOf(asked, out);
  const who = { group: need(asked, 'group'), birthMonth: need(asked, 'birthDay').slice(0, 7) };
  const { delayMonths, retirementMonth, source } = statutoryRetirement(who, scope);
  const flexible = flexibleRetirement(who, scope);
  const year = Number(retirementMonth.slice(0, 4));
  const minimum = String(minimumContributionMonths(year, scope));
  out.result('retirementMonth', retirementMonth);
  out.result('delay', String(delayMonths));
  out.result('earliest', flexible.earliestMonth);
  out.result('latest', flexible.latestMonth);
  out.result('minimum', minimum);
  out.step('retirementStep', [String(delayMonths), retirementMonth], source);
  out.step('flexibleStep', [flexible.earliestMonth, flexible.latestMonth], source);
  out.step('minimumStep', [String(year), minimum], source);
}

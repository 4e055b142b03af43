import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Calculator, calculate } from '#bridge/calls/ruleEngine/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { NoRuleError } from '#gateway/kernel/law/rule.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { ContributionError } from '../../insurance/engine/contributions.ts';
import { loadRuleSet } from '../company-rules/load-rules.ts';
import { type Asked, Calculation } from './calculation.ts';
import { calculateRetirement, calculateSeverance } from './leaving.ts';
import { calculateContributions, calculateNetToGross, calculateOvertime } from './pay.ts';
import { calculateBonus, calculateTax } from './tax.ts';

const runs: Readonly<Record<Calculator, (asked: Asked, out: Calculation) => void>> = {
  tax: calculateTax,
  bonus: calculateBonus,
  'net-to-gross': calculateNetToGross,
  severance: calculateSeverance,
  retirement: calculateRetirement,
  contributions: calculateContributions,
  overtime: calculateOvertime,
};

/** Runs a calculator. Where no rule is on hand it refuses at the day; it never returns zero. */
export async function runCalculator(
  { locale, database, tenantId }: CallContext,
  asked: Asked,
): Promise<ResultOf<typeof calculate>> {
  const { asOf } = asked;
  const from = monthStart(asOf);
  const month = { from, to: addDays(addMonths(from, 1), -1) };
  const { own } = await loadRuleSet(database, tenantId, month);
  const out = new Calculation(locale, own);
  try {
    runs[asked.calculator](asked, out);
  } catch (error) {
    if (error instanceof NoRuleError || error instanceof ContributionError) {
      throw new RefusedError('badInput', { fields: [{ path: 'asOf', issue: 'noRule' }] });
    }
    throw error;
  }
  return out.done();
}

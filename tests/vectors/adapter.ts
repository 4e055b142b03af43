import { contractAndSeverance } from './rules/contract-and-severance.ts';
import { fullSlip } from './rules/full-slip.ts';
import { incomeTax } from './rules/income-tax.ts';
import { leaveLedger } from './rules/leave-ledger.ts';
import { otherIncome } from './rules/other-income.ts';
import { payrollShape } from './rules/payroll-shape.ts';
import { performanceRules } from './rules/performance.ts';
import { precision } from './rules/precision.ts';
import { retirement } from './rules/retirement.ts';
import { shiftsAndPunches } from './rules/shifts-and-punches.ts';
import { socialInsurance } from './rules/social-insurance.ts';
import { statutoryLeave } from './rules/statutory-leave.ts';
import { workingTime } from './rules/working-time.ts';
import type { Answers, Vector } from './vector.ts';

/** The rules the product has, by area and rule. */
const answers: Answers = {
  ...precision,
  ...workingTime,
  ...shiftsAndPunches,
  ...statutoryLeave,
  ...leaveLedger,
  ...incomeTax,
  ...otherIncome,
  ...socialInsurance,
  ...fullSlip,
  ...payrollShape,
  ...contractAndSeverance,
  ...retirement,
  ...performanceRules,
};

/** Whether the product has a rule. */
export function hasRule(area: string, rule: string): boolean {
  return `${area}/${rule}` in answers;
}

/**
 * Returns what the product says of a case.
 * @throws {Error} for a rule it does not have.
 */
export default function answer(area: string, rule: string, vector: Vector): unknown {
  const found = answers[`${area}/${rule}`];
  if (found === undefined) throw new Error(`${area}/${rule} is no rule of the product.`);
  return found(vector);
}

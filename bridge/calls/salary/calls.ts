import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { payCostCalls } from './costs.ts';
import { ownSlipCalls } from './own-slips.ts';
import { bankTemplateCalls } from './records/bank-template.ts';
import { payEntryCalls } from './records/pay-entry.ts';
import { payGroupCalls } from './records/pay-group.ts';
import { payItemCalls } from './records/pay-item.ts';
import { payOpeningCalls } from './records/pay-opening.ts';
import { payPlanCalls } from './records/pay-plan.ts';
import { payRaiseCalls } from './records/pay-raise.ts';
import { payTestCalls } from './records/pay-test.ts';
import { salaryFileCalls } from './records/salary-file.ts';
import { payRunCalls } from './runs.ts';
import { settlementCalls } from './settlements.ts';
import { paySlipCalls } from './slips.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type SalaryRecordCalls = KeyedCalls<'payItem', typeof payItemCalls> &
  KeyedCalls<'salaryFile', typeof salaryFileCalls> &
  KeyedCalls<'payRaise', typeof payRaiseCalls> &
  KeyedCalls<'payEntry', typeof payEntryCalls> &
  KeyedCalls<'payGroup', typeof payGroupCalls> &
  KeyedCalls<'payOpening', typeof payOpeningCalls> &
  KeyedCalls<'bankTemplate', typeof bankTemplateCalls> &
  KeyedCalls<'payPlan', typeof payPlanCalls> &
  KeyedCalls<'payTest', typeof payTestCalls>;

const ownCalls = {
  ...payRunCalls,
  ...paySlipCalls,
  ...ownSlipCalls,
  ...payCostCalls,
  ...settlementCalls,
};

/** Pay: items, salary files, raises, monthly entries, runs, slips, costs. */
export const salaryCalls: typeof ownCalls & SalaryRecordCalls = {
  ...ownCalls,
  ...keyed('payItem', payItemCalls),
  ...keyed('salaryFile', salaryFileCalls),
  ...keyed('payRaise', payRaiseCalls),
  ...keyed('payEntry', payEntryCalls),
  ...keyed('payGroup', payGroupCalls),
  ...keyed('payOpening', payOpeningCalls),
  ...keyed('bankTemplate', bankTemplateCalls),
  ...keyed('payPlan', payPlanCalls),
  ...keyed('payTest', payTestCalls),
} satisfies CallTable;

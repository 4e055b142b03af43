import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { payEntryCalls } from './records/pay-entry.ts';
import { payItemCalls } from './records/pay-item.ts';
import { payRaiseCalls } from './records/pay-raise.ts';
import { salaryFileCalls } from './records/salary-file.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type SalaryRecordCalls = KeyedCalls<'payItem', typeof payItemCalls> &
  KeyedCalls<'salaryFile', typeof salaryFileCalls> &
  KeyedCalls<'payRaise', typeof payRaiseCalls> &
  KeyedCalls<'payEntry', typeof payEntryCalls>;

/** Pay: items, salary files, raises, monthly entries. */
export const salaryCalls: SalaryRecordCalls = {
  ...keyed('payItem', payItemCalls),
  ...keyed('salaryFile', salaryFileCalls),
  ...keyed('payRaise', payRaiseCalls),
  ...keyed('payEntry', payEntryCalls),
} satisfies CallTable;

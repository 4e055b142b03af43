import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { applyLeave, myBalances, myLedger, previewLeave } from './mine.ts';
import { leaveRequestCalls } from './records/leave-request.ts';
import { leaveTypeCalls } from './records/leave-type.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type RecordCalls = KeyedCalls<'leaveType', typeof leaveTypeCalls> &
  KeyedCalls<'leaveRequest', typeof leaveRequestCalls>;

const ownCalls = { applyLeave, myBalances, myLedger, previewLeave };

/** Leave: types, balances and requests. */
export const vacationCalls: typeof ownCalls & RecordCalls = {
  ...ownCalls,
  ...keyed('leaveType', leaveTypeCalls),
  ...keyed('leaveRequest', leaveRequestCalls),
} satisfies CallTable;

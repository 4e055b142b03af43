import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { leaveBalanceCalls } from './balances.ts';
import { applyLeave, myBalances, myLedger, previewLeave } from './mine.ts';
import { previewLeavePolicy } from './policies.ts';
import { leaveRequestCalls } from './records/leave-request.ts';
import { leaveReturnCalls } from './records/leave-return.ts';
import { leaveTypeCalls } from './records/leave-type.ts';
import { leaveRecountCalls } from './recounts.ts';
import { leaveReturnOwnCalls } from './returns.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type RecordCalls = KeyedCalls<'leaveType', typeof leaveTypeCalls> &
  KeyedCalls<'leaveRequest', typeof leaveRequestCalls> &
  KeyedCalls<'leaveReturn', typeof leaveReturnCalls>;

const ownCalls = {
  applyLeave,
  myBalances,
  myLedger,
  previewLeave,
  previewLeavePolicy,
  ...leaveReturnOwnCalls,
  ...leaveBalanceCalls,
  ...leaveRecountCalls,
};

/** Leave: types, balances and requests. */
export const vacationCalls: typeof ownCalls & RecordCalls = {
  ...ownCalls,
  ...keyed('leaveType', leaveTypeCalls),
  ...keyed('leaveRequest', leaveRequestCalls),
  ...keyed('leaveReturn', leaveReturnCalls),
} satisfies CallTable;

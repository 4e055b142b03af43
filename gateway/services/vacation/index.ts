import type { vacationCalls } from '#bridge/calls/vacation/calls.ts';
import { leaveRequestCalls } from '#bridge/calls/vacation/records/leave-request.ts';
import { leaveReturnCalls } from '#bridge/calls/vacation/records/leave-return.ts';
import { leaveTypeCalls } from '#bridge/calls/vacation/records/leave-type.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import { answerAdjustBalance } from './balances/adjust.ts';
import { answerExtend, answerReturn } from './balances/after-leave.ts';
import {
  answerLeaveBalances,
  answerPersonBalances,
  answerPersonLedger,
} from './balances/people-balances.ts';
import { answerBalanceSheet } from './balances/sheet.ts';
import { answerLeaveApplication, answerLeavePreview } from './mine/apply.ts';
import { answerMyBalances, answerMyLedger } from './mine/balances.ts';
import { answerPreviewPolicy } from './policies/preview.ts';
import { leaveRequests } from './records/leave-requests.ts';
import { leaveReturns } from './records/leave-returns.ts';
import { leaveTypes } from './records/leave-types.ts';
import { answerCorrectLeaveCount, answerLeaveRecounts } from './recounts/answer-recounts.ts';

/** Leave. What is called mine is about the caller's own employment and asks for no other. */
export const vacationHandlers = {
  myBalances: { policy: accessIsEnough, handle: answerMyBalances },
  myLedger: { policy: accessIsEnough, handle: answerMyLedger },
  previewLeave: { policy: accessIsEnough, handle: answerLeavePreview },
  applyLeave: { policy: accessIsEnough, handle: answerLeaveApplication },
  previewLeavePolicy: { policy: accessIsEnough, handle: answerPreviewPolicy },
  leaveBalances: { policy: accessIsEnough, handle: answerLeaveBalances },
  personBalances: { policy: accessIsEnough, handle: answerPersonBalances },
  personLedger: { policy: accessIsEnough, handle: answerPersonLedger },
  adjustBalance: { policy: accessIsEnough, handle: answerAdjustBalance },
  leaveBalanceSheet: { policy: accessIsEnough, handle: answerBalanceSheet },
  returnFromLeave: { policy: accessIsEnough, handle: answerReturn },
  extendLeave: { policy: accessIsEnough, handle: answerExtend },
  leaveRecounts: { policy: accessIsEnough, handle: answerLeaveRecounts },
  correctLeaveCount: { policy: accessIsEnough, handle: answerCorrectLeaveCount },
  ...serveRecord('leaveReturn', leaveReturnCalls, leaveReturns, () => records),
  ...serveRecord('leaveType', leaveTypeCalls, leaveTypes, () => records),
  ...serveRecord('leaveRequest', leaveRequestCalls, leaveRequests, () => records),
} as const satisfies HandlersFor<typeof vacationCalls>;

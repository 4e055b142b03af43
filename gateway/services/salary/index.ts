import type { salaryCalls } from '#bridge/calls/salary/calls.ts';
import { payEntryCalls } from '#bridge/calls/salary/records/pay-entry.ts';
import { payGroupCalls } from '#bridge/calls/salary/records/pay-group.ts';
import { payItemCalls } from '#bridge/calls/salary/records/pay-item.ts';
import { payOpeningCalls } from '#bridge/calls/salary/records/pay-opening.ts';
import { payRaiseCalls } from '#bridge/calls/salary/records/pay-raise.ts';
import { salaryFileCalls } from '#bridge/calls/salary/records/salary-file.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { records } from '../records.ts';
import { payEntries } from './records/pay-entries.ts';
import { payGroups } from './records/pay-groups.ts';
import { payItems } from './records/pay-items.ts';
import { payOpenings } from './records/pay-openings.ts';
import { payRaises } from './records/pay-raises.ts';
import { salaryFiles } from './records/salary-files.ts';
import { createRun, decideRun, discardRun, moveRun } from './runs/change-run.ts';
import { listRuns, readRunDetail } from './runs/read-runs.ts';

const later = {
  policy: accessIsEnough,
  handle(): never {
    throw new RefusedError('notNow');
  },
};

/** The handlers of the calls about pay. */
export const salaryHandlers = {
  payRuns: { policy: accessIsEnough, handle: listRuns },
  payRunDetail: { policy: accessIsEnough, handle: readRunDetail },
  payRunChecks: later,
  payRunReasons: later,
  createPayRun: { policy: accessIsEnough, handle: createRun },
  calculatePayRun: later,
  movePayRun: { policy: accessIsEnough, handle: moveRun },
  decidePayRun: { policy: accessIsEnough, handle: decideRun },
  discardPayRun: { policy: accessIsEnough, handle: discardRun },
  payBankFile: later,
  paySlips: later,
  paySlipDetail: later,
  correctPaySlip: later,
  paySlipDisputes: later,
  answerDispute: later,
  mySlips: later,
  openMySlip: later,
  mySlipFile: later,
  replyMySlip: later,
  payCosts: later,
  ...serveRecord('payItem', payItemCalls, payItems, () => records),
  ...serveRecord('salaryFile', salaryFileCalls, salaryFiles, () => records),
  ...serveRecord('payRaise', payRaiseCalls, payRaises, () => records),
  ...serveRecord('payEntry', payEntryCalls, payEntries, () => records),
  ...serveRecord('payGroup', payGroupCalls, payGroups, () => records),
  ...serveRecord('payOpening', payOpeningCalls, payOpenings, () => records),
} as const satisfies HandlersFor<typeof salaryCalls>;

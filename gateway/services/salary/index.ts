import type { salaryCalls } from '#bridge/calls/salary/calls.ts';
import { payEntryCalls } from '#bridge/calls/salary/records/pay-entry.ts';
import { payItemCalls } from '#bridge/calls/salary/records/pay-item.ts';
import { payRaiseCalls } from '#bridge/calls/salary/records/pay-raise.ts';
import { salaryFileCalls } from '#bridge/calls/salary/records/salary-file.ts';
import type { HandlersFor } from '#gateway/kernel/handler.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { records } from '../records.ts';
import { payEntries } from './records/pay-entries.ts';
import { payItems } from './records/pay-items.ts';
import { payRaises } from './records/pay-raises.ts';
import { salaryFiles } from './records/salary-files.ts';

/** The handlers of the calls about pay. */
export const salaryHandlers = {
  ...serveRecord('payItem', payItemCalls, payItems, () => records),
  ...serveRecord('salaryFile', salaryFileCalls, salaryFiles, () => records),
  ...serveRecord('payRaise', payRaiseCalls, payRaises, () => records),
  ...serveRecord('payEntry', payEntryCalls, payEntries, () => records),
} as const satisfies HandlersFor<typeof salaryCalls>;

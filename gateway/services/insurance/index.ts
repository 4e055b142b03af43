import type { insuranceCalls } from '#bridge/calls/insurance/calls.ts';
import { enrolmentCalls } from '#bridge/calls/insurance/records/enrolment.ts';
import type { HandlersFor } from '#gateway/kernel/handler.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { records } from '../records.ts';
import { enrolments } from './records/enrolments.ts';

/** The handlers of the calls about social insurance. */
export const insuranceHandlers = {
  ...serveRecord('enrolment', enrolmentCalls, enrolments, () => records),
} as const satisfies HandlersFor<typeof insuranceCalls>;

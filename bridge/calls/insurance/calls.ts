import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { enrolmentCalls } from './records/enrolment.ts';

/** Social insurance and the housing fund. */
export const insuranceCalls: KeyedCalls<'enrolment', typeof enrolmentCalls> = {
  ...keyed('enrolment', enrolmentCalls),
} satisfies CallTable;

import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { enrolmentCalls } from './records/enrolment.ts';
import { statementCalls } from './statements.ts';

/** Social insurance and the housing fund. */
export const insuranceCalls: typeof statementCalls &
  KeyedCalls<'enrolment', typeof enrolmentCalls> = {
  ...statementCalls,
  ...keyed('enrolment', enrolmentCalls),
} satisfies CallTable;

import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { insuranceBaseCalls } from './bases.ts';
import { enrolmentCalls } from './records/enrolment.ts';
import { statementCalls } from './statements.ts';

/** Social insurance and the housing fund. */
export const insuranceCalls: typeof statementCalls &
  typeof insuranceBaseCalls &
  KeyedCalls<'enrolment', typeof enrolmentCalls> = {
  ...statementCalls,
  ...insuranceBaseCalls,
  ...keyed('enrolment', enrolmentCalls),
} satisfies CallTable;

import { enrolment } from '#bridge/calls/insurance/records/enrolment.ts';
import { enrolmentWords } from '#bridge/calls/insurance/records/enrolment.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Enrolments in their table. */
export const enrolments = bindRecord(enrolment, { table: 'enrolment', words: enrolmentWords });

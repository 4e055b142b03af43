import type { BoundRecord } from '#gateway/record/binding.ts';
import { enrolments } from './enrolments.ts';

/** The records of social insurance. */
export const insuranceRecords: readonly BoundRecord[] = [enrolments];

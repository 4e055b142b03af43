import type { BoundRecord } from '#gateway/record/binding.ts';
import { changeRecords } from '../life/records/change-records.ts';
import { employeeRecords } from './employee-records.ts';

/** The records of employees and of the life of an employment. */
export const joyhrRecords: readonly BoundRecord[] = [...employeeRecords, ...changeRecords];

import type { BoundRecord } from '#gateway/record/binding.ts';
import { leaveRequests } from './leave-requests.ts';
import { leaveReturns } from './leave-returns.ts';
import { leaveTypes } from './leave-types.ts';

/** The records of leave. */
export const vacationRecords: readonly BoundRecord[] = [leaveTypes, leaveRequests, leaveReturns];

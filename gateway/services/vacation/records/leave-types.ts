import { leaveType } from '#bridge/calls/vacation/records/leave-type.ts';
import { leaveTypeWords } from '#bridge/calls/vacation/records/leave-type.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Types of leave in their table. */
export const leaveTypes = bindRecord(leaveType, { table: 'leave_type', words: leaveTypeWords });

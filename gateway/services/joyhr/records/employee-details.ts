import { employeeDetail } from '#bridge/calls/joyhr/records/employee-detail.ts';
import { employeeDetailWords } from '#bridge/calls/joyhr/records/employee-detail.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** What else is kept of employees, in its table: one row for each. */
export const employeeDetails = bindRecord(employeeDetail, {
  table: 'employee_detail',
  words: employeeDetailWords,
});

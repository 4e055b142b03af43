import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { lines, reference, text } from '../../record/field.ts';

/** What a company wants to know of each employee besides the employee's record: most of it in fields of its own. */
export const employeeDetail = defineRecord({
  name: 'employeeDetail',
  base: '/gateway/joyhr/web/employeeDetail',
  functionId: 'personnel.employee-detail',
  route: '/employee-details/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true, unique: true }),
    nativePlace: text(60),
    householdPlace: text(100, { right: 'hidden' }),
    archivePlace: text(100),
    strengths: lines(500),
  },
  title: 'employment',
  key: ['employment'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'nativePlace', 'householdPlace', 'archivePlace'],
    filters: ['employment', 'nativePlace'],
    sorts: ['employment'],
    sort: { column: 'employment', direction: 'asc' },
    search: ['nativePlace'],
  },
  sections: {
    basic: ['employment', 'nativePlace', 'householdPlace', 'archivePlace', 'strengths'],
  },
});

/** Reads and changes what else is kept of employees. */
export const employeeDetailCalls = recordCalls(employeeDetail);

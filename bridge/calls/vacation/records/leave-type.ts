import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, decimal, flag, integer, text } from '../../record/field.ts';

/** A type of leave: its unit, how days count, and how much of it people are granted. */
export const leaveType = defineRecord({
  name: 'leaveType',
  base: '/gateway/vacation/web/leaveType',
  functionId: 'attendance.leave-types',
  route: '/leave-types/:id',
  fields: {
    name: text(40, { required: true, unique: true }),
    code: text(20, { required: true, unique: true }),
    unit: choice(['hour', 'half', 'day'], { required: true }),
    paid: choice(['full', 'part', 'none'], { required: true }),
    countsHolidays: flag({ required: true }),
    hasBalance: flag({ required: true }),
    atMostInARow: integer({ min: 1, max: 366 }),
    noticeDays: integer({ min: 0, max: 90 }),
    belowZero: decimal({ digits: 5, scale: 2 }),
    grantRule: choice(['none', 'statutory', 'yearly', 'monthly'], { required: true }),
    perYear: decimal({ digits: 6, scale: 2 }),
    carryMonths: integer({ min: 0, max: 12 }),
    carryAtMost: decimal({ digits: 5, scale: 2 }),
    sortOrder: integer({ min: 0, max: 9999 }, { required: true }),
  },
  title: 'name',
  key: ['code'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'code', 'unit', 'paid', 'hasBalance', 'grantRule', 'perYear'],
    filters: ['paid', 'grantRule'],
    sorts: ['sortOrder', 'name'],
    sort: { column: 'sortOrder', direction: 'asc' },
    search: ['name', 'code'],
  },
  sections: {
    basic: ['name', 'code', 'unit', 'paid', 'sortOrder'],
    counting: ['countsHolidays', 'atMostInARow', 'noticeDays'],
    balance: ['hasBalance', 'grantRule', 'perYear', 'carryMonths', 'carryAtMost', 'belowZero'],
  },
  check: checkType,
});

/** Reads and changes leave types. */
export const leaveTypeCalls = recordCalls(leaveType);

function checkType({
  grantRule,
  perYear,
}: {
  readonly grantRule: 'none' | 'statutory' | 'yearly' | 'monthly';
  readonly perYear: string | null;
}): FieldProblem<'perYear'>[] {
  const needed = grantRule === 'yearly' || grantRule === 'monthly';
  return needed && perYear === null ? [{ field: 'perYear', issue: 'required' }] : [];
}

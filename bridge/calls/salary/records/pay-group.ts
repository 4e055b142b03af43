import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, integer, reference, text } from '../../record/field.ts';

const dayOfMonth = { min: 1, max: 28 } as const;

/** People who are paid together: their period, when they are paid, and from which account. */
export const payGroup = defineRecord({
  name: 'payGroup',
  base: '/gateway/salary/web/payGroup',
  functionId: 'salary.groups',
  route: '/groups/:id',
  fields: {
    name: text(40, { required: true, unique: true }),
    // Empty for the group of all who are in no other one. Fixed: its runs are about the people of it.
    organ: reference('organ', { fixed: true, unique: true }),
    // The first day of a period: 1 for calendar months, 26 for the 26th to the 25th.
    firstDay: integer(dayOfMonth, { required: true }),
    payDay: integer(dayOfMonth, { required: true }),
    paidIn: choice(['same-month', 'next-month'], { required: true }),
    // Paid by all items when empty.
    plan: reference('payPlan'),
    partMonth: choice(['forward-21.75', 'backward-21.75', 'calendar-days', 'due-days'], {
      required: true,
    }),
    companyAccountName: text(60),
    companyBank: text(60),
    companyAccount: text(40, { right: 'hidden' }),
    bankTemplate: reference('bankTemplate'),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'organ', 'firstDay', 'payDay', 'paidIn', 'partMonth'],
    filters: ['paidIn'],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: {
    basic: ['name', 'organ'],
    period: ['firstDay', 'payDay', 'paidIn', 'partMonth', 'plan'],
    bank: ['companyAccountName', 'companyBank', 'companyAccount', 'bankTemplate'],
  },
  // Paid in the same month, the period has to be a whole calendar month or end before the pay day.
  check: ({ firstDay, payDay, paidIn }) =>
    paidIn === 'same-month' && firstDay > 1 && payDay < firstDay
      ? [{ field: 'payDay', issue: 'tooSmall' }]
      : [],
});

/** Reads and changes pay groups. */
export const payGroupCalls = recordCalls(payGroup);

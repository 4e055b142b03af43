import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { decimal, lines, monthField, reference } from '../../record/field.ts';
import { uacCodes } from '../../uac/terms.ts';

/** What is entered for one employee in one month: days of leave, hours of overtime, bonuses, deductions. */
export const payEntry = defineRecord({
  name: 'payEntry',
  base: '/gateway/salary/web/payEntry',
  functionId: 'salary.entries',
  route: '/entries/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    item: reference('payItem', { required: true, fixed: true }),
    month: monthField({ required: true, fixed: true }),
    quantity: decimal({ digits: 12, scale: 2, signed: true }, { required: true, right: 'hidden' }),
    note: lines(200),
  },
  title: 'employment',
  key: ['employment', 'item', 'month'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'month', 'item', 'quantity', 'note'],
    filters: ['employment', 'item', 'month'],
    sorts: ['employment', 'month'],
    sort: { column: 'month', direction: 'desc' },
    search: [],
  },
  sections: { basic: ['employment', 'item', 'month', 'quantity'], more: ['note'] },
});

/** Reads and changes monthly entries. */
export const payEntryCalls = recordCalls(payEntry, { exportProof: uacCodes.confirmNeeded });

import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, decimal, lines, reference } from '../../record/field.ts';
import { uacCodes } from '../../uac/terms.ts';

/** An amount of pay a month, in yuan. */
export const payAmount = { digits: 12, scale: 2 } as const;

/** What an employee is paid a month, from a day on. */
export const salaryFile = defineRecord({
  name: 'salaryFile',
  base: '/gateway/salary/web/salaryFile',
  functionId: 'salary.files',
  route: '/files/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    basePay: decimal(payAmount, { required: true, right: 'hidden' }),
    positionPay: decimal(payAmount, { right: 'hidden' }),
    performancePay: decimal(payAmount, { right: 'hidden' }),
    allowance: decimal(payAmount, { right: 'hidden' }),
    fromOn: dayField({ required: true }),
    toOn: dayField(),
    note: lines(200),
  },
  title: 'fromOn',
  key: ['employment', 'fromOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: [
      'employment',
      'basePay',
      'positionPay',
      'performancePay',
      'allowance',
      'fromOn',
      'toOn',
    ],
    filters: ['employment', 'fromOn'],
    sorts: ['employment', 'fromOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: [],
  },
  sections: {
    basic: ['employment', 'fromOn', 'toOn'],
    amounts: ['basePay', 'positionPay', 'performancePay', 'allowance'],
    more: ['note'],
  },
  dated: { of: 'employment', from: 'fromOn', to: 'toOn' },
});

/** Reads and changes salary files. */
export const salaryFileCalls = recordCalls(salaryFile, { exportProof: uacCodes.confirmNeeded });

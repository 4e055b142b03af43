import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, decimal, lines, reference } from '../../record/field.ts';
import { uacCodes } from '../../uac/terms.ts';
import { payAmount } from './salary-file.ts';

/** A change of pay from a day on; once it is confirmed it is the salary file of the employee. */
export const payRaise = defineRecord({
  name: 'payRaise',
  base: '/gateway/salary/web/payRaise',
  functionId: 'salary.raises',
  route: '/raises/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    kind: choice(['raise', 'regularisation', 'promotion', 'reduction'], { required: true }),
    effectiveOn: dayField({ required: true }),
    basePay: decimal(payAmount, { required: true, right: 'hidden' }),
    positionPay: decimal(payAmount, { right: 'hidden' }),
    performancePay: decimal(payAmount, { right: 'hidden' }),
    allowance: decimal(payAmount, { right: 'hidden' }),
    reason: lines(300),
  },
  title: 'employment',
  key: ['employment', 'effectiveOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'kind', 'effectiveOn', 'basePay', 'positionPay', 'performancePay'],
    filters: ['employment', 'kind', 'effectiveOn'],
    sorts: ['employment', 'effectiveOn'],
    sort: { column: 'effectiveOn', direction: 'desc' },
    search: [],
  },
  sections: {
    basic: ['employment', 'kind', 'effectiveOn'],
    amounts: ['basePay', 'positionPay', 'performancePay', 'allowance'],
    more: ['reason'],
  },
  states: {
    values: ['draft', 'effective', 'withdrawn'],
    initial: 'draft',
    moves: {
      confirm: { from: ['draft'], to: 'effective', approvable: true },
      withdraw: { from: ['draft'], to: 'withdrawn' },
    },
    tones: { effective: 'good', withdrawn: 'warn' },
    closed: { effective: 'row', withdrawn: 'row' },
  },
});

/** Reads and changes raises. */
export const payRaiseCalls = recordCalls(payRaise, { exportProof: uacCodes.confirmNeeded });

import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, decimal, lines, reference, virtual } from '../../record/field.ts';

const hours = { digits: 7, scale: 2 } as const;
const money = { digits: 12, scale: 2 } as const;
const hidden = { right: 'hidden' } as const;
const computed = { from: [] } as const;

/** Paiqian jiesuan: what an agency is owed for one worker and one month; each part is rounded half up to the fen. */
export const dispatchSettlement = defineRecord({
  name: 'dispatchSettlement',
  base: '/gateway/outsourcing/web/settlement',
  functionId: 'outsourcing.settlements',
  route: '/settlements/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    // The first day of the month.
    month: dayField({ required: true, fixed: true }),
    hours: decimal(hours, { required: true }),
    overtime150: decimal(hours),
    overtime200: decimal(hours),
    overtime300: decimal(hours),
    insurance: decimal(money, hidden),
    basePay: virtual(decimal(money, hidden), computed),
    overtimePay: virtual(decimal(money, hidden), computed),
    fee: virtual(decimal(money, hidden), computed),
    tax: virtual(decimal(money, hidden), computed),
    total: virtual(decimal(money, hidden), computed),
    note: lines(500),
  },
  title: 'employment',
  key: ['employment', 'month'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: [
      'employment',
      'month',
      'hours',
      'basePay',
      'overtimePay',
      'insurance',
      'fee',
      'total',
    ],
    filters: ['employment', 'month'],
    sorts: ['employment', 'month'],
    sort: { column: 'month', direction: 'desc' },
    search: [],
  },
  sections: {
    hours: ['employment', 'month', 'hours', 'overtime150', 'overtime200', 'overtime300'],
    amounts: ['insurance', 'basePay', 'overtimePay', 'fee', 'tax', 'total'],
    more: ['note'],
  },
  states: {
    values: ['draft', 'approved', 'disputed', 'paid'],
    initial: 'draft',
    moves: {
      approve: { from: ['draft', 'disputed'], to: 'approved', approvable: true },
      dispute: { from: ['approved'], to: 'disputed' },
      pay: { from: ['approved'], to: 'paid' },
    },
    tones: { approved: 'accent', disputed: 'warn', paid: 'good' },
    closed: { approved: 'row', paid: 'row' },
  },
  check: ({ month }) =>
    month.endsWith('-01') ? [] : [{ field: 'month' as const, issue: 'firstOfMonth' as const }],
});

/** Reads and changes settlements. */
export const dispatchSettlementCalls = recordCalls(dispatchSettlement);

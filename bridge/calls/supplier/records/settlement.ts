import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import {
  choice,
  dayField,
  decimal,
  integer,
  lines,
  monthField,
  reference,
  text,
  virtual,
} from '../../record/field.ts';

const money = { digits: 14, scale: 2 } as const;
const computed = { from: [] } as const;
const settled = ['number', 'adjustment', 'adjustmentReason'] as const;
// All but what a payment to a blacklisted supplier needs.
const agreed = [...settled, 'supplier', 'month', 'disputeNote', 'paidOn'] as const;

/** Jiesuandan: what a supplier is owed for the booked deliveries up to the end of a month. */
export const supplierSettlement = defineRecord({
  name: 'supplierSettlement',
  base: '/gateway/supplier/web/settlement',
  functionId: 'purchasing.settlements',
  route: '/settlements/:id',
  fields: {
    number: text(40, { required: true, unique: true }),
    supplier: reference('supplier', { required: true, fixed: true }),
    month: monthField({ required: true, fixed: true }),
    adjustment: decimal({ ...money, signed: true }),
    adjustmentReason: lines(300),
    disputeNote: lines(500),
    deliveries: virtual(integer({ min: 0, max: 1_000_000 }), computed),
    net: virtual(decimal(money), computed),
    tax: virtual(decimal(money), computed),
    gross: virtual(decimal({ ...money, signed: true }), computed),
    // How far its invoice is.
    invoice: virtual(choice(['none', 'received', 'accepted']), computed),
    paidOn: dayField(),
    // Without it a blacklisted supplier is not paid.
    paidDespite: lines(300),
  },
  title: 'number',
  key: ['number'],
  range: { of: 'company' },
  list: {
    columns: [
      'number',
      'supplier',
      'month',
      'deliveries',
      'net',
      'tax',
      'adjustment',
      'gross',
      'invoice',
    ],
    filters: ['supplier', 'month'],
    sorts: ['number', 'month'],
    sort: { column: 'month', direction: 'desc' },
    search: ['number'],
  },
  sections: {
    basic: ['number', 'supplier', 'month'],
    amounts: ['deliveries', 'net', 'tax', 'adjustment', 'adjustmentReason', 'gross'],
    answer: ['disputeNote', 'invoice', 'paidOn', 'paidDespite'],
  },
  states: {
    values: ['draft', 'computed', 'sent', 'disputed', 'confirmed', 'approved', 'paid', 'void'],
    initial: 'draft',
    moves: {
      compute: { from: ['draft', 'disputed'], to: 'computed' },
      send: { from: ['computed'], to: 'sent' },
      confirm: { from: ['sent'], to: 'confirmed' },
      dispute: { from: ['sent'], to: 'disputed', needs: ['disputeNote'] },
      approve: { from: ['confirmed'], to: 'approved', approvable: true },
      pay: { from: ['approved'], to: 'paid', needs: ['paidOn'] },
      // After its approval only one of a blacklisted supplier.
      void: { from: ['computed', 'sent', 'disputed', 'confirmed', 'approved'], to: 'void' },
    },
    tones: {
      sent: 'accent',
      disputed: 'warn',
      confirmed: 'accent',
      approved: 'good',
      paid: 'good',
      void: 'bad',
    },
    closed: { sent: settled, confirmed: agreed, approved: settled, paid: 'row', void: 'row' },
  },
  check: ({ adjustment, adjustmentReason }) =>
    adjustment !== null && Number(adjustment) !== 0 && adjustmentReason === null
      ? [{ field: 'adjustmentReason', issue: 'required' }]
      : [],
});

/** Reads and changes settlements. */
export const supplierSettlementCalls = recordCalls(supplierSettlement);

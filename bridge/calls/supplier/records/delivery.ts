import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, decimal, integer, lines, reference, text, virtual } from '../../record/field.ts';

const quantity = { digits: 12, scale: 3 } as const;
const computed = { from: [] } as const;

/** The states of a delivery. */
export const deliveryStates = ['announced', 'arrived', 'booked', 'reversed', 'withdrawn'] as const;

/** Songhuodan: what came for an order, what of it is accepted, and what is sent back. */
export const supplierDelivery = defineRecord({
  name: 'supplierDelivery',
  base: '/gateway/supplier/web/delivery',
  functionId: 'purchasing.deliveries',
  route: '/deliveries/:id',
  fields: {
    number: text(60, { required: true, unique: true }),
    order: reference('purchaseOrder', { required: true, fixed: true }),
    announcedFor: dayField(),
    arrivedOn: dayField(),
    receiver: reference('employment'),
    note: lines(500),
    amount: virtual(decimal({ digits: 14, scale: 2 }), computed),
    settlement: virtual(reference('supplierSettlement'), computed),
  },
  title: 'number',
  key: ['number'],
  range: { of: 'company' },
  list: {
    columns: ['number', 'order', 'announcedFor', 'arrivedOn', 'receiver', 'amount', 'settlement'],
    filters: ['order', 'arrivedOn'],
    sorts: ['number', 'arrivedOn'],
    sort: { column: 'arrivedOn', direction: 'desc' },
    search: ['number'],
  },
  sections: {
    basic: ['number', 'order', 'announcedFor', 'arrivedOn', 'receiver'],
    amounts: ['amount', 'settlement'],
    more: ['note'],
  },
  lines: {
    items: {
      fields: {
        // The line of the order, counted from 1.
        lineNo: integer({ min: 1, max: 100 }, { required: true }),
        accepted: decimal(quantity, { required: true }),
        rejected: decimal(quantity, { required: true }),
        reason: text(120),
      },
      most: 100,
    },
  },
  states: {
    values: deliveryStates,
    initial: 'announced',
    moves: {
      arrive: { from: ['announced'], to: 'arrived', needs: ['arrivedOn'] },
      book: { from: ['announced', 'arrived'], to: 'booked', needs: ['arrivedOn', 'receiver'] },
      reverse: { from: ['booked'], to: 'reversed' },
      // The supplier takes back what it announced.
      withdraw: { from: ['announced'], to: 'withdrawn' },
    },
    tones: { announced: 'accent', arrived: 'warn', booked: 'good', reversed: 'bad' },
    closed: { booked: 'row', reversed: 'row', withdrawn: 'row' },
  },
});

/** Reads and changes deliveries. */
export const supplierDeliveryCalls = recordCalls(supplierDelivery);

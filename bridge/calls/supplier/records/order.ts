import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, decimal, lines, reference, text, virtual } from '../../record/field.ts';

const money = { digits: 14, scale: 2 } as const;
const computed = { from: [] } as const;

/** Caigou dingdan: what an organisation orders of a supplier. Deliveries move it on to received. */
export const purchaseOrder = defineRecord({
  name: 'purchaseOrder',
  base: '/gateway/supplier/web/order',
  functionId: 'purchasing.orders',
  route: '/orders/:id',
  fields: {
    number: text(40, { required: true, unique: true }),
    supplier: reference('supplier', { required: true, fixed: true }),
    organ: reference('organ', { required: true }),
    orderedOn: dayField({ required: true }),
    neededOn: dayField({ required: true }),
    place: text(120, { required: true }),
    note: lines(1000),
    // What the supplier answered.
    promisedOn: virtual(dayField(), computed),
    reply: virtual(lines(300), computed),
    net: virtual(decimal(money), computed),
    tax: virtual(decimal(money), computed),
    gross: virtual(decimal(money), computed),
  },
  title: 'number',
  key: ['number'],
  range: { of: 'organ', field: 'organ' },
  list: {
    columns: ['number', 'supplier', 'organ', 'orderedOn', 'neededOn', 'promisedOn', 'gross'],
    filters: ['supplier', 'organ', 'orderedOn', 'neededOn'],
    sorts: ['number', 'orderedOn', 'neededOn'],
    sort: { column: 'orderedOn', direction: 'desc' },
    search: ['number', 'place'],
  },
  sections: {
    basic: ['number', 'supplier', 'organ', 'orderedOn', 'neededOn', 'place'],
    answer: ['promisedOn', 'reply'],
    amounts: ['net', 'tax', 'gross'],
    more: ['note'],
  },
  lines: {
    items: {
      fields: {
        // The code of a price list; an item without one has its price typed in.
        item: text(30),
        name: text(80, { required: true }),
        unit: text(12, { required: true }),
        quantity: decimal({ digits: 12, scale: 3 }, { required: true }),
        // Empty takes the price of the list on the day of the order.
        price: decimal({ digits: 14, scale: 4 }),
        taxRate: decimal({ digits: 5, scale: 2 }),
        reason: text(120),
      },
      most: 100,
    },
  },
  states: {
    values: ['draft', 'ordered', 'acknowledged', 'partly', 'received', 'closed', 'cancelled'],
    initial: 'draft',
    moves: {
      submit: { from: ['draft'], to: 'ordered', approvable: true },
      acknowledge: { from: ['ordered'], to: 'acknowledged' },
      close: { from: ['partly', 'received'], to: 'closed' },
      cancel: { from: ['draft', 'ordered', 'acknowledged'], to: 'cancelled' },
    },
    tones: {
      ordered: 'accent',
      acknowledged: 'accent',
      partly: 'warn',
      received: 'good',
      cancelled: 'bad',
    },
    closed: {
      ordered: 'row',
      acknowledged: 'row',
      partly: 'row',
      received: 'row',
      closed: 'row',
      cancelled: 'row',
    },
  },
  check: ({ orderedOn, neededOn }) =>
    neededOn < orderedOn ? [{ field: 'neededOn' as const, issue: 'dateOrder' as const }] : [],
});

/** Reads and changes orders. */
export const purchaseOrderCalls = recordCalls(purchaseOrder);

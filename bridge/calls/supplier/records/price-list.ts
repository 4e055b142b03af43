import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, decimal, reference, text } from '../../record/field.ts';

/** Jiagebiao: what a supplier asks for an item over a span of days. An order takes the price of its day. */
export const supplierPriceList = defineRecord({
  name: 'supplierPriceList',
  base: '/gateway/supplier/web/priceList',
  functionId: 'purchasing.prices',
  route: '/prices/:id',
  fields: {
    name: text(60, { required: true }),
    supplier: reference('supplier', { required: true, fixed: true }),
    fromOn: dayField({ required: true }),
    toOn: dayField(),
  },
  title: 'name',
  key: ['supplier', 'name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'supplier', 'fromOn', 'toOn'],
    filters: ['supplier', 'fromOn'],
    sorts: ['name', 'fromOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: ['name'],
  },
  sections: { basic: ['name', 'supplier', 'fromOn', 'toOn'] },
  lines: {
    prices: {
      fields: {
        item: text(30, { required: true }),
        name: text(80, { required: true }),
        unit: text(12, { required: true }),
        price: decimal({ digits: 14, scale: 4 }, { required: true }),
        taxRate: decimal({ digits: 5, scale: 2 }, { required: true }),
      },
      most: 200,
    },
  },
  states: {
    values: ['draft', 'active', 'ended'],
    initial: 'draft',
    moves: {
      release: { from: ['draft'], to: 'active', approvable: true },
      end: { from: ['active'], to: 'ended' },
    },
    tones: { active: 'good' },
    closed: { active: ['name', 'fromOn', 'lines.prices'], ended: 'row' },
  },
  check: ({ fromOn, toOn }) =>
    toOn !== null && toOn < fromOn ? [{ field: 'toOn' as const, issue: 'dateOrder' as const }] : [],
});

/** Reads and changes price lists. */
export const supplierPriceListCalls = recordCalls(supplierPriceList);

import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, integer, lines, reference, text } from '../../record/field.ts';

const both = ['nameEn', 'summary', 'summaryEn', 'itinerary', 'itineraryEn'] as const;

/** Xianlu: a trip that a travel agency runs. Its departures are sold while it is on sale. */
export const tourProduct = defineRecord({
  name: 'tourProduct',
  base: '/gateway/tourshop/web/product',
  functionId: 'tourdesk.products',
  route: '/products/:id',
  fields: {
    code: text(20, { required: true, unique: true }),
    name: text(60, { required: true }),
    nameEn: text(80),
    kind: choice(['domestic', 'outbound', 'checkup'], { required: true }),
    supplier: text(80, { required: true }),
    // Whose people read who travels; buyers read the name above.
    partner: reference('supplier'),
    place: text(40, { required: true }),
    placeEn: text(60),
    days: integer({ min: 1, max: 60 }, { required: true }),
    nights: integer({ min: 0, max: 60 }, { required: true }),
    // The landscape that is drawn for it.
    scene: choice(['mountain', 'lake', 'sea', 'city', 'desert', 'snow', 'garden', 'clinic'], {
      required: true,
    }),
    minAge: integer({ min: 0, max: 99 }),
    feeTable: reference('tourFeeTable', { required: true }),
    summary: lines(300),
    summaryEn: lines(500),
    // A line a day.
    itinerary: lines(3000),
    itineraryEn: lines(4000),
    includes: lines(1000),
    includesEn: lines(1500),
    excludes: lines(1000),
    excludesEn: lines(1500),
  },
  title: 'name',
  key: ['code'],
  range: { of: 'company' },
  list: {
    columns: ['code', 'name', 'kind', 'place', 'days', 'supplier', 'feeTable'],
    filters: ['kind', 'feeTable'],
    sorts: ['code', 'name', 'days'],
    sort: { column: 'code', direction: 'asc' },
    search: ['name', 'nameEn', 'code', 'place'],
  },
  sections: {
    basic: [
      'code',
      'name',
      'nameEn',
      'kind',
      'supplier',
      'partner',
      'place',
      'placeEn',
      'days',
      'nights',
    ],
    terms: ['scene', 'minAge', 'feeTable'],
    content: [
      'summary',
      'summaryEn',
      'itinerary',
      'itineraryEn',
      'includes',
      'includesEn',
      'excludes',
      'excludesEn',
    ],
  },
  states: {
    values: ['draft', 'checked', 'onSale', 'paused', 'withdrawn'],
    initial: 'draft',
    moves: {
      check: { from: ['draft'], to: 'checked' },
      release: { from: ['checked'], to: 'onSale', needs: both, approvable: true },
      pause: { from: ['onSale'], to: 'paused' },
      resume: { from: ['paused'], to: 'onSale' },
      withdraw: { from: ['draft', 'checked', 'onSale', 'paused'], to: 'withdrawn' },
    },
    tones: { onSale: 'good', paused: 'warn', withdrawn: 'bad' },
    closed: { withdrawn: 'row' },
  },
});

/** Reads and changes products. */
export const tourProductCalls = recordCalls(tourProduct);

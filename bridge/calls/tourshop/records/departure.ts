import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, flag, integer, reference, text, virtual } from '../../record/field.ts';

const seatLimits = { min: 0, max: 5000 };
const settled = ['product', 'fromOn', 'toOn', 'seats', 'blocked'] as const;

/** Tuanqi: a product on certain days, with seats and prices. Its seats change by the desk once it is open. */
export const tourDeparture = defineRecord({
  name: 'tourDeparture',
  base: '/gateway/tourshop/web/departure',
  functionId: 'tourdesk.departures',
  route: '/departures/:id',
  fields: {
    name: text(60, { required: true }),
    product: reference('tourProduct', { required: true }),
    // Whose people read who travels: that of the product as it was when the departure was made.
    partner: reference('supplier'),
    fromOn: dayField({ required: true }),
    toOn: dayField({ required: true }),
    gather: text(120),
    saleFrom: dayField({ required: true }),
    saleTo: dayField({ required: true }),
    seats: integer({ min: 1, max: 5000 }, { required: true }),
    blocked: integer(seatLimits, { required: true }),
    taken: virtual(integer(seatLimits), { from: [] }),
    minSeats: integer(seatLimits),
    waitMost: integer(seatLimits),
  },
  title: 'name',
  key: ['product', 'fromOn'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'product', 'fromOn', 'toOn', 'seats', 'blocked', 'taken', 'saleTo'],
    filters: ['product', 'fromOn'],
    sorts: ['name', 'fromOn'],
    sort: { column: 'fromOn', direction: 'asc' },
    search: ['name'],
  },
  sections: {
    basic: ['name', 'product', 'partner', 'fromOn', 'toOn', 'gather'],
    sale: ['saleFrom', 'saleTo', 'seats', 'blocked', 'taken', 'minSeats', 'waitMost'],
  },
  lines: {
    prices: {
      fields: {
        traveller: choice(['adult', 'child', 'senior', 'infant'], { required: true }),
        seat: flag(),
        points: integer({ min: 0, max: 1_000_000 }, { required: true }),
      },
      most: 4,
    },
  },
  states: {
    values: ['planned', 'open', 'stopped', 'guaranteed', 'gone', 'done', 'cancelled'],
    initial: 'planned',
    moves: {
      open: { from: ['planned', 'stopped'], to: 'open' },
      stop: { from: ['open', 'guaranteed'], to: 'stopped' },
      guarantee: { from: ['open'], to: 'guaranteed' },
      leave: { from: ['open', 'stopped', 'guaranteed'], to: 'gone' },
      finish: { from: ['gone'], to: 'done' },
    },
    tones: { open: 'accent', guaranteed: 'good', stopped: 'warn', cancelled: 'bad' },
    closed: {
      open: settled,
      stopped: settled,
      guaranteed: settled,
      gone: 'row',
      done: 'row',
      cancelled: 'row',
    },
  },
  check: ({ fromOn, toOn, saleFrom, saleTo, seats, blocked }) => [
    ...(toOn < fromOn ? [{ field: 'toOn' as const, issue: 'dateOrder' as const }] : []),
    ...(saleTo < saleFrom ? [{ field: 'saleTo' as const, issue: 'dateOrder' as const }] : []),
    ...(saleTo > fromOn ? [{ field: 'saleTo' as const, issue: 'invalid' as const }] : []),
    ...(blocked > seats
      ? [{ field: 'blocked' as const, issue: 'tooLarge' as const, max: seats }]
      : []),
  ],
});

/** Reads and changes departures. */
export const tourDepartureCalls = recordCalls(tourDeparture);

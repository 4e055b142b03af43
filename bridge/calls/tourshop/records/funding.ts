import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { integer, lines, reference, text } from '../../record/field.ts';

const points = { min: 0, max: 1_000_000 };

/** Gongsi zizhu shenqing: the wish that the company pays what own points do not. Seats and points are kept meanwhile. */
export const tourFunding = defineRecord({
  name: 'tourFunding',
  base: '/gateway/tourshop/web/funding',
  functionId: 'tourdesk.funding',
  route: '/funding/:id',
  fields: {
    number: text(30, { required: true, unique: true, fixed: true }),
    employment: reference('employment', { required: true, fixed: true }),
    departure: reference('tourDeparture', { required: true, fixed: true }),
    ownPoints: integer(points, { required: true, fixed: true }),
    fundedPoints: integer({ ...points, min: 1 }, { required: true, fixed: true }),
    reason: lines(500),
  },
  title: 'departure',
  key: ['number'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['number', 'employment', 'departure', 'ownPoints', 'fundedPoints', 'reason'],
    filters: ['employment', 'departure'],
    sorts: ['number', 'employment', 'departure'],
    sort: { column: 'number', direction: 'desc' },
    search: ['number'],
  },
  sections: {
    basic: ['number', 'employment', 'departure', 'ownPoints', 'fundedPoints', 'reason'],
  },
  states: {
    values: ['draft', 'approved', 'closed'],
    initial: 'draft',
    moves: {
      submit: { from: ['draft'], to: 'approved', approvable: true },
      close: { from: ['draft'], to: 'closed' },
    },
    tones: { approved: 'good' },
    closed: { approved: 'row', closed: 'row' },
  },
});

/** Reads and changes requests for company-funded trips. */
export const tourFundingCalls = recordCalls(tourFunding);

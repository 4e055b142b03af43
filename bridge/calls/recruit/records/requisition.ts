import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import {
  choice,
  dayField,
  decimal,
  flag,
  integer,
  lines,
  reference,
  text,
  virtual,
} from '../../record/field.ts';

const heads = { min: 1, max: 200 };
const pay = { digits: 12, scale: 2 };

/** Zhaopin xuqiu: an organisation asks for people in a position. Jobs hire for it. */
export const requisition = defineRecord({
  name: 'requisition',
  base: '/gateway/recruit/web/requisition',
  functionId: 'recruitment.requisitions',
  route: '/requisitions/:id',
  fields: {
    title: text(80, { required: true }),
    organ: reference('organ', { required: true, fixed: true }),
    position: reference('position', { required: true }),
    reason: choice(['new', 'replace', 'reserve', 'intern'], { required: true }),
    // The person a replacement is for.
    leaver: reference('employment'),
    heads: integer(heads, { required: true }),
    filled: virtual(integer({ min: 0, max: 9999 }), { from: [] }),
    type: choice(['full-time', 'part-time', 'intern', 'dispatch'], { required: true }),
    workPlace: text(60, { required: true }),
    payFrom: decimal(pay, { right: 'hidden' }),
    payTo: decimal(pay, { right: 'hidden' }),
    wantedOn: dayField({ required: true }),
    // More heads than the position plans for, counted when it is submitted.
    overPlan: virtual(flag(), { from: ['heads', 'position'] }),
    recruiter: reference('employment'),
    note: lines(2000),
  },
  title: 'title',
  key: ['title', 'organ'],
  range: { of: 'organ', field: 'organ' },
  list: {
    columns: ['title', 'organ', 'position', 'heads', 'filled', 'wantedOn', 'recruiter', 'reason'],
    filters: ['organ', 'position', 'reason', 'type', 'wantedOn', 'overPlan'],
    sorts: ['title', 'organ', 'wantedOn', 'heads'],
    sort: { column: 'wantedOn', direction: 'asc' },
    search: ['title'],
  },
  sections: {
    demand: ['title', 'organ', 'position', 'reason', 'leaver', 'heads', 'filled', 'overPlan'],
    terms: ['type', 'workPlace', 'payFrom', 'payTo', 'wantedOn'],
    work: ['recruiter', 'note'],
  },
  states: {
    values: ['draft', 'open', 'paused', 'filled', 'cancelled'],
    initial: 'draft',
    moves: {
      submit: { from: ['draft'], to: 'open', approvable: true },
      pause: { from: ['open'], to: 'paused' },
      resume: { from: ['paused'], to: 'open' },
      fill: { from: ['open'], to: 'filled' },
      refill: { from: ['filled'], to: 'open' },
      cancel: { from: ['draft', 'open', 'paused'], to: 'cancelled', reason: true },
    },
    tones: { open: 'accent', paused: 'warn', filled: 'good', cancelled: 'bad' },
    closed: {
      // Heads can still be lowered, but not below those who are hired or have an offer.
      open: ['position', 'reason', 'leaver'],
      paused: ['position', 'reason', 'leaver'],
      filled: 'row',
      cancelled: 'row',
    },
  },
  reminders: { wantedOn: [30, 7] },
  check: ({ reason, leaver, payFrom, payTo }) => [
    ...(reason === 'replace' && leaver === null
      ? [{ field: 'leaver' as const, issue: 'required' as const }]
      : []),
    ...(payFrom !== null && payTo !== null && Number(payTo) < Number(payFrom)
      ? [{ field: 'payTo' as const, issue: 'tooSmall' as const }]
      : []),
  ],
});

/** Reads and changes requisitions. */
export const requisitionCalls = recordCalls(requisition);

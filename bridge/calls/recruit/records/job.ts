import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, flag, integer, lines, reference, text, virtual } from '../../record/field.ts';

/** Zhaopin zhiwei: an advertised job of a requisition, with a board of its applications. */
export const hiringJob = defineRecord({
  name: 'hiringJob',
  base: '/gateway/recruit/web/job',
  functionId: 'recruitment.jobs',
  route: '/jobs/:id',
  fields: {
    title: text(80, { required: true }),
    requisition: reference('requisition', { required: true, fixed: true }),
    // That of the requisition; a job is reached by it.
    organ: reference('organ', { required: true, fixed: true }),
    workPlace: text(60, { required: true }),
    manager: reference('employment', { required: true }),
    recruiter: reference('employment'),
    description: lines(4000, { required: true }),
    demands: lines(4000, { required: true }),
    payShown: flag(),
    closesOn: dayField(),
    active: virtual(integer({ min: 0, max: 99_999 }), { from: [] }),
  },
  title: 'title',
  key: ['title', 'requisition'],
  range: { of: 'organ', field: 'organ' },
  list: {
    columns: ['title', 'organ', 'workPlace', 'manager', 'recruiter', 'active', 'closesOn'],
    filters: ['organ', 'requisition', 'closesOn'],
    sorts: ['title', 'organ', 'closesOn'],
    sort: { column: 'title', direction: 'asc' },
    search: ['title', 'workPlace'],
  },
  sections: {
    basic: ['title', 'requisition', 'organ', 'workPlace', 'manager', 'recruiter'],
    advert: ['description', 'demands', 'payShown', 'closesOn', 'active'],
  },
  states: {
    values: ['draft', 'open', 'paused', 'closed'],
    initial: 'draft',
    moves: {
      publish: { from: ['draft'], to: 'open' },
      pause: { from: ['open'], to: 'paused' },
      resume: { from: ['paused'], to: 'open' },
      close: { from: ['open', 'paused'], to: 'closed' },
      reopen: { from: ['closed'], to: 'open' },
    },
    tones: { open: 'accent', paused: 'warn', closed: 'neutral' },
    closed: { closed: 'row' },
  },
  reminders: { closesOn: [7] },
});

/** Reads and changes jobs. */
export const hiringJobCalls = recordCalls(hiringJob);

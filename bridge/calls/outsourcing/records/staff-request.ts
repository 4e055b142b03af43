import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, integer, lines, reference, text } from '../../record/field.ts';

/** Yonggong xuqiu: workers that an agency is asked for, and whom it proposes. */
export const staffRequest = defineRecord({
  name: 'staffRequest',
  base: '/gateway/outsourcing/web/staffRequest',
  functionId: 'outsourcing.requests',
  route: '/requests/:id',
  fields: {
    title: text(60, { required: true }),
    post: reference('dispatchPost', { required: true, fixed: true }),
    organ: reference('organ', { required: true }),
    heads: integer({ min: 1, max: 999 }, { required: true }),
    why: choice(['new', 'replacement'], { required: true }),
    neededOn: dayField({ required: true }),
    // The worker who went back, of a replacement.
    replaced: reference('employment'),
    note: lines(2000),
  },
  title: 'title',
  key: ['title', 'post'],
  range: { of: 'organ', field: 'organ' },
  list: {
    columns: ['title', 'post', 'organ', 'heads', 'why', 'neededOn'],
    filters: ['post', 'organ', 'why', 'neededOn'],
    sorts: ['title', 'neededOn'],
    sort: { column: 'neededOn', direction: 'desc' },
    search: ['title'],
  },
  sections: {
    basic: ['title', 'post', 'organ', 'heads', 'why', 'replaced', 'neededOn', 'note'],
  },
  lines: {
    candidates: {
      most: 200,
      fields: {
        name: text(60, { required: true }),
        phone: text(20, { format: 'phone' }),
        // The entry of who is taken is made with it.
        idNumber: text(30),
        decision: choice(['open', 'taken', 'refused'], { required: true }),
        reason: text(120),
      },
    },
  },
  states: {
    values: ['draft', 'sent', 'filled', 'cancelled'],
    initial: 'draft',
    moves: {
      send: { from: ['draft'], to: 'sent', approvable: true },
      fill: { from: ['sent'], to: 'filled' },
      cancel: { from: ['draft', 'sent'], to: 'cancelled' },
    },
    tones: { sent: 'accent', filled: 'good' },
    closed: { filled: 'row', cancelled: 'row' },
  },
  reminders: { neededOn: [7, 1] },
});

/** Reads and changes requests. */
export const staffRequestCalls = recordCalls(staffRequest);

import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { lines, reference, text } from '../../record/field.ts';

/** Baoming shenqing: the wish for a seat in a session of a course that asks for approval. The seat is held meanwhile. */
export const enrolmentRequest = defineRecord({
  name: 'enrolmentRequest',
  base: '/gateway/elephantstep/web/enrolmentRequest',
  functionId: 'training.requests',
  route: '/requests/:id',
  fields: {
    number: text(30, { required: true, unique: true, fixed: true }),
    employment: reference('employment', { required: true, fixed: true }),
    session: reference('trainingSession', { required: true, fixed: true }),
    reason: lines(500),
  },
  title: 'session',
  key: ['number'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['number', 'employment', 'session', 'reason'],
    filters: ['employment', 'session'],
    sorts: ['number', 'employment', 'session'],
    sort: { column: 'number', direction: 'desc' },
    search: ['number'],
  },
  sections: { basic: ['number', 'employment', 'session', 'reason'] },
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

/** Reads and changes requests for seats. */
export const enrolmentRequestCalls = recordCalls(enrolmentRequest);

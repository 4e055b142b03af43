import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, file, flag, lines, reference } from '../../record/field.ts';

/** Tuihui: a dispatched worker goes back to the agency, for a reason that the law knows. */
export const dispatchReturn = defineRecord({
  name: 'dispatchReturn',
  base: '/gateway/outsourcing/web/return',
  functionId: 'outsourcing.returns',
  route: '/returns/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    reason: choice(
      ['fault', 'illness', 'unfit', 'changed', 'redundancy', 'hostClosed', 'agreementEnded'],
      { required: true },
    ),
    noticeOn: dayField({ required: true }),
    effectiveOn: dayField({ required: true }),
    evidence: file(),
    replacement: flag(),
    note: lines(2000, { right: 'hidden' }),
  },
  title: 'employment',
  key: ['employment', 'noticeOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'reason', 'noticeOn', 'effectiveOn', 'replacement'],
    filters: ['employment', 'reason', 'effectiveOn'],
    sorts: ['employment', 'noticeOn', 'effectiveOn'],
    sort: { column: 'noticeOn', direction: 'desc' },
    search: [],
  },
  sections: {
    basic: ['employment', 'reason', 'noticeOn', 'effectiveOn'],
    ground: ['evidence', 'replacement', 'note'],
  },
  states: {
    values: ['draft', 'sent', 'disputed', 'accepted', 'dropped'],
    initial: 'draft',
    moves: {
      send: { from: ['draft'], to: 'sent', needs: ['evidence'], approvable: true },
      dispute: { from: ['sent'], to: 'disputed' },
      accept: { from: ['sent', 'disputed'], to: 'accepted' },
      drop: { from: ['draft', 'sent', 'disputed'], to: 'dropped' },
    },
    tones: { sent: 'accent', disputed: 'warn', accepted: 'good' },
    closed: { sent: 'row', disputed: 'row', accepted: 'row', dropped: 'row' },
  },
  check: ({ noticeOn, effectiveOn }) =>
    effectiveOn < noticeOn ? [{ field: 'effectiveOn' as const, issue: 'dateOrder' as const }] : [],
});

/** Reads and changes returns. */
export const dispatchReturnCalls = recordCalls(dispatchReturn);

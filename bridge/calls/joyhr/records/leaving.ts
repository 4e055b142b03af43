import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, flag, lines, reference } from '../../record/field.ts';
import { changeStates } from './change-states.ts';

/** How an employment ends: Labour Contract Law, arts. 37 and 38, 36, 39, 40, 41, 44 (1), 44 (2). */
export const leavingKinds = [
  'resignation',
  'agreement',
  'dismissal-for-fault',
  'dismissal-with-notice',
  'redundancy',
  'contract-end',
  'retirement',
  'other',
] as const;

/** Lizhi: an employment ends after its last day. */
export const leaving = defineRecord({
  name: 'leaving',
  base: '/gateway/joyhr/web/leaving',
  functionId: 'personnel.leavings',
  route: '/changes/leavings/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    kind: choice(leavingKinds, { required: true }),
    noticeOn: dayField(),
    lastDay: dayField({ required: true }),
    // What protects against dismissal without fault: Labour Contract Law, art. 42.
    protection: choice([
      'none',
      'occupational-disease-check',
      'work-injury',
      'medical-period',
      'pregnancy',
    ]),
    paidInsteadOfNotice: flag(),
    takeover: reference('employment'),
    reason: lines(500),
  },
  title: 'employment',
  key: ['employment', 'lastDay'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'kind', 'noticeOn', 'lastDay', 'takeover'],
    filters: ['lastDay', 'kind'],
    sorts: ['employment', 'lastDay'],
    sort: { column: 'lastDay', direction: 'desc' },
    search: [],
  },
  sections: {
    basic: ['employment', 'kind', 'noticeOn', 'lastDay', 'paidInsteadOfNotice', 'protection'],
    more: ['takeover', 'reason'],
  },
  states: changeStates,
  check: ({ noticeOn, lastDay }) =>
    noticeOn !== null && noticeOn > lastDay ? [{ field: 'lastDay', issue: 'dateOrder' }] : [],
});

/** Reads and changes leavings. */
export const leavingCalls = recordCalls(leaving);

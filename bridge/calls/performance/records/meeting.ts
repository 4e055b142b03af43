import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { integer, lines, reference, text, virtual } from '../../record/field.ts';

/** Jiaozhunhui: the people who look at the levels of an organisation in a cycle together. */
export const calibrationMeeting = defineRecord({
  name: 'calibrationMeeting',
  base: '/gateway/performance/web/calibrationMeeting',
  functionId: 'performance.calibrations',
  route: '/meetings/:id',
  fields: {
    cycle: reference('performanceCycle', { required: true, fixed: true }),
    organ: reference('organ', { required: true }),
    name: text(60, { required: true }),
    chair: reference('employment', { required: true }),
    quotaVersion: virtual(integer({ min: 1, max: 9999 }), { from: [] }),
    // Why the chair closed it although the distribution is off.
    overrideWhy: virtual(lines(500), { from: [] }),
  },
  title: 'name',
  key: ['cycle', 'organ'],
  range: { of: 'organ', field: 'organ' },
  list: {
    columns: ['name', 'cycle', 'organ', 'chair', 'quotaVersion'],
    filters: ['cycle', 'organ', 'chair'],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: {
    basic: ['name', 'cycle', 'organ', 'chair'],
    quotas: ['quotaVersion', 'overrideWhy'],
  },
  lines: {
    members: { most: 30, fields: { employment: reference('employment', { required: true }) } },
  },
  states: {
    values: ['draft', 'open', 'closed'],
    initial: 'draft',
    moves: {
      open: { from: ['draft'], to: 'open' },
      close: { from: ['open'], to: 'closed' },
      reopen: {
        from: ['closed'],
        to: 'open',
        functionId: 'performance.calibrations.reopen',
        reason: true,
      },
    },
    tones: { open: 'accent', closed: 'good' },
    closed: { open: ['organ'], closed: 'row' },
  },
});

/** Reads and changes calibration meetings. */
export const calibrationMeetingCalls = recordCalls(calibrationMeeting);

import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, dayField, lines, reference, virtual } from '../../record/field.ts';

/** Nü zhigong baohu: a pregnancy or the nursing of a child, for which the law bans night work and overtime of a person. */
export const protectedPeriod = defineRecord({
  name: 'protectedPeriod',
  base: '/gateway/kaoqin/web/protectedPeriod',
  functionId: 'attendance.protected-periods',
  route: '/protected-periods/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    // Why somebody is protected is private: only who keeps the periods has a right on it.
    kind: choice(['pregnancy', 'nursing'], { required: true, right: 'hidden' }),
    fromOn: dayField({ required: true }),
    toOn: dayField(),
    bannedFrom: virtual(dayField(), { from: ['kind', 'fromOn', 'toOn'] }),
    bannedTo: virtual(dayField(), { from: ['kind', 'fromOn', 'toOn'] }),
    note: lines(200, { right: 'hidden' }),
  },
  title: 'employment',
  key: ['employment', 'fromOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'kind', 'fromOn', 'toOn', 'bannedFrom', 'bannedTo'],
    filters: ['kind', 'fromOn'],
    sorts: ['employment', 'fromOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: [],
  },
  sections: {
    basic: ['employment', 'kind'],
    days: ['fromOn', 'toOn', 'bannedFrom', 'bannedTo', 'note'],
  },
  check: checkDays,
});

/** Reads and changes protected periods. */
export const protectedPeriodCalls = recordCalls(protectedPeriod);

function checkDays({
  fromOn,
  toOn,
}: {
  readonly fromOn: string;
  readonly toOn: string | null;
}): FieldProblem<'toOn'>[] {
  return toOn !== null && toOn < fromOn ? [{ field: 'toOn', issue: 'dateOrder' }] : [];
}

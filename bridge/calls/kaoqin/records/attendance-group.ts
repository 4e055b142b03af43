import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, decimal, flag, integer, minutes, reference, text } from '../../record/field.ts';

/** Kaoqin zu: which people have which hours, and how their punches and overtime count. */
export const attendanceGroup = defineRecord({
  name: 'attendanceGroup',
  base: '/gateway/kaoqin/web/attendanceGroup',
  functionId: 'attendance.groups',
  route: '/groups/:id',
  fields: {
    name: text(40, { required: true, unique: true }),
    kind: choice(['fixed', 'roster', 'free'], { required: true }),
    organ: reference('organ'),
    shift: reference('shift'),
    workDays: choice(['five', 'six', 'seven'], { required: true }),
    holidaysOff: flag({ required: true }),
    overtimeBasis: choice(['lesser', 'request', 'punches'], { required: true }),
    overtimeAtLeast: minutes({ max: 240 }, { required: true }),
    overtimeStep: minutes({ max: 120 }, { required: true }),
    patchQuota: integer({ min: 0, max: 31 }, { required: true }),
    patchDaysBack: integer({ min: 0, max: 90 }, { required: true }),
    placeRule: choice(['none', 'noted', 'required'], { required: true }),
    latitude: decimal({ digits: 9, scale: 6, signed: true }),
    longitude: decimal({ digits: 9, scale: 6, signed: true }),
    radius: integer({ min: 50, max: 5000 }),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'kind', 'organ', 'shift', 'workDays', 'overtimeBasis', 'placeRule'],
    filters: ['kind', 'organ'],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: {
    basic: ['name', 'kind', 'organ'],
    hours: ['shift', 'workDays', 'holidaysOff'],
    overtime: ['overtimeBasis', 'overtimeAtLeast', 'overtimeStep'],
    patches: ['patchQuota', 'patchDaysBack'],
    place: ['placeRule', 'latitude', 'longitude', 'radius'],
  },
  check: checkGroup,
});

/** Reads and changes attendance groups. */
export const attendanceGroupCalls = recordCalls(attendanceGroup);

interface GroupRules {
  readonly kind: 'fixed' | 'roster' | 'free';
  readonly shift: string | null;
  readonly placeRule: 'none' | 'noted' | 'required';
  readonly latitude: string | null;
  readonly longitude: string | null;
  readonly radius: number | null;
}

/** Fixed hours have a shift, and a place that is required has a centre and a radius. */
function checkGroup(
  group: GroupRules,
): FieldProblem<'shift' | 'latitude' | 'longitude' | 'radius'>[] {
  const problems: FieldProblem<'shift' | 'latitude' | 'longitude' | 'radius'>[] = [];
  if (group.kind === 'fixed' && group.shift === null)
    problems.push({ field: 'shift', issue: 'required' });
  if (group.placeRule !== 'required') return problems;
  for (const field of ['latitude', 'longitude', 'radius'] as const) {
    if (group[field] === null) problems.push({ field, issue: 'required' });
  }
  return problems;
}

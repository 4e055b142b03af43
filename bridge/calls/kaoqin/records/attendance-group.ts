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
    hoursSystem: choice(['standard', 'comprehensive', 'flexible'], { required: true }),
    hoursCycle: choice(['week', 'month', 'quarter', 'year']),
    holidaysInNorm: flag(),
    holidayPay: flag(),
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
    columns: [
      'name',
      'kind',
      'organ',
      'shift',
      'workDays',
      'hoursSystem',
      'overtimeBasis',
      'placeRule',
    ],
    filters: ['kind', 'hoursSystem', 'organ'],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: {
    basic: ['name', 'kind', 'organ'],
    hours: ['shift', 'workDays', 'holidaysOff'],
    system: ['hoursSystem', 'hoursCycle', 'holidaysInNorm', 'holidayPay'],
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
  readonly hoursSystem: 'standard' | 'comprehensive' | 'flexible';
  readonly hoursCycle: 'week' | 'month' | 'quarter' | 'year' | null;
  readonly placeRule: 'none' | 'noted' | 'required';
  readonly latitude: string | null;
  readonly longitude: string | null;
  readonly radius: number | null;
}

type CheckedField = 'shift' | 'hoursCycle' | 'latitude' | 'longitude' | 'radius';

/** Fixed hours have a shift, comprehensive hours a cycle, and a place that is required has a centre and a radius. */
function checkGroup(group: GroupRules): FieldProblem<CheckedField>[] {
  const problems: FieldProblem<CheckedField>[] = [];
  if (group.kind === 'fixed' && group.shift === null)
    problems.push({ field: 'shift', issue: 'required' });
  const isComprehensive = group.hoursSystem === 'comprehensive';
  if (isComprehensive && group.hoursCycle === null)
    problems.push({ field: 'hoursCycle', issue: 'required' });
  if (!isComprehensive && group.hoursCycle !== null)
    problems.push({ field: 'hoursCycle', issue: 'mustBeEmpty' });
  if (group.placeRule !== 'required') return problems;
  for (const field of ['latitude', 'longitude', 'radius'] as const) {
    if (group[field] === null) problems.push({ field, issue: 'required' });
  }
  return problems;
}

import { namedShift } from '#gateway/services/kaoqin/days/shift-rules.ts';
import type { Row } from '../insert-rows.ts';
import { createRandom, type Random } from '../random.ts';
import type { Structure } from '../tenant/structure.ts';
import { type LeaveCode, type TimeWords, timeWordsFor } from './time-words.ts';

/** The rows by which a company's time is judged. */
export interface TimeSettings {
  readonly words: TimeWords;
  readonly shifts: Readonly<Record<keyof TimeWords['shifts'], Row<'shift'>>>;
  readonly groups: readonly Row<'attendance_group'>[];
  readonly leaveTypes: Readonly<Record<LeaveCode, Row<'leave_type'>>>;
}

const usualShift = {
  breaks: null,
  paid_breaks: null,
  second_on: null,
  second_off: null,
  third_on: null,
  third_off: null,
  minutes_before: 120,
  minutes_after: 300,
  flex_late: 0,
  flex_early: 0,
  late_from: 1,
  serious_late_from: 30,
  absent_from: 120,
  needs_in: true,
  needs_out: true,
  staff_at_least: null,
  note: null,
} as const;

const usualGroup = {
  kind: 'fixed',
  organ_id: null,
  work_days: 'five',
  holidays_off: true,
  hours_system: 'standard',
  hours_cycle: null,
  overtime_basis: 'lesser',
  overtime_at_least: 30,
  overtime_step: 30,
  patch_quota: 3,
  patch_days_back: 30,
  place_rule: 'none',
  latitude: null,
  longitude: null,
  radius: null,
} as const;

/** The team that punches at a place: the service of one company, the support of the other. */
export function fencedOrgan({ organByCode }: Structure) {
  return organByCode.get('CS') ?? organByCode.get('SA-SU');
}

/** Where that team punches. */
export function sitePlaceOf({ plan }: Structure) {
  return plan.locale === 'en'
    ? { latitude: '42.360100', longitude: '-71.058900' }
    : { latitude: '31.230400', longitude: '121.473700' };
}

type NewKey = () => { readonly tenant_id: string; readonly id: string };

/** Makes up the shifts, groups and types of leave of a company. */
export function buildSettings(structure: Structure, random: Random): TimeSettings {
  const words = timeWordsFor(structure.plan.locale);
  const key = () => ({ tenant_id: structure.tenantId, id: random.id() });
  const shifts = buildShifts(words, key);
  const organ = (code: string) => structure.organByCode.get(code)?.id ?? null;
  const group = (
    name: string,
    more: Partial<Row<'attendance_group'>>,
  ): Row<'attendance_group'> => ({
    ...key(),
    ...usualGroup,
    shift_id: shifts.office.id,
    name,
    ...more,
  });
  const research = organ('RD');
  const service = organ('CS');
  // Who works by roster around the clock has hours that are added up over a quarter.
  const crews = organ('CS-SU');
  return {
    words,
    shifts,
    groups: [
      group(words.groups.office, {}),
      ...(research === null
        ? []
        : [group(words.groups.research, { organ_id: research, patch_quota: 5 })]),
      ...(service === null
        ? []
        : [
            group(words.groups.service, {
              organ_id: service,
              shift_id: shifts.early.id,
              place_rule: 'noted',
              ...sitePlaceOf(structure),
              radius: 300,
            }),
          ]),
      ...(crews === null
        ? []
        : [
            group(words.groups.shifts, {
              organ_id: crews,
              shift_id: shifts.early.id,
              hours_system: 'comprehensive',
              hours_cycle: 'quarter',
            }),
          ]),
      ...supportGroup(structure, words, shifts.office.id),
    ],
    leaveTypes: buildLeaveTypes(words, key),
  };
}

/** The support of a company without crews works the hours of the office, at its place. */
function supportGroup(
  structure: Structure,
  words: TimeWords,
  officeId: string,
): Row<'attendance_group'>[] {
  const support = structure.organByCode.get('SA-SU');
  if (support === undefined) return [];
  // Of its own chance: the rows after it stay as they were.
  const random = createRandom(structure.plan.seed + 700_023, Date.parse(structure.anchor));
  return [
    {
      ...usualGroup,
      tenant_id: structure.tenantId,
      id: random.id(),
      name: words.groups.service,
      shift_id: officeId,
      organ_id: support.id,
      place_rule: 'noted',
      ...sitePlaceOf(structure),
      radius: 300,
    },
  ];
}

function buildShifts(words: TimeWords, key: NewKey): TimeSettings['shifts'] {
  const shift = (
    name: keyof TimeWords['shifts'],
    times: Partial<Row<'shift'>> & Pick<Row<'shift'>, 'on_at' | 'off_at' | 'colour'>,
  ): Row<'shift'> => ({ ...key(), ...usualShift, name: words.shifts[name], ...times });
  return {
    office: shift('office', {
      on_at: '09:00',
      off_at: '18:00',
      colour: 'blue',
      flex_late: 30,
      breaks: '12:00-13:00',
    }),
    early: shift('early', {
      on_at: '07:00',
      off_at: '15:30',
      colour: 'green',
      breaks: '09:15-09:30, 11:30-11:45',
      paid_breaks: '13:30-13:40',
    }),
    late: shift('late', {
      on_at: '14:00',
      off_at: '22:30',
      colour: 'orange',
      breaks: '18:00-18:30',
      staff_at_least: 2,
    }),
    night: shift('night', {
      on_at: '22:00',
      off_at: '30:00',
      colour: 'purple',
      paid_breaks: '26:00-26:30',
      staff_at_least: 2,
    }),
    split: shift('split', {
      on_at: '08:30',
      off_at: '12:00',
      second_on: '16:30',
      second_off: '21:00',
      colour: 'grey',
    }),
  };
}

function buildLeaveTypes(words: TimeWords, key: NewKey): TimeSettings['leaveTypes'] {
  let order = 0;
  const type = (code: LeaveCode, more: Partial<Row<'leave_type'>>): Row<'leave_type'> => {
    order += 10;
    return {
      ...key(),
      name: words.leave[code],
      code,
      unit: 'half',
      paid: 'full',
      counts_holidays: false,
      has_balance: false,
      at_most_in_a_row: null,
      notice_days: null,
      below_zero: null,
      grant_rule: 'none',
      per_year: null,
      carry_months: null,
      sort_order: order,
      ...more,
    };
  };
  const yearly = { has_balance: true, grant_rule: 'yearly' } as const;
  return {
    annual: type('annual', { has_balance: true, grant_rule: 'statutory', carry_months: 12 }),
    company: type('company', {
      ...yearly,
      per_year: '3.00',
      carry_months: 3,
      below_zero: '2.00',
    }),
    compensatory: type('compensatory', { unit: 'hour', has_balance: true }),
    personal: type('personal', { unit: 'hour', paid: 'none', at_most_in_a_row: 10 }),
    sick: type('sick', { paid: 'part' }),
    marriage: type('marriage', { unit: 'day', at_most_in_a_row: 10, notice_days: 3 }),
    maternity: type('maternity', { unit: 'day', counts_holidays: true }),
    bereavement: type('bereavement', { unit: 'day', at_most_in_a_row: 3 }),
  };
}

/** The shifts of a company as days are judged by them. */
export function ruleOf(row: Row<'shift'>) {
  return namedShift({
    ...row,
    breaks: row.breaks ?? null,
    paid_breaks: row.paid_breaks ?? null,
    second_on: row.second_on ?? null,
    second_off: row.second_off ?? null,
    third_on: row.third_on ?? null,
    third_off: row.third_off ?? null,
    serious_late_from: row.serious_late_from ?? null,
    absent_from: row.absent_from ?? null,
  });
}

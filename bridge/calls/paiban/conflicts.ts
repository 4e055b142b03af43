/** What is wrong with a person's roster. Pure: the grid shows it at once, the gateway asks it again before it publishes. */
import { isLongDay, nightDays } from './night.ts';
import { dayAfter, type RosterPlan } from './rotation.ts';

/** When a shift begins and ends, in minutes of its day; an end after midnight passes 1,440. */
export interface RosterShift {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** What it counts: without unpaid breaks. */
  readonly minutes: number;
}

/** The limits of a group; null asks nothing. */
export interface RosterLimits {
  /** Between the end of a shift and the start of the next one. */
  readonly restMinutes: number | null;
  readonly daysInARow: number | null;
  /** From Monday to Sunday. */
  readonly weekMinutes: number | null;
}

/** A part of a day that somebody is away. */
export type LeaveHalf = 'whole' | 'am' | 'pm' | 'times';

/** A person's days: those before and after the days that are judged count for what reaches into them. */
export interface RosteredPerson {
  /** One day after the other. */
  readonly days: readonly string[];
  readonly plans: readonly RosterPlan[];
  readonly joinedOn: string;
  /** The last day of work. */
  readonly leftOn: string | null;
  /** Approved leave by day. */
  readonly leave: ReadonlyMap<string, LeaveHalf>;
  /** Sessions of training that the person is in. */
  readonly training: readonly TrainingTime[];
  /** Mandatory training that the person owes, where its rule says that rosters warn of it. */
  readonly duties: readonly RosterDuty[];
  /** Calendar days on which the law bans night work for the person; why is nowhere in a roster. */
  readonly noNight: ReadonlySet<string>;
  /** Days on which the law bans overtime for the person, and so shifts longer than a standard day. */
  readonly noOvertime: ReadonlySet<string>;
  /** What is planned beside the roster on days on which it is banned. */
  readonly banned: ReadonlyMap<string, BannedPlan>;
}

/** When somebody is in a session, in minutes of a day. */
export interface TrainingTime {
  readonly day: string;
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** What somebody owes, from which day on, and what its rule is called. */
export interface RosterDuty {
  readonly kind: 'dutyOverdue' | 'certificateExpired';
  readonly since: string;
  readonly name: string;
}

/** Overtime that is approved, or a shift of the person or of the attendance group where the roster has none. */
export type BannedPlan = 'overtime' | 'shift';

/** What can be wrong with a day. */
export const conflictKinds = [
  'notEmployed',
  'overlap',
  'nightBan',
  'longDayBan',
  'overtimeBan',
  'shiftBan',
  'rest',
  'daysInARow',
  'leave',
  'training',
  'dutyOverdue',
  'certificateExpired',
  'weekHours',
] as const;

/** One of them. */
export type ConflictKind = (typeof conflictKinds)[number];

/** One thing wrong with one day. */
export interface RosterConflict {
  readonly kind: ConflictKind;
  readonly day: string;
  /** Minutes of rest, of the week or that overlap, days in a row; 0 where there is nothing to count. */
  readonly amount: number;
  /** The session or the rule that it is about. */
  readonly about?: string;
}

/** These are never published: they cannot be worked, or the law bans them. */
export const blockingKinds: ReadonlySet<ConflictKind> = new Set([
  'notEmployed',
  'overlap',
  'nightBan',
  'longDayBan',
]);

const dayMinutes = 1440;

interface Worked {
  readonly at: number;
  readonly day: string;
  readonly shift: RosterShift;
}

/** The first and the last day that are judged, and which day it is. */
export interface JudgedDays {
  readonly from: string;
  readonly to: string;
  readonly today: string;
}

/** Finds what is wrong with the days from the first to the last one, in the order of days. */
export function findConflicts(
  person: RosteredPerson,
  shifts: ReadonlyMap<string, RosterShift>,
  limits: RosterLimits,
  { from, to, today }: JudgedDays,
): readonly RosterConflict[] {
  const worked = person.days.flatMap((day, at): Worked[] => {
    const shift = shifts.get(person.plans[at] ?? '');
    return shift === undefined ? [] : [{ at, day, shift }];
  });
  const found = [
    ...worked.flatMap((one) => dayConflicts(person, one)),
    ...worked.flatMap((one) => bannedConflicts(person, one, today)),
    ...plannedConflicts(person, today),
    ...worked.flatMap((one) => trainingConflicts(person, one, today)),
    ...dutyConflicts(person, worked, from > today ? from : today),
    ...restConflicts(worked, limits.restMinutes),
    ...rowConflicts(worked, limits.daysInARow, from),
    ...weekConflicts(worked, limits.weekMinutes, from),
  ];
  return found
    .filter(({ day }) => day >= from && day <= to)
    .sort((one, other) => one.day.localeCompare(other.day) || order(one) - order(other));
}

function order({ kind }: RosterConflict): number {
  return conflictKinds.indexOf(kind);
}

function dayConflicts(person: RosteredPerson, { day }: Worked): RosterConflict[] {
  const { joinedOn, leftOn, leave } = person;
  if (day < joinedOn || (leftOn !== null && day > leftOn))
    return [{ kind: 'notEmployed', day, amount: 0 }];
  const away = leave.get(day) ?? 'times';
  // A few hours of leave leave the rest of the shift to be worked.
  return away === 'times' ? [] : [{ kind: 'leave', day, amount: 0 }];
}

/** Days that are over are as they were worked: no ban changes them. */
function bannedConflicts(
  { noNight, noOvertime }: RosteredPerson,
  { day, shift }: Worked,
  today: string,
): RosterConflict[] {
  if (day < today) return [];
  const isNight = noNight.size > 0 && nightDays(day, shift).some((one) => noNight.has(one));
  if (isNight) return [{ kind: 'nightBan', day, amount: 0 }];
  const isLong = noOvertime.has(day) && isLongDay(shift);
  return isLong ? [{ kind: 'longDayBan', day, amount: shift.minutes }] : [];
}

/** What is banned beside the roster: a day that the roster plans has no other shift. */
function plannedConflicts(
  { days, plans, banned }: RosteredPerson,
  today: string,
): RosterConflict[] {
  return [...banned].flatMap(([day, what]): RosterConflict[] => {
    const isRostered = (plans[days.indexOf(day)] ?? null) !== null;
    if (day < today || (what === 'shift' && isRostered)) return [];
    return [{ kind: what === 'shift' ? 'shiftBan' : 'overtimeBan', day, amount: 0 }];
  });
}

/** A shift over midnight can overlap the training of its own day and of the next one. Days that are over are settled. */
function trainingConflicts(
  { training }: RosteredPerson,
  { day, shift }: Worked,
  today: string,
): RosterConflict[] {
  if (day < today) return [];
  const dayOffset = new Map([
    [day, 0],
    [dayAfter(day, 1), dayMinutes],
  ]);
  return training.flatMap((one): RosterConflict[] => {
    const offset = dayOffset.get(one.day);
    if (offset === undefined) return [];
    const amount = Math.min(shift.to, one.to + offset) - Math.max(shift.from, one.from + offset);
    return amount > 0 ? [{ kind: 'training', day, amount, about: one.name }] : [];
  });
}

/** What is owed is said once, at the first day of work since then that is judged. */
function dutyConflicts(
  { duties }: RosteredPerson,
  worked: readonly Worked[],
  from: string,
): RosterConflict[] {
  return duties.flatMap(({ kind, since, name }): RosterConflict[] => {
    const first = worked.find(({ day }) => day >= since && day >= from);
    return first === undefined ? [] : [{ kind, day: first.day, amount: 0, about: name }];
  });
}

function restConflicts(worked: readonly Worked[], least: number | null): RosterConflict[] {
  return worked.slice(1).flatMap(({ at, day, shift }, index): RosterConflict[] => {
    const before = worked[index];
    if (before === undefined) return [];
    const amount = (at - before.at) * dayMinutes + shift.from - before.shift.to;
    if (amount < 0) return [{ kind: 'overlap', day, amount: -amount }];
    return least !== null && amount < least ? [{ kind: 'rest', day, amount }] : [];
  });
}

/** A row of days is one conflict, at the first day too many that is judged. */
function rowConflicts(
  worked: readonly Worked[],
  most: number | null,
  from: string,
): RosterConflict[] {
  if (most === null) return [];
  const rows = worked.reduce<Worked[][]>((all, one) => {
    const last = all.at(-1);
    if (last?.at(-1)?.at === one.at - 1) last.push(one);
    else all.push([one]);
    return all;
  }, []);
  return rows.flatMap((row): RosterConflict[] => {
    const first = row.slice(most).find(({ day }) => day >= from);
    return first === undefined ? [] : [{ kind: 'daysInARow', day: first.day, amount: row.length }];
  });
}

function weekConflicts(
  worked: readonly Worked[],
  most: number | null,
  from: string,
): RosterConflict[] {
  if (most === null) return [];
  return [...Map.groupBy(worked, ({ day }) => mondayOf(day))].flatMap(
    ([monday, days]): RosterConflict[] => {
      const amount = minutesOf(days.map(({ shift }) => shift));
      const day = monday < from ? from : monday;
      // A week that ended before the first day is not judged.
      return amount > most && dayAfter(monday, 6) >= from
        ? [{ kind: 'weekHours', day, amount }]
        : [];
    },
  );
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

/** What shifts come to. */
export function minutesOf(shifts: readonly Pick<RosterShift, 'minutes'>[]): number {
  return shifts.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** What the grid says of rows: conflicts, hours, how many work. Pure. */
import {
  blockingKinds,
  findConflicts,
  minutesOf,
  type RosterConflict,
} from '#bridge/calls/paiban/conflicts.ts';
import { type Person, planOf, type Roster, type Rows, type Shift } from './draft.ts';

/** A conflict with its cell. */
export interface Finding extends RosterConflict {
  readonly row: number;
  readonly column: number;
  readonly blocking: boolean;
}

/** Makes what finds the conflicts of a row; a row that stays the same is judged once. */
export function makeJudge(roster: Roster): (row: number, plans: readonly number[]) => Finding[] {
  const { people, shifts, days, limits } = roster;
  const known = new Map(shifts.map((shift) => [shift.id, shift]));
  const dayNames = days.map(({ day }) => day);
  const columnOf = new Map(dayNames.map((day, column) => [day, column]));
  const judged = new WeakMap<readonly number[], Finding[]>();
  const range = {
    from: dayNames[roster.first] ?? '',
    to: dayNames[roster.last] ?? '',
    today: roster.today,
  };
  return (row, plans) => {
    const person = people[row];
    const before = judged.get(plans);
    if (before !== undefined || person === undefined) return before ?? [];
    const found = findConflicts(
      {
        ...person,
        days: dayNames,
        plans: plans.map((plan) => planOf(plan, shifts)),
        leave: leaveOf(person, dayNames),
        training: trainingOf(person, dayNames),
        noNight: new Set(person.noNight.map((at) => dayNames[at] ?? '')),
        noOvertime: new Set(person.noOvertime.map((at) => dayNames[at] ?? '')),
        banned: new Map(person.banned.map(([at, what]) => [dayNames[at] ?? '', what])),
      },
      known,
      person.hasCycle ? { ...limits, weekMinutes: null } : limits,
      range,
    ).map((conflict) => ({
      ...conflict,
      row,
      column: columnOf.get(conflict.day) ?? roster.first,
      blocking: blockingKinds.has(conflict.kind),
    }));
    judged.set(plans, found);
    return found;
  };
}

function leaveOf({ leave }: Person, days: readonly string[]) {
  return new Map(leave.map(([at, part]) => [days[at] ?? '', part]));
}

function trainingOf({ training }: Person, days: readonly string[]) {
  return training.map(([at, from, to, name]) => ({ day: days[at] ?? '', from, to, name }));
}

/** Those that stop a publishing first, then by row and day. */
export function blockingFirst(findings: readonly Finding[]): readonly Finding[] {
  return [
    ...findings.filter(({ blocking }) => blocking),
    ...findings.filter(({ blocking }) => !blocking),
  ];
}

/** What a row comes to from the first to the last day. */
export function rowMinutes(
  plans: readonly number[],
  { shifts, first, last }: Pick<Roster, 'shifts' | 'first' | 'last'>,
): number {
  const worked = plans.slice(first, last + 1).map((plan) => shifts[plan - 1]);
  return minutesOf(worked.filter((shift) => shift !== undefined));
}

/** A shift with how many work it on each day; one that no one works is left out unless it needs people. */
export interface Coverage {
  readonly shift: Shift;
  readonly place: number;
  /** One for every day of the roster. */
  readonly counts: readonly number[];
}

/** Whether a shift has fewer people on a day than it needs. */
export function isShort({ shift, counts }: Coverage, column: number): boolean {
  return shift.staffAtLeast !== null && (counts[column] ?? 0) < shift.staffAtLeast;
}

/** The shifts that are shown where there is room for some only: those that need people first. */
export function foremost(coverage: readonly Coverage[], most: number): readonly Coverage[] {
  if (coverage.length <= most) return coverage;
  const needed = coverage.filter(({ shift }) => shift.staffAtLeast !== null);
  const others = coverage.filter(({ shift }) => shift.staffAtLeast === null);
  return [...needed, ...others].slice(0, Math.max(most, needed.length));
}

/** Counts people by shift and day. */
export function coverageOf(rows: Rows, shifts: readonly Shift[]): readonly Coverage[] {
  const length = rows[0]?.length ?? 0;
  const counts = shifts.map(() => Array.from({ length }, () => 0));
  for (const line of rows) {
    line.forEach((plan, column) => {
      const counted = counts[plan - 1];
      if (counted !== undefined) counted[column] = (counted[column] ?? 0) + 1;
    });
  }
  return shifts.flatMap((shift, place): Coverage[] => {
    const own = counts[place] ?? [];
    const shown = shift.staffAtLeast !== null || own.some((count) => count > 0);
    return shown ? [{ shift, place, counts: own }] : [];
  });
}

import { sql } from 'kysely';
import { daysFrom } from '#bridge/calls/paiban/rotation.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type DayRange, readPlans, type TimeContext } from '../days/read-plans.ts';
import { banOfOvertime } from './overtime-bans.ts';
import type { PeopleBans } from './read-bans.ts';
import { banOfShift } from './shift-bans.ts';

/** The days of a person on which what is planned already is banned by law. */
export interface BannedPlans {
  /** With a shift at night, or longer than a standard day. */
  readonly shifts: readonly string[];
  /** With approved overtime. */
  readonly overtime: readonly string[];
}

/** Finds what of the plans of people is banned; somebody without a banned day is not in it. */
export async function readBannedPlans(
  context: TimeContext,
  bans: PeopleBans,
  employmentIds: readonly string[],
  range: DayRange,
): Promise<ReadonlyMap<string, BannedPlans>> {
  if (range.from > range.to) return new Map();
  const days = daysFrom(range.from, range.to);
  // A shift over midnight reaches into the day after the last one.
  const judged = [...days, addDays(range.to, 1)];
  const ids = employmentIds.filter((id) =>
    judged.some(
      (day) => bans.banOn(id, day).night !== null || bans.banOn(id, day).overtime !== null,
    ),
  );
  if (ids.length === 0) return new Map();
  const plans = await readPlans(context, ids, range);
  const overtime = await readOvertime(context, ids, range);
  return new Map(
    ids.flatMap((id): [string, BannedPlans][] => {
      const banOn = (day: string) => bans.banOn(id, day);
      const shifts = days.filter((day) => {
        const shift = plans.planOf(id, day)?.shift ?? null;
        return shift !== null && banOfShift(day, shift.rule, banOn) !== null;
      });
      const asked = (overtime.get(id) ?? []).filter((one) => banOfOvertime(one, banOn) !== null);
      const found = { shifts, overtime: [...new Set(asked.map(({ day }) => day))] };
      return found.shifts.length + found.overtime.length === 0 ? [] : [[id, found]];
    }),
  );
}

interface ApprovedOvertime {
  readonly id: string;
  readonly day: string;
  readonly fromAt: string;
  readonly toAt: string;
}

async function readOvertime(
  { database, tenantId }: TimeContext,
  ids: readonly string[],
  { from, to }: DayRange,
): Promise<ReadonlyMap<string, readonly ApprovedOvertime[]>> {
  const { rows } = await sql<ApprovedOvertime>`
    select employment_id as id, day, from_at as "fromAt", to_at as "toAt" from overtime_request
    where tenant_id = ${tenantId} and state = 'approved' and removed_at is null
      and employment_id = any(${ids}::uuid[]) and day between ${from}::date and ${to}::date
    order by day, from_at`.execute(database);
  return Map.groupBy(rows, ({ id }) => id);
}

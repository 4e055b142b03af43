import { sql } from 'kysely';
import { clockMinute, dayMinutes, dayNumber } from '../engine/clock.ts';
import type { Cover } from '../engine/day-result.ts';
import type { DayDecision } from '../engine/decide.ts';
import type { ShiftRule } from '../engine/shift.ts';
import { middlePause, shiftSpan } from '../engine/shift.ts';
import type { Span } from '../engine/spans.ts';
import type { DayRange, TimeContext } from './read-plans.ts';

/** A punch at a minute of the calendar, on the clock of its site. */
export interface StoredPunch {
  readonly id: string;
  readonly minute: number;
  readonly second: number;
  readonly source: 'web' | 'patch' | 'import' | 'device' | 'platform';
  /** Metres from the place of the group, where the punch has one. */
  readonly distance?: number | null;
}

/** A part of a day that is not worked at the place of work. */
export interface StoredCover {
  readonly kind: 'leave' | 'trip';
  readonly day: string;
  /** Whole days and halves are those of the person's shift; times are as they were asked for. */
  readonly half: 'whole' | 'am' | 'pm' | 'times';
  readonly from: string | null;
  readonly to: string | null;
}

/** What is known of a person's days besides the plan. */
export interface PersonFacts {
  readonly punches: readonly StoredPunch[];
  readonly covers: ReadonlyMap<string, readonly StoredCover[]>;
  readonly overtime: ReadonlyMap<string, readonly Span[]>;
  /** What was decided about days. */
  readonly decisions: ReadonlyMap<string, DayDecision>;
}

/** China has one zone and no change of its clock; each punch keeps its zone for the day it does not. */
const siteOffsetSeconds = 8 * 3600;

/** The second of the site's calendar a moment is in. */
export function siteSecond(moment: Date): number {
  return Math.floor(moment.getTime() / 1000) + siteOffsetSeconds;
}

/** Reads punches, leave, trips and overtime of people over some days and the days around them. */
export async function readFacts(
  context: TimeContext,
  ids: readonly string[],
  range: DayRange,
): Promise<ReadonlyMap<string, PersonFacts>> {
  const punches = Map.groupBy(
    await readPunches(context, ids, range),
    ({ employment }) => employment,
  );
  const covers = Map.groupBy(await readCovers(context, ids, range), ({ employment }) => employment);
  const overtime = Map.groupBy(
    await readOvertime(context, ids, range),
    ({ employment }) => employment,
  );
  const decisions = Map.groupBy(
    await readDecisions(context, ids, range),
    ({ employment }) => employment,
  );
  return new Map(
    ids.map((id) => [
      id,
      {
        decisions: new Map((decisions.get(id) ?? []).map(({ day, ...one }) => [day, one])),
        punches: punches.get(id) ?? [],
        covers: Map.groupBy(covers.get(id) ?? [], ({ day }) => day),
        overtime: new Map(
          [...Map.groupBy(overtime.get(id) ?? [], ({ day }) => day)].map(([day, rows]) => [
            day,
            rows.map(({ from, to }) => ({ from: clockMinute(from), to: clockMinute(to) })),
          ]),
        ),
      },
    ]),
  );
}

/**
 * A punch of a sheet (`p`) counts while the row of the sheet says the same; all others count. A source that is no row of a
 * sheet must not stop the job that judges the days of a whole company.
 */
const isCounted = sql<boolean>`(p.source <> 'import' or exists (select from imported_punch i
  where i.tenant_id = p.tenant_id and i.id = case when p.source = 'import' and p.source_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@'
    then split_part(p.source_id, '@', 1)::uuid end
    and i.employment_id = p.employment_id and i.removed_at is null
    and (i.day::timestamp + i.at::interval) at time zone 'Asia/Shanghai' = p.at))`;

async function readPunches(
  { database, tenantId }: TimeContext,
  ids: readonly string[],
  { from, to }: DayRange,
): Promise<readonly (StoredPunch & { readonly employment: string })[]> {
  const { rows } = await sql<{
    employment: string;
    id: string;
    at: Date;
    source: StoredPunch['source'];
    distance: number | null;
  }>`select employment_id as employment, id, at, source, distance from punch p
    where ${isCounted} and tenant_id = ${tenantId} and employment_id = any(${ids}::uuid[])
      and at >= ${from}::date - interval '2 days' and at < ${to}::date + interval '3 days'
    order by employment_id, at, id`.execute(database);
  return rows.map(({ at, ...row }) => {
    const second = siteSecond(at);
    return { ...row, second, minute: Math.floor(second / 60) };
  });
}

async function readCovers(
  { database, tenantId }: TimeContext,
  ids: readonly string[],
  { from, to }: DayRange,
): Promise<readonly (StoredCover & { readonly employment: string })[]> {
  const { rows } = await sql<StoredCover & { employment: string }>`
    select r.employment_id as employment, 'leave' as kind, d.day, d.half,
      d.from_at as "from", d.to_at as "to"
    from leave_request r
    join leave_request_day d on d.tenant_id = r.tenant_id and d.request_id = r.id
    where r.tenant_id = ${tenantId} and r.employment_id = any(${ids}::uuid[])
      and r.state = 'approved' and r.removed_at is null
      and d.day between ${from}::date and ${to}::date
    union all
    select t.employment_id, 'trip', d.day::date,
      case when t.from_at is null then 'whole' else 'times' end, t.from_at, t.to_at
    from trip_request t
    cross join lateral generate_series(greatest(t.from_on, ${from}::date)::timestamp,
      least(t.to_on, ${to}::date)::timestamp, interval '1 day') d(day)
    where t.tenant_id = ${tenantId} and t.employment_id = any(${ids}::uuid[])
      and t.state = 'approved' and t.removed_at is null
      and t.from_on <= ${to}::date and t.to_on >= ${from}::date
    order by 1, 3, 2, 5`.execute(database);
  return rows;
}

async function readOvertime(
  { database, tenantId }: TimeContext,
  ids: readonly string[],
  { from, to }: DayRange,
): Promise<readonly { employment: string; day: string; from: string; to: string }[]> {
  const { rows } = await sql<{ employment: string; day: string; from: string; to: string }>`
    select employment_id as employment, day, from_at as "from", to_at as "to" from overtime_request
    where tenant_id = ${tenantId} and employment_id = any(${ids}::uuid[])
      and state = 'approved' and removed_at is null and day between ${from}::date and ${to}::date
    order by employment_id, day, from_at, id`.execute(database);
  return rows;
}

async function readDecisions(
  { database, tenantId }: TimeContext,
  ids: readonly string[],
  { from, to }: DayRange,
): Promise<readonly (DayDecision & { readonly employment: string; readonly day: string })[]> {
  const { rows } = await sql<DayDecision & { employment: string; day: string }>`
    select employment_id as employment, day, max(punch_in) as "punchIn",
      max(punch_out) as "punchOut", bool_or(kind = 'waive') as waived
    from day_decision
    where tenant_id = ${tenantId} and employment_id = any(${ids}::uuid[]) and undone_at is null
      and kind in ('adjust', 'waive') and day between ${from}::date - 1 and ${to}::date + 1
    group by employment_id, day`.execute(database);
  return rows;
}

/** A cover in minutes of the day: a half of a day ends or begins at the break of the shift, or in its middle. */
export function coverSpan(cover: StoredCover, shift: ShiftRule | null): Cover {
  const whole = { kind: cover.kind, from: 0, to: 3 * dayMinutes };
  if (cover.half === 'times' && cover.from !== null && cover.to !== null)
    return { kind: cover.kind, from: clockMinute(cover.from), to: clockMinute(cover.to) };
  if (shift === null || cover.half === 'whole' || cover.half === 'times') return whole;
  const { from, to } = shiftSpan(shift);
  const middle = Math.round((from + to) / 2);
  const noon = middlePause(shift) ?? { from: middle, to: middle };
  return cover.half === 'am'
    ? { kind: cover.kind, from: 0, to: noon.to }
    : { kind: cover.kind, from: noon.from, to: 3 * dayMinutes };
}

/** The first minute of a day in the calendar of minutes. */
export function dayStart(day: string): number {
  return dayNumber(day) * dayMinutes;
}

import { type RawBuilder, sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import type { DayRange, TimeContext } from '../days/read-plans.ts';
import { dayFigures, differenceOf, type Figures, figureNames, noFigures } from './figures.ts';
import { type LeaveFigure, leaveDays, sumLeave } from './leave-days.ts';

/** What made a day of a closed month different. */
export type CorrectionCause =
  | 'leave'
  | 'trip'
  | 'overtime'
  | 'patch'
  | 'import'
  | 'adjustment'
  | 'roster'
  | 'leaving';

/** What a day counts: its figures and its leave. */
export interface DayCount {
  readonly figures: Figures;
  readonly leave: readonly LeaveFigure[];
}

/** A judged day that has a result already. */
export interface JudgedDay {
  readonly employment_id: string;
  readonly day: string;
}

/** What is judged again: rows of results by now, and days on which the person is no longer employed. */
export interface LateDays {
  readonly judged: readonly JudgedDay[];
  readonly gone: readonly JudgedDay[];
}

/**
 * Keeps how days of closed months are judged by now: the difference to what the months before count becomes a row of the
 * month after the latest closed one. A day that has no result was never counted and is left out.
 * @returns how many rows were written.
 */
export async function writeCorrections(
  context: TimeContext,
  { judged, gone }: LateDays,
  { until, cause }: { readonly until: string; readonly cause: CorrectionCause },
): Promise<number> {
  const all = [...judged, ...gone];
  const days = all.map(({ day }) => day).toSorted();
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined) return 0;
  const countedMonth = addDays(until, 1);
  const range = { from, to };
  const ids = [...new Set(all.map(({ employment_id: id }) => id))];
  const before = await readCounted(context, ids, range, countedMonth);
  const after = await readJudged(
    context,
    judged.filter((row) => before.has(keyOf(row))),
    range,
  );
  for (const row of gone) after.set(keyOf(row), { figures: noFigures, leave: [] });
  const rows = all.flatMap((row) => {
    const old = before.get(keyOf(row));
    const made = after.get(keyOf(row));
    if (old === undefined || made === undefined) return [];
    return [{ row, before: old, after: made, differs: !isSame(old, made) }];
  });
  let written = 0;
  for (const { row, differs, ...counts } of rows)
    written += await writeRow(context, { ...row, ...counts, countedMonth, cause }, differs);
  return written;
}

const keyOf = ({ employment_id: id, day }: JudgedDay): string => `${id} ${day}`;

/** Whether two counts of a day come to the same. */
function isSame(before: DayCount, after: DayCount): boolean {
  const difference = differenceOf(before.figures, after.figures);
  const leave = sumLeave([
    [after.leave, 1],
    [before.leave, -1],
  ]);
  return figureNames.every((name) => difference[name] === 0) && leave.length === 0;
}

/** @returns how many rows changed: none where the same is kept already. */
async function writeRow(
  { database, tenantId, now }: TimeContext,
  row: JudgedDay & {
    readonly before: DayCount;
    readonly after: DayCount;
    readonly countedMonth: string;
    readonly cause: CorrectionCause;
  },
  differs: boolean,
): Promise<number> {
  if (!differs) {
    const { numDeletedRows } = await database
      .deleteFrom('attendance_correction')
      .where('tenant_id', '=', tenantId)
      .where('employment_id', '=', row.employment_id)
      .where('day', '=', row.day)
      .where('counted_month', '=', row.countedMonth)
      .where('ends_employment', '=', false)
      .executeTakeFirst();
    await sql`update attendance_correction set after = before where tenant_id = ${tenantId}
      and employment_id = ${row.employment_id} and day = ${row.day}::date
      and counted_month = ${row.countedMonth}::date and after <> before`.execute(database);
    return Number(numDeletedRows);
  }
  const { numAffectedRows } = await sql`insert into attendance_correction
      (tenant_id, id, employment_id, day, counted_month, cause, before, after, changed_at)
    values (${tenantId}, ${uuid7()}, ${row.employment_id}, ${row.day}, ${row.countedMonth},
      ${row.cause}, ${JSON.stringify(row.before)}::jsonb, ${JSON.stringify(row.after)}::jsonb, ${now()})
    on conflict (tenant_id, employment_id, day, counted_month) do update
      set cause = excluded.cause, after = excluded.after, changed_at = excluded.changed_at
      where attendance_correction.after <> excluded.after`.execute(database);
  return Number(numAffectedRows ?? 0);
}

/**
 * Marks the last day of an employment in a closed month: the cycle of comprehensive hours that it ends, which no month
 * has counted, counts in the first open one. A day under other hours ends no cycle.
 */
export async function endCycle(context: TimeContext, row: JudgedDay, until: string): Promise<void> {
  const { database, tenantId, now } = context;
  const { rows } = await sql`select 1 from day_result where tenant_id = ${tenantId}
    and employment_id = ${row.employment_id} and day = ${row.day}::date
    and hours_cycle is not null`.execute(database);
  if (rows.length === 0) return;
  const countedMonth = addDays(until, 1);
  const range = { from: row.day, to: row.day };
  const counted = await readCounted(context, [row.employment_id], range, countedMonth);
  const before = JSON.stringify(counted.get(keyOf(row)) ?? { figures: noFigures, leave: [] });
  await sql`insert into attendance_correction (tenant_id, id, employment_id, day, counted_month,
      cause, before, after, changed_at, ends_employment)
    values (${tenantId}, ${uuid7()}, ${row.employment_id}, ${row.day}, ${countedMonth}, 'leaving',
      ${before}::jsonb, ${before}::jsonb, ${now()}, true)
    on conflict (tenant_id, employment_id, day, counted_month) do update
      set ends_employment = true`.execute(database);
}

/** What closed months count of days: the kept result, or the last correction in a month before. */
async function readCounted(
  context: TimeContext,
  ids: readonly string[],
  range: DayRange,
  countedMonth: string,
): Promise<Map<string, DayCount>> {
  const { database, tenantId } = context;
  const people = sql<boolean>`d.employment_id = any(${ids}::uuid[])`;
  const results = sql`(select d.* from day_result d
    join attendance_month m on m.tenant_id = d.tenant_id and m.state = 'closed'
      and m.month = date_trunc('month', d.day)::date
    where d.tenant_id = ${tenantId} and ${people}
      and d.day between ${range.from}::date and ${range.to}::date)`;
  const kept = sql`select employment_id, day, type_id, paid, amount, minutes
    from attendance_month_leave d where d.tenant_id = ${tenantId}
      and d.day between ${range.from}::date and ${range.to}::date and ${people}`;
  const counts = await readCounts(context, results, kept);
  const { rows } = await sql<JudgedDay & { readonly after: DayCount }>`
    select distinct on (d.employment_id, d.day) d.employment_id, d.day, d.after
    from attendance_correction d
    where d.tenant_id = ${tenantId} and ${people} and d.counted_month < ${countedMonth}::date
      and d.day between ${range.from}::date and ${range.to}::date
    order by d.employment_id, d.day, d.counted_month desc`.execute(database);
  for (const { after, ...row } of rows) counts.set(keyOf(row), after);
  return counts;
}

/** What results that are not written would count. */
function readJudged(
  context: TimeContext,
  judged: readonly JudgedDay[],
  range: DayRange,
): Promise<Map<string, DayCount>> {
  const { tenantId } = context;
  const made = judged.map((row) => ({ ...row, tenant_id: tenantId }));
  const results = sql`jsonb_populate_recordset(null::day_result, ${JSON.stringify(made)}::jsonb)`;
  const ids = [...new Set(judged.map(({ employment_id: id }) => id))];
  const people = sql<boolean>`r.employment_id = any(${ids}::uuid[])`;
  return readCounts(context, results, leaveDays(tenantId, range, people, results));
}

async function readCounts(
  { database }: TimeContext,
  results: RawBuilder<unknown>,
  leave: RawBuilder<unknown>,
): Promise<Map<string, DayCount>> {
  const { rows } = await sql<Figures & JudgedDay>`select d.employment_id, d.day, ${dayFigures}
    from ${results} d`.execute(database);
  const { rows: leaves } = await sql<JudgedDay & LeaveFigure>`select l.employment_id, l.day,
      l.type_id as "typeId", l.paid, round(l.amount * 10000)::int as parts,
      coalesce(l.minutes, 0) as minutes
    from (${leave}) l order by l.employment_id, l.day, l.type_id`.execute(database);
  const byDay = Map.groupBy(leaves, keyOf);
  return new Map(
    rows.map((row) => {
      const { employment_id: _, day: __, ...figures } = row;
      const own = (byDay.get(keyOf(row)) ?? []).map(({ typeId, paid, parts, minutes }) => ({
        typeId,
        paid,
        parts,
        minutes,
      }));
      return [keyOf(row), { figures, leave: own }] as const;
    }),
  );
}

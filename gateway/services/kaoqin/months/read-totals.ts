import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { DayCount } from './corrections.ts';
import {
  cycleFigures,
  dayFigures,
  differenceOf,
  type Figures,
  noFigures,
  sumOfFigures,
  sumsOfFigures,
} from './figures.ts';
import { type HoursCycle, readCycles, sumCycles } from './hours-cycles.ts';
import { type LeaveFigure, leaveDays, sumLeave } from './leave-days.ts';
import { rangeOfMonth } from './month-state.ts';

/** The attendance of a person in a month. */
export interface MonthTotal extends DayCount {
  /** What became known about closed months and counts in this one; it is no part of the figures above. */
  readonly corrected: DayCount;
}

/** The totals of some people in a month. */
export interface MonthTotals {
  /** Whether the month is closed: then nothing of it changes. */
  readonly closed: boolean;
  /** By employment; somebody without a judged day and without a correction is not in it. */
  readonly totals: ReadonlyMap<string, MonthTotal>;
}

/** Whether a month, given by its first day, is closed. */
export async function isMonthClosed(
  database: DatabaseTransaction,
  tenantId: string,
  month: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('attendance_month')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .select('state')
    .executeTakeFirst();
  return row?.state === 'closed';
}

/** The totals of people in a month, which is given by its first day: the kept ones once it is closed. */
export async function readMonthTotals(
  database: DatabaseTransaction,
  tenantId: string,
  month: string,
  employmentIds: readonly string[],
): Promise<MonthTotals> {
  const scope = { database, tenantId, month, ids: employmentIds };
  const closed = await isMonthClosed(database, tenantId, month);
  const cycles = await readCycles(scope);
  const figures = await (closed ? readKept(scope) : readLive(scope, cycles));
  const leave = Map.groupBy(await readLeave(scope, closed), ({ employment }) => employment);
  const corrected = withCycles(await readCorrected(scope), sumCycles(cycles, 'corrected'));
  const ids = new Set([...figures.keys(), ...corrected.keys()]);
  const totals = [...ids].map((id): [string, MonthTotal] => [
    id,
    {
      figures: figures.get(id) ?? noFigures,
      leave: sumLeave((leave.get(id) ?? []).map(({ employment: _, ...one }) => [[one], 1])),
      corrected: corrected.get(id) ?? { figures: noFigures, leave: [] },
    },
  ]);
  return { closed, totals: new Map(totals) };
}

/** A correction of a day changes what the cycle of it came to, once that has ended. */
function withCycles(
  corrected: ReadonlyMap<string, DayCount>,
  cycles: ReadonlyMap<string, number>,
): ReadonlyMap<string, DayCount> {
  return new Map(
    [...corrected].map(([id, { figures, leave }]) => [
      id,
      { figures: { ...figures, overtime_cycle: cycles.get(id) ?? 0 }, leave },
    ]),
  );
}

interface Scope {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
  readonly month: string;
  readonly ids: readonly string[];
}

type FiguresRow = Figures & { readonly employment_id: string };

function byPerson(rows: readonly FiguresRow[]): ReadonlyMap<string, Figures> {
  return new Map(rows.map(({ employment_id: id, ...figures }) => [id, figures]));
}

async function readKept({ database, tenantId, month, ids }: Scope) {
  const { rows } = await sql<FiguresRow>`select t.employment_id, ${sumsOfFigures}
    from attendance_month_total t where t.tenant_id = ${tenantId} and t.month = ${month}::date
      and t.employment_id = any(${ids}::uuid[]) group by t.employment_id`.execute(database);
  return byPerson(rows);
}

async function readLive({ database, tenantId, month, ids }: Scope, cycles: readonly HoursCycle[]) {
  const { from, to } = rangeOfMonth(month);
  const { rows } = await sql<FiguresRow>`select x.employment_id, ${sumsOfFigures} from (
      select d.employment_id, ${dayFigures} from day_result d
      where d.tenant_id = ${tenantId} and d.day between ${from}::date and ${to}::date
        and d.employment_id = any(${ids}::uuid[])
      union all ${cycleFigures(sumCycles(cycles, 'ended'))}) x
    group by x.employment_id`.execute(database);
  return byPerson(rows);
}

async function readLeave({ database, tenantId, month, ids }: Scope, closed: boolean) {
  const range = rangeOfMonth(month);
  const kept = sql`select * from attendance_month_leave l
    where l.tenant_id = ${tenantId} and l.month = ${month}::date
      and l.employment_id = any(${ids}::uuid[])`;
  const live = leaveDays(
    tenantId,
    range,
    sql<boolean>`r.employment_id = any(${ids}::uuid[])`,
    sql`day_result`,
  );
  const { rows } = await sql<LeaveFigure & { employment: string }>`
    select l.employment_id as employment, l.type_id as "typeId", l.paid,
      round(sum(l.amount) * 10000)::int as parts, coalesce(sum(l.minutes), 0)::int as minutes
    from (${closed ? kept : live}) l group by l.employment_id, l.type_id, l.paid
    order by l.employment_id, l.type_id`.execute(database);
  return rows;
}

async function readCorrected({ database, tenantId, month, ids }: Scope) {
  const { rows } = await sql<{ employment: string; before: DayCount; after: DayCount }>`
    select employment_id as employment, before, after from attendance_correction
    where tenant_id = ${tenantId} and counted_month = ${month}::date
      and employment_id = any(${ids}::uuid[])`.execute(database);
  return new Map(
    [...Map.groupBy(rows, ({ employment }) => employment)].map(([id, own]) => [
      id,
      {
        figures: sumOfFigures(
          own.map(({ before, after }) => differenceOf(before.figures, after.figures)),
        ),
        leave: sumLeave(
          own.flatMap(({ before, after }) => [
            [after.leave, 1] as const,
            [before.leave, -1] as const,
          ]),
        ),
      },
    ]),
  );
}

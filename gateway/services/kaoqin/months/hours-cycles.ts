import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { readCompanyDays } from '../days/read-plans.ts';
import { beyondNorm, type CycleFacts, normOf } from './cycle-norm.ts';
import { rangeOfMonth } from './month-state.ts';

/** A cycle of comprehensive hours of a person, as a month sees it. */
export interface HoursCycle extends Pick<CycleFacts, 'cycle' | 'from' | 'to'> {
  readonly employmentId: string;
  readonly workedMinutes: number;
  readonly holidayMinutes: number;
  readonly normMinutes: number;
  /** Beyond the norm by now. */
  readonly beyondMinutes: number;
  /** What of it counts in the month: all at its end, the difference where a correction of the month changes it later. */
  readonly countedMinutes: number;
  readonly state: 'running' | 'ended' | 'corrected';
}

interface CycleRow {
  readonly employmentId: string;
  readonly cycle: CycleFacts['cycle'];
  readonly from: string;
  readonly to: string;
  readonly state: HoursCycle['state'];
  readonly days: readonly string[] | null;
  /** The last day became known by a correction that counts in the month. */
  readonly endedLate: boolean;
  /** Months before have counted the cycle as a whole, to its own end. */
  readonly wasCounted: boolean;
  /** The days of it by which they did. */
  readonly daysBefore: readonly string[] | null;
  readonly holidaysInNorm: boolean;
  readonly worked: number;
  readonly holiday: number;
  /** Of it by corrections that count in the month. */
  readonly lateWorked: number;
  readonly lateHoliday: number;
}

/** Whose cycles of which month, which is given by its first day, are read. */
export interface CyclesOf {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
  readonly month: string;
  /** Null is everybody. */
  readonly ids: readonly string[] | null;
}

const lengths = sql`case d.hours_cycle when 'week' then interval '7 days'
  when 'month' then interval '1 month' when 'quarter' then interval '3 months'
  else interval '1 year' end`;

/**
 * Reads the cycles of comprehensive hours that end in a month, and those before that a correction of the month changes;
 * with `running` those as well that go on after it. A cycle ends earlier for somebody who leaves; recorded after the month
 * of the last day was closed, it counts in the first open one.
 */
export async function readCycles(
  of: CyclesOf,
  { running = false }: { readonly running?: boolean } = {},
): Promise<readonly HoursCycle[]> {
  const { from, to } = rangeOfMonth(of.month);
  const { rows } = await sql<CycleRow>`
    with cycles as (${cyclesOf(of)}), chosen as (
      select c.*, case when c.end_on < ${from}::date then 'corrected'
        when c.end_on <= ${to}::date and exists (select from day_result l
          where l.tenant_id = ${of.tenantId} and l.employment_id = c.employment_id
            and l.day = c.end_on) then 'ended' else 'running' end as state,
        c.end_on < c.to_on and exists (select from attendance_correction k
          where k.tenant_id = ${of.tenantId} and k.employment_id = c.employment_id
            and k.day = c.end_on and k.ends_employment
            and k.counted_month = ${of.month}::date) as "endedLate"
      from cycles c
    )
    select c.employment_id as "employmentId", c.cycle, c.from_on as "from", c.to_on as "to", c.state,
      case when count(*) filter (where d.day <= c.end_on) < c.to_on - c.from_on + 1
          and c.state <> 'running'
        then coalesce(array_agg(to_char(d.day, 'YYYY-MM-DD')) filter (where d.day <= c.end_on), '{}')
        end as days,
      c."endedLate", c.to_on < ${from}::date as "wasCounted",
      case when count(*) < c.to_on - c.from_on + 1
        then array_agg(to_char(d.day, 'YYYY-MM-DD')) end as "daysBefore",
      (array_agg(d.holidays_in_norm order by d.day desc))[1] as "holidaysInNorm",
      (sum(d.cycle_minutes) + coalesce(sum(x.worked), 0))::int as worked,
      (sum(d.overtime_holiday) + coalesce(sum(x.holiday), 0))::int as holiday,
      coalesce(sum(x.late_worked), 0)::int as "lateWorked",
      coalesce(sum(x.late_holiday), 0)::int as "lateHoliday"
    from chosen c
    join day_result d on d.tenant_id = ${of.tenantId} and d.employment_id = c.employment_id
      and d.hours_cycle = c.cycle and d.day between c.from_on and c.to_on and d.day <= ${to}::date
    left join lateral (${correctionsOf(of)}) x on true
    where c.state <> 'running' or ${running}
    group by c.employment_id, c.cycle, c.from_on, c.to_on, c.end_on, c.state, c."endedLate"
    order by c.employment_id, c.from_on`.execute(of.database);
  const isWorkday = await readWorkdays(of, rows);
  return rows.map((row) => presentCycle(row, isWorkday));
}

/** The workdays of the company, which only parts of cycles ask for. */
async function readWorkdays(
  of: CyclesOf,
  rows: readonly CycleRow[],
): Promise<CycleFacts['isWorkday']> {
  const parts = rows.filter(({ days, daysBefore }) => days !== null || daysBefore !== null);
  const from = parts.map((row) => row.from).toSorted()[0];
  const to = parts
    .map((row) => row.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return () => true;
  const calendar = await readCompanyDays(of, { from, to });
  return (day) => calendar(day).kind === 'workday';
}

/** Cycles with a day in reach of the month that end in it or later, and cycles before of which it has corrections. */
function cyclesOf({ tenantId, month, ids }: CyclesOf): RawBuilder<unknown> {
  const { from, to } = rangeOfMonth(month);
  const people = ids === null ? sql`true` : sql`d.employment_id = any(${ids}::uuid[])`;
  const columns = sql`d.employment_id, d.hours_cycle as cycle,
    date_trunc(d.hours_cycle, d.day)::date as from_on,
    (date_trunc(d.hours_cycle, d.day) + ${lengths})::date - 1 as to_on`;
  return sql`select y.*, least(y.to_on, e.left_on) as end_on from (
      select distinct ${columns} from day_result d
      where d.tenant_id = ${tenantId} and d.hours_cycle is not null and ${people}
        and d.day between ${from}::date - 366 and ${to}::date
        and (date_trunc(d.hours_cycle, d.day) + ${lengths})::date > ${from}::date
      union
      select distinct ${columns} from day_result d
      join attendance_correction k on k.tenant_id = d.tenant_id
        and k.employment_id = d.employment_id and k.day = d.day and k.counted_month = ${month}::date
      where d.tenant_id = ${tenantId} and d.hours_cycle is not null and ${people}
    ) y
    join employment e on e.tenant_id = ${tenantId} and e.id = y.employment_id
    where least(y.to_on, e.left_on) >= ${from}::date or exists (select from attendance_correction k
      where k.tenant_id = ${tenantId} and k.employment_id = y.employment_id
        and k.counted_month = ${month}::date and k.day between y.from_on and y.to_on)`;
}

/** What corrections up to the month make of a day `d`, and what of it counts in the month itself. */
function correctionsOf({ tenantId, month }: CyclesOf): RawBuilder<unknown> {
  const difference = (name: 'cycle_minutes' | 'overtime_holiday') =>
    sql`coalesce((k.after->'figures'->>${sql.lit(name)})::int, 0)
      - coalesce((k.before->'figures'->>${sql.lit(name)})::int, 0)`;
  const late = sql`filter (where k.counted_month = ${month}::date)`;
  return sql`select sum(${difference('cycle_minutes')}) as worked,
      sum(${difference('overtime_holiday')}) as holiday,
      sum(${difference('cycle_minutes')}) ${late} as late_worked,
      sum(${difference('overtime_holiday')}) ${late} as late_holiday
    from attendance_correction k where k.tenant_id = ${tenantId}
      and k.employment_id = d.employment_id and k.day = d.day
      and k.counted_month <= ${month}::date`;
}

function presentCycle(row: CycleRow, isWorkday: CycleFacts['isWorkday']): HoursCycle {
  const { employmentId, cycle, from, to, state } = row;
  const facts: CycleFacts = {
    cycle,
    from,
    to,
    days: row.days,
    holidaysInNorm: row.holidaysInNorm,
    workedMinutes: row.worked,
    holidayMinutes: row.holiday,
    isWorkday,
  };
  const beyondMinutes = beyondNorm(facts);
  const counted = {
    running: 0,
    ended: beyondMinutes,
    corrected: beyondMinutes - countedBefore(row, facts),
  };
  return {
    employmentId,
    cycle,
    from,
    to,
    state,
    workedMinutes: row.worked,
    holidayMinutes: row.holiday,
    normMinutes: normOf(facts),
    beyondMinutes,
    countedMinutes: counted[state],
  };
}

/** What months before have counted of a cycle: nothing where it went on until its end became known. */
function countedBefore(row: CycleRow, facts: CycleFacts): number {
  if (row.endedLate && !row.wasCounted) return 0;
  return beyondNorm({
    ...facts,
    days: row.endedLate ? row.daysBefore : row.days,
    workedMinutes: row.worked - row.lateWorked,
    holidayMinutes: row.holiday - row.lateHoliday,
  });
}

/** What the cycles of people count in a month, by whether they end in it or are corrected by it. */
export function sumCycles(
  cycles: readonly HoursCycle[],
  state: 'ended' | 'corrected',
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const one of cycles) {
    if (one.state !== state || one.countedMinutes === 0) continue;
    sums.set(one.employmentId, (sums.get(one.employmentId) ?? 0) + one.countedMinutes);
  }
  return sums;
}

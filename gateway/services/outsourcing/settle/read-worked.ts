/** What dispatched workers worked by attendance, on the days of their assignments. */
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { readDayKinds } from '#gateway/kernel/people/company-days.ts';
import type { DayRange } from '../../kaoqin/days/read-plans.ts';
import { dayFigures, partsOfDay } from '../../kaoqin/months/figures.ts';
import { readCycles, sumCycles } from '../../kaoqin/months/hours-cycles.ts';
import { rangeOfMonth } from '../../kaoqin/months/month-state.ts';

/** The time of a worker in a month, or what of a settled month became known later. */
export interface Worked {
  readonly employmentId: string;
  /** The first day of the month that is corrected; null for the month itself. */
  readonly corrects: string | null;
  readonly minutes: number;
  readonly minutes150: number;
  readonly minutes200: number;
  readonly minutes300: number;
  /** Ten thousandths of days. */
  readonly parts: number;
}

type Reader = Pick<CallContext, 'database' | 'tenantId'>;

/** An assignment `a` that counts, with the day of a row `x` in it. */
const assignedOn = (tenantId: string): RawBuilder<unknown> => sql`join dispatch_assignment a
  on a.tenant_id = ${tenantId} and a.employment_id = x.employment_id and a.removed_at is null
  and a.state in ('working', 'ended', 'returned', 'converted') and x.day between a.from_on and a.to_on`;

/**
 * What a day counts by the hour. Comprehensive hours have no overtime of a day: what is beyond the shift is in the cycle, but
 * for work on a holiday off, which is paid as such.
 */
const byTheHour = sql`greatest(x.worked_minutes + x.trip_minutes,
  x.cycle_minutes - case when x.due_days = 0 then x.overtime_holiday else 0 end)`;

/** The sums of days `x`; what a correction takes away has the sign -1. */
const sums = sql`sum(x.sign * ${byTheHour})::int as minutes,
  sum(x.sign * x.overtime_workday)::int as "minutes150",
  sum(x.sign * (x.overtime_rest_day - x.overtime_time_off))::int as "minutes200",
  sum(x.sign * x.overtime_holiday)::int as "minutes300"`;

/** The time of everybody who was assigned on a day of the month, out of its judged days. */
export async function readWorked(
  { database, tenantId }: Reader,
  month: string,
): Promise<readonly Worked[]> {
  const { from, to } = rangeOfMonth(month);
  const { rows } = await sql<Worked>`with days as (
      select d.employment_id, d.day, 1 as sign, ${dayFigures} from day_result d
      where d.tenant_id = ${tenantId} and d.day between ${from}::date and ${to}::date
    ), unpaid as (
      select l.employment_id, sum(l.amount) as days from attendance_month_leave l
      where l.tenant_id = ${tenantId} and l.month = ${from}::date and l.paid = 'none'
      group by l.employment_id
    )
    select x.employment_id as "employmentId", null as corrects, ${sums},
      greatest(0, sum(x.due_days * ${partsOfDay}::int - x.absent_parts)
        - coalesce(max(u.days) * ${partsOfDay}::int, 0))::int as parts
    from days x ${assignedOn(tenantId)}
    left join unpaid u on u.employment_id = x.employment_id
    group by x.employment_id`.execute(database);
  const beyond = await readBeyond({ database, tenantId }, from, 'ended');
  return rows.map((row) => withBeyond(row, beyond));
}

/** Minutes beyond the norm of cycles of comprehensive hours, by employment: the law pays them as on a workday. */
async function readBeyond(
  { database, tenantId }: Reader,
  month: string,
  state: 'ended' | 'corrected',
): Promise<ReadonlyMap<string, number>> {
  return sumCycles(await readCycles({ database, tenantId, month, ids: null }), state);
}

/** They were counted by the hour on their days. */
function withBeyond(row: Worked, beyond: ReadonlyMap<string, number>): Worked {
  const minutes = beyond.get(row.employmentId) ?? 0;
  return { ...row, minutes: row.minutes - minutes, minutes150: row.minutes150 + minutes };
}

const correctedFigures = [
  'due_days',
  'worked_minutes',
  'trip_minutes',
  'cycle_minutes',
  'overtime_workday',
  'overtime_rest_day',
  'overtime_holiday',
  'overtime_time_off',
  'absent_parts',
];

/** What attendance became aware of later and counts in the month, by the month it is about. */
export async function readCorrected(
  { database, tenantId }: Reader,
  month: string,
): Promise<readonly Worked[]> {
  const figure = (name: string) =>
    sql`coalesce((s.counted -> 'figures' ->> ${sql.lit(name)})::int, 0) as ${sql.ref(name)}`;
  const { rows } = await sql<Worked>`with days as (
      select c.employment_id, c.day, s.sign, ${sql.join(correctedFigures.map(figure))},
        coalesce((select sum((l ->> 'parts')::int) from jsonb_array_elements(s.counted -> 'leave') l
          where l ->> 'paid' = 'none'), 0) as unpaid_parts
      from attendance_correction c
      cross join lateral (values (1, c.after), (-1, c.before)) s(sign, counted)
      where c.tenant_id = ${tenantId} and c.counted_month = ${month}::date
    )
    select x.employment_id as "employmentId",
      to_char(date_trunc('month', x.day), 'YYYY-MM-DD') as corrects, ${sums},
      sum(x.sign * (x.due_days * ${partsOfDay}::int - x.absent_parts - x.unpaid_parts))::int as parts
    from days x ${assignedOn(tenantId)}
    group by x.employment_id, date_trunc('month', x.day)
    order by corrects`.execute(database);
  const beyond = await readBeyond({ database, tenantId }, month, 'corrected');
  // A cycle ended in the last of its months.
  const last = new Map(rows.map((row) => [row.employmentId, row]));
  return rows
    .map((row) => (last.get(row.employmentId) === row ? withBeyond(row, beyond) : row))
    .filter((row) =>
      [row.minutes, row.minutes150, row.minutes200, row.minutes300, row.parts].some(
        (one) => one !== 0,
      ),
    );
}

/** The working days of a month by the company's calendar. */
export async function workingDays({ database, tenantId }: Reader, month: string): Promise<number> {
  const range: DayRange = rangeOfMonth(month);
  const kindOf = await readDayKinds(database, tenantId, range);
  let count = 0;
  for (let day = range.from; day <= range.to; day = addDays(day, 1))
    if (kindOf(day) === 'workday') count += 1;
  return count;
}

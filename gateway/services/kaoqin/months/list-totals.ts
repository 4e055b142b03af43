import { type RawBuilder, sql } from 'kysely';
import type { attendanceMonthPerson, attendanceMonthTotals } from '#bridge/calls/kaoqin/months.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { reachedBy } from '../exceptions/reached.ts';
import type { DayCount } from './corrections.ts';
import { differenceOf, figureNames } from './figures.ts';
import { readCycles } from './hours-cycles.ts';
import { sumLeave } from './leave-days.ts';
import { rangeOfMonth } from './month-state.ts';
import { presentFigures, presentLeave, readLeaveNames } from './present.ts';
import { isMonthClosed, readMonthTotals } from './read-totals.ts';

type Asked = ParsedRequestOf<typeof attendanceMonthTotals>;
type Result = ResultOf<typeof attendanceMonthTotals>;

/** A person of a month. */
interface PersonRow {
  readonly employmentId: string;
  readonly name: string;
  readonly staffNo: string;
  readonly organ: string | null;
}

/** The sums of a month person by person. */
export async function answerMonthTotals(context: CallContext, asked: Asked): Promise<Result> {
  const { database, tenantId } = context;
  const month = `${asked.month}-01`;
  const search = (asked.search ?? '').toLowerCase();
  const within = sql<boolean>`e.tenant_id = ${tenantId} and ${await reachedBy(context, 'months')}
    and (${search} = '' or position(${search} in lower(p.name)) > 0
      or position(${search} in lower(e.staff_no)) > 0)
    and ${inMonth(month)}`;
  const people = await readPeople(context, within, asked);
  const rows = await totalsOf(context, month, people);
  const page = await pageFrom(asked, [...rows], () => countPeople(context, within));
  return { ...page, state: (await isMonthClosed(database, tenantId, month)) ? 'closed' : 'open' };
}

/** Everybody with sums in a month, for a sheet. */
export async function readAllTotals(
  context: CallContext,
  month: string,
): Promise<readonly Result['rows'][number][]> {
  const within = sql<boolean>`e.tenant_id = ${context.tenantId} and ${await reachedBy(context, 'months')}
    and ${inMonth(month)}`;
  return totalsOf(context, month, await readPeople(context, within, null));
}

/** People with a judged day in the month, or with a correction that counts in it. */
function inMonth(month: string): RawBuilder<boolean> {
  const { from, to } = rangeOfMonth(month);
  return sql<boolean>`(exists (select from day_result d where d.tenant_id = e.tenant_id
      and d.employment_id = e.id and d.day between ${from}::date and ${to}::date)
    or exists (select from attendance_correction c where c.tenant_id = e.tenant_id
      and c.employment_id = e.id and c.counted_month = ${month}::date))`;
}

async function totalsOf(
  context: CallContext,
  month: string,
  people: readonly PersonRow[],
): Promise<readonly Result['rows'][number][]> {
  const { database, tenantId } = context;
  const ids = people.map(({ employmentId }) => employmentId);
  const { totals } = await readMonthTotals(database, tenantId, month, ids);
  const names = await readLeaveNames(context);
  return people.flatMap((person) => {
    const own = totals.get(person.employmentId);
    if (own === undefined) return [];
    return [
      {
        ...person,
        ...presentFigures(own.figures),
        leave: presentLeave(own.leave, names),
        corrected: isCorrected(own.corrected),
      },
    ];
  });
}

function isCorrected({ figures, leave }: DayCount): boolean {
  return leave.length > 0 || figureNames.some((name) => figures[name] !== 0);
}

async function readPeople(
  { database }: CallContext,
  within: RawBuilder<boolean>,
  page: { readonly page: number; readonly rows: number } | null,
): Promise<readonly PersonRow[]> {
  const limit = page === null ? sql`` : sql`limit ${page.rows} offset ${offsetOf(page)}`;
  const { rows } = await sql<PersonRow>`select e.id as "employmentId", p.name,
      e.staff_no as "staffNo", o.name as organ
    from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    left join lateral (select x.organ_id from job_row x
      where x.tenant_id = e.tenant_id and x.employment_id = e.id
      order by x.from_on desc limit 1) j on true
    left join organ_row o on o.tenant_id = e.tenant_id and o.organ_id = j.organ_id and o.to_on is null
    where ${within} order by p.name_sort, e.id ${limit}`.execute(database);
  return rows;
}

async function countPeople(
  { database }: CallContext,
  within: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where ${within}`.execute(database);
  return rows[0]?.total ?? 0;
}

type PersonMonth = ResultOf<typeof attendanceMonthPerson>;

/** The days and corrections behind the sums of a person. */
export async function answerMonthPerson(
  context: CallContext,
  { month: asked, employmentId }: ParsedRequestOf<typeof attendanceMonthPerson>,
): Promise<PersonMonth> {
  const { database, tenantId } = context;
  const month = `${asked}-01`;
  const { rows: known } = await sql`select 1 from employment e where e.tenant_id = ${tenantId}
    and e.id = ${employmentId} and ${await reachedBy(context, 'months')}`.execute(database);
  if (known.length === 0) throw new RefusedError('notFound');
  const cycles = await readCycles(
    { database, tenantId, month, ids: [employmentId] },
    { running: true },
  );
  return {
    cycles: cycles.map(({ employmentId: _, ...cycle }) => cycle),
    days: [...(await readDays(context, month, employmentId))],
    corrections: await readCorrections(context, month, employmentId),
  };
}

async function readDays(
  { database, tenantId }: CallContext,
  month: string,
  employmentId: string,
): Promise<readonly PersonMonth['days'][number][]> {
  const { from, to } = rangeOfMonth(month);
  const { rows } = await sql<PersonMonth['days'][number]>`select d.day, s.name as shift, d.state,
      d.exceptions, d.punch_in as "punchIn", d.punch_out as "punchOut",
      d.worked_minutes as "workedMinutes", d.late_minutes as "lateMinutes",
      d.early_minutes as "earlyMinutes", d.absent_minutes as "absentMinutes",
      d.leave_minutes as "leaveMinutes",
      d.overtime_workday + d.overtime_rest_day + d.overtime_holiday as "overtimeMinutes"
    from day_result d
    left join shift s on s.tenant_id = d.tenant_id and s.id = d.shift_id
    where d.tenant_id = ${tenantId} and d.employment_id = ${employmentId}
      and d.day between ${from}::date and ${to}::date
    order by d.day`.execute(database);
  return rows;
}

async function readCorrections(
  context: CallContext,
  month: string,
  employmentId: string,
): Promise<PersonMonth['corrections']> {
  const names = await readLeaveNames(context);
  const { rows } = await sql<{
    id: string;
    day: string;
    cause: PersonMonth['corrections'][number]['cause'];
    at: Date;
    endsCycle: boolean;
    before: DayCount;
    after: DayCount;
  }>`select id, day, cause, changed_at as at, ends_employment as "endsCycle", before, after
    from attendance_correction
    where tenant_id = ${context.tenantId} and employment_id = ${employmentId}
      and counted_month = ${month}::date order by day`.execute(context.database);
  return rows.map(({ id, day, cause, at, endsCycle, before, after }) => ({
    id,
    day,
    cause,
    at: at.toISOString(),
    endsCycle,
    ...presentFigures(differenceOf(before.figures, after.figures)),
    leave: presentLeave(
      sumLeave([
        [after.leave, 1],
        [before.leave, -1],
      ]),
      names,
    ),
  }));
}

import { sql } from 'kysely';
import { attendanceFunctions } from '#bridge/calls/kaoqin/functions.ts';
import type { attendanceMonthChecks, attendanceMonths } from '#bridge/calls/kaoqin/months.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { nextToClose } from './close.ts';
import { findOpen } from './findings.ts';
import { closedUntil, lastDayOf } from './month-state.ts';
import { needsSecondPerson } from './second-person.ts';

type Month = ResultOf<typeof attendanceMonths>['months'][number];

interface MonthRow {
  readonly month: string;
  readonly state: Month['state'];
  readonly people: number;
  readonly corrections: number;
}

/** Every month that has attendance, the newest first. */
export async function answerMonths(
  context: CallContext,
): Promise<ResultOf<typeof attendanceMonths>> {
  const { database, tenantId } = context;
  const { rows } = await sql<MonthRow>`
    with months as (
      select date_trunc('month', d.day)::date as month, count(distinct d.employment_id)::int as people
      from day_result d where d.tenant_id = ${tenantId} group by 1
    )
    select m.month, coalesce(a.state, 'open') as state, m.people,
      (select count(*)::int from attendance_correction c
        where c.tenant_id = ${tenantId} and c.counted_month = m.month) as corrections
    from months m
    left join attendance_month a on a.tenant_id = ${tenantId} and a.month = m.month
    order by m.month desc`.execute(database);
  const steps = Map.groupBy(await readSteps(context), ({ month }) => month);
  const mayClose = hasFunction(context.rights, attendanceFunctions['months.close']);
  const next = await nextToClose(context);
  const until = await closedUntil(context);
  const today = dayOf(context.now());
  const last = rows.find(({ month }) => lastDayOf(month) === until);
  const mayReopen =
    mayClose && last !== undefined && !(await needsSecondPerson(context, last.month));
  return {
    months: rows.map((row) => ({
      ...row,
      month: row.month.slice(0, 7),
      steps: (steps.get(row.month) ?? []).map(({ month: _, at, ...step }) => ({
        ...step,
        at: at.toISOString(),
      })),
      can: {
        close: mayClose && row.month === next && lastDayOf(row.month) < today,
        reopen: mayReopen && row === last,
        rejudge: mayClose && (until === null || row.month > until),
      },
    })),
  };
}

async function readSteps({ database, tenantId }: CallContext) {
  return database
    .selectFrom('attendance_month_step')
    .where('tenant_id', '=', tenantId)
    .orderBy('at', 'desc')
    .select(['id', 'month', 'action', 'actor_name as by', 'note', 'at'])
    .execute();
}

/** What is still open in a month. */
export async function answerMonthChecks(
  context: CallContext,
  { month }: ParsedRequestOf<typeof attendanceMonthChecks>,
): Promise<ResultOf<typeof attendanceMonthChecks>> {
  return { findings: [...(await findOpen(context, `${month}-01`))] };
}

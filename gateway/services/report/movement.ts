import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { movementByMonth } from '#bridge/calls/report/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { organWithin, reaches } from '#gateway/kernel/people/reach.ts';
import { openReport, type ReportScope } from './report-scope.ts';

/** People who came to be counted, or ceased to be, in one month. */
interface Flow {
  readonly month: string;
  readonly arrived: number;
  readonly departed: number;
  readonly joined: number;
  readonly left: number;
}

/**
 * Answers joiners, leavers and turnover of each month up to the day. Opening and closing count who stood in
 * the organisations that lie in scope on that day; a transfer moves them without being a joiner or a leaver.
 */
export async function answerMovementByMonth(
  context: CallContext,
  request: ParsedRequestOf<typeof movementByMonth>,
): Promise<ResultOf<typeof movementByMonth>> {
  const report = await openReport(context, request);
  const { day } = report.reach;
  const first = addMonths(monthStart(day), 1 - Number(request.months));
  const flows = await readFlows(report, first);
  const months = Array.from({ length: Number(request.months) }, (_, index) =>
    addMonths(first, index).slice(0, 7),
  );
  const before = flows.get('before');
  let opening = (before?.arrived ?? 0) - (before?.departed ?? 0);
  const rows = months.map((month) => {
    const { arrived = 0, departed = 0, joined = 0, left = 0 } = flows.get(month) ?? {};
    const closing = opening + arrived - departed;
    const row = {
      month,
      joined,
      left,
      opening,
      closing,
      turnover: turnoverOf(left, opening, closing),
    };
    opening = closing;
    return row;
  });
  const left = rows.reduce((sum, row) => sum + row.left, 0);
  return { rows, turnover: turnoverOf(left, rows[0]?.opening ?? 0, rows.at(-1)?.closing ?? 0) };
}

/** Leavers over the mean of opening and closing head-count; null when no one was there. */
function turnoverOf(left: number, opening: number, closing: number): number | null {
  const mean = (opening + closing) / 2;
  return mean === 0 ? null : left / mean;
}

/**
 * Turns jobs into spells: a spell begins when a job in scope does and ends the day after it, or on the last
 * day of work, which does not count any more. One pass over them gives every month.
 */
async function readFlows(
  { context, reach, organPath }: ReportScope,
  first: string,
): Promise<ReadonlyMap<string, Flow>> {
  const { database, tenantId } = context;
  const end = addDays(reach.day, 1);
  const spells = database
    .selectFrom('employment as e')
    .innerJoin('job_row as j', (join) =>
      join.onRef('j.tenant_id', '=', 'e.tenant_id').onRef('j.employment_id', '=', 'e.id'),
    )
    .where('e.tenant_id', '=', tenantId)
    .where('j.tenant_id', '=', tenantId)
    .where(reaches(reach))
    .$if(organPath !== null, (query) => query.where(organWithin(reach, [organPath ?? ''])))
    .select([
      'j.from_on',
      'e.joined_on',
      'e.left_on',
      // A job that begins on the last day of somebody who left counts as nothing, unless it is the joining day too.
      sql<string | null>`least(j.to_on + 1, e.left_on)`.as('until'),
    ]);
  const { rows } = await sql<Flow>`
    with spell as materialized (select * from ${spells} s where s.until is null or s.until > s.from_on
      or (s.left_on = s.joined_on and s.from_on = s.joined_on)),
    flow as (
      select from_on as on_day, 1 as arrived, 0 as departed,
        (from_on = joined_on)::int as joined, 0 as "left" from spell
      union all
      select until, 0, 1, 0, (until = left_on)::int from spell where until is not null
    )
    select case when on_day < ${first}::date then 'before' else to_char(on_day, 'YYYY-MM') end as month,
      sum(arrived)::int as arrived, sum(departed)::int as departed,
      sum(joined)::int as joined, sum("left")::int as "left"
    from flow where on_day < ${end}::date group by 1`.execute(database);
  return new Map(rows.map((flow) => [flow.month, flow]));
}

import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { salaryFunctions } from '#bridge/calls/salary/functions.ts';
import type { payLeavers } from '#bridge/calls/salary/settlements.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addMonths, dayOf } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';

/** Leavers are shown for so long after their last day. */
const monthsShown = 6;

/** Somebody who leaves, with the run that pays them last. */
export interface Leaver {
  readonly employmentId: string;
  readonly personId: string;
  readonly name: string;
  readonly staffNo: string;
  readonly organName: string | null;
  readonly joinedOn: string;
  readonly lastDay: string;
  readonly reason: ResultOf<typeof payLeavers>['rows'][number]['reason'];
  /** The run with the last day in its period, while it can be changed. */
  readonly runId: string | null;
  readonly month: string | null;
  readonly settledAt: Date | null;
}

/** Everybody with a last day; dispatched people are paid by their agency. */
function leavers(tenantId: string) {
  return sql`
    select e.id as "employmentId", e.person_id as "personId", p.name, e.staff_no as "staffNo",
      o.name as "organName", e.joined_on as "joinedOn", x.last_day as "lastDay", x.reason,
      r.id as "runId", r.month, t.saved_at as "settledAt"
    from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    left join lateral (
      select l.last_day, l.kind from leaving l
      where l.tenant_id = e.tenant_id and l.employment_id = e.id and l.removed_at is null
        and l.state in ('planned', 'effective')
      order by l.last_day desc limit 1
    ) l on true
    cross join lateral (
      select coalesce(e.left_on, l.last_day) as last_day, coalesce(l.kind,
        case e.left_reason when 'dismissal' then 'dismissal-with-notice' else e.left_reason end) as reason
    ) x
    left join lateral (
      select j.organ_id from job_row j
      where j.tenant_id = e.tenant_id and j.employment_id = e.id and j.from_on <= x.last_day
      order by j.from_on desc limit 1
    ) j on true
    left join lateral (
      select y.name, y.path from organ_row y
      where y.tenant_id = e.tenant_id and y.organ_id = j.organ_id and y.from_on <= x.last_day
      order by y.from_on desc limit 1
    ) o on true
    left join lateral (
      select g.id from pay_group g
      left join lateral (
        select y.path from organ_row y
        where y.tenant_id = g.tenant_id and y.organ_id = g.organ_id and y.from_on <= x.last_day
        order by y.from_on desc limit 1
      ) q on true
      where g.tenant_id = e.tenant_id and g.removed_at is null
        and (g.organ_id is null or starts_with(o.path, q.path))
      -- The group nearest above, else the one for all others.
      order by length(q.path) desc nulls last limit 1
    ) g on true
    left join pay_run r on r.tenant_id = e.tenant_id and r.pay_group_id = g.id
      and r.state in ('draft', 'calculated') and x.last_day between r.from_on and r.to_on
    left join pay_settlement t on t.tenant_id = e.tenant_id and t.employment_id = e.id
    where e.tenant_id = ${tenantId} and e.employment_type <> 'dispatch' and x.last_day is not null`;
}

/** Lists who leaves or left, the latest first. */
export async function listLeavers(
  context: CallContext,
  request: ParsedRequestOf<typeof payLeavers>,
): Promise<ResultOf<typeof payLeavers>> {
  const { database, tenantId, rights, now } = context;
  const since = addMonths(dayOf(now()), -monthsShown);
  const { keyword = '', open } = request;
  const found = sql`select * from (${leavers(tenantId)}) x where x."lastDay" >= ${since}::date
    and (${keyword} = '' or strpos(x.name, ${keyword}) > 0 or strpos(x."staffNo", ${keyword}) > 0)
    and (${open === 'true'} = false or x."settledAt" is null)`;
  const { rows } = await sql<Leaver>`${found} order by x."lastDay" desc, x."employmentId"
    limit ${request.rows} offset ${offsetOf(request)}`.execute(database);
  const count = async () => {
    const counted = await sql<{ count: number }>`select count(*)::int as count
      from (${found}) x`.execute(database);
    return counted.rows[0]?.count ?? 0;
  };
  return {
    ...(await pageFrom(request, rows.map(leaverLine), count)),
    can: { edit: hasFunction(rights, salaryFunctions['runs.edit']) },
  };
}

/** Reads one leaver, or undefined where the id is of no leaver. */
export async function readLeaver(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  employmentId: string,
): Promise<Leaver | undefined> {
  const { rows } =
    await sql<Leaver>`select * from (${leavers(tenantId)} and e.id = ${employmentId}) x`.execute(
      database,
    );
  return rows[0];
}

/** What of a leaver leaves the gateway. */
export function leaverLine({ personId: _, runId: __, settledAt, ...leaver }: Leaver) {
  return { ...leaver, settledAt: settledAt?.toISOString() ?? null };
}

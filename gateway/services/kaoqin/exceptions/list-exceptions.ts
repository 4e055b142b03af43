import { type RawBuilder, sql } from 'kysely';
import type { attendanceDecisions, attendanceExceptions } from '#bridge/calls/kaoqin/exceptions.ts';
import { attendanceFunctions } from '#bridge/calls/kaoqin/functions.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { closedUntil } from '../months/month-state.ts';
import { isUnsettled } from './open-exceptions.ts';
import { reachedBy } from './reached.ts';

type Asked = ParsedRequestOf<typeof attendanceExceptions>;
type Result = ResultOf<typeof attendanceExceptions>;
type Line = Result['rows'][number];

/** People a search finds by name or number. */
function found(search: string | undefined): RawBuilder<boolean> {
  const words = (search ?? '').toLowerCase();
  return sql<boolean>`(${words} = '' or position(${words} in lower(p.name)) > 0
    or position(${words} in lower(e.staff_no)) > 0)`;
}

/** Days with exceptions that wait to be settled, the oldest first. */
export async function answerExceptions(context: CallContext, asked: Asked): Promise<Result> {
  const { database, tenantId } = context;
  const until = await closedUntil(context);
  const from = asked.from ?? (until === null ? '1900-01-01' : addDays(until, 1));
  const to = asked.to ?? dayOf(context.now());
  const within = sql`from day_result d
    join employment e on e.tenant_id = d.tenant_id and e.id = d.employment_id
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where d.tenant_id = ${tenantId} and d.day between ${from}::date and ${to}::date
      and ${isUnsettled(until)} and ${found(asked.search)}
      and (${asked.kind ?? null}::text is null or ${asked.kind ?? null} = any(d.exceptions))
      and ${await reachedBy(context, 'exceptions')}`;
  const { rows } = await sql<Omit<Line, 'remindedAt'> & { remindedAt: Date | null }>`
    with page as (
      select d.*, p.name, p.name_sort, e.staff_no ${within}
      order by d.day, p.name_sort, d.employment_id
      limit ${asked.rows} offset ${offsetOf(asked)}
    )
    select d.employment_id as "employmentId", d.name, d.staff_no as "staffNo", o.name as organ,
      d.day, s.name as shift, d.state, d.exceptions, d.punch_in as "punchIn",
      d.punch_out as "punchOut", d.late_minutes as "lateMinutes",
      d.early_minutes as "earlyMinutes", d.absent_minutes as "absentMinutes",
      (select max(r.at) from day_reminder r where r.tenant_id = d.tenant_id
        and r.employment_id = d.employment_id and r.day = d.day) as "remindedAt",
      ${isRequested} as requested
    from page d
    left join shift s on s.tenant_id = d.tenant_id and s.id = d.shift_id
    left join lateral (select x.organ_id from job_row x
      where x.tenant_id = d.tenant_id and x.employment_id = d.employment_id
      order by x.from_on desc limit 1) j on true
    left join organ_row o on o.tenant_id = d.tenant_id and o.organ_id = j.organ_id and o.to_on is null
    order by d.day, d.name_sort, d.employment_id`.execute(database);
  const lines = rows.map((row) => ({ ...row, remindedAt: row.remindedAt?.toISOString() ?? null }));
  const count = async () => {
    const { rows: counted } = await sql<{ total: number }>`
      select count(*)::int as total ${within}`.execute(database);
    return counted[0]?.total ?? 0;
  };
  return {
    ...(await pageFrom(asked, lines, count)),
    can: { settle: hasFunction(context.rights, attendanceFunctions['exceptions.settle']) },
    leaveTypes: await readLeaveTypes(context),
  };
}

function readLeaveTypes({ database, tenantId }: CallContext) {
  return database
    .selectFrom('leave_type')
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('id')
    .select(['id', 'name'])
    .execute();
}

const isRequested = sql<boolean>`(
  exists (select from leave_request r where r.tenant_id = d.tenant_id
    and r.employment_id = d.employment_id and r.pending is not null and r.removed_at is null
    and d.day between r.from_on and r.to_on)
  or exists (select from trip_request r where r.tenant_id = d.tenant_id
    and r.employment_id = d.employment_id and r.pending is not null and r.removed_at is null
    and d.day between r.from_on and r.to_on)
  or exists (select from punch_patch r where r.tenant_id = d.tenant_id
    and r.employment_id = d.employment_id and r.pending is not null and r.removed_at is null
    and r.day = d.day))`;

type Decisions = ResultOf<typeof attendanceDecisions>;
type DecisionLine = Decisions['rows'][number];
type DecisionRow = Omit<DecisionLine, 'at' | 'undoneAt'> & {
  readonly at: Date;
  readonly undoneAt: Date | null;
};

/** What was decided about days, the latest first. */
export async function answerDecisions(
  context: CallContext,
  asked: ParsedRequestOf<typeof attendanceDecisions>,
): Promise<Decisions> {
  const { database, tenantId } = context;
  const within = sql`from day_decision x
    join employment e on e.tenant_id = x.tenant_id and e.id = x.employment_id
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where x.tenant_id = ${tenantId} and ${found(asked.search)}
      and ${await reachedBy(context, 'exceptions')}`;
  const { rows } = await sql<DecisionRow>`select x.employment_id as "employmentId", p.name,
      e.staff_no as "staffNo", x.day, ${decisionColumns} ${within}
    order by x.created_at desc, x.id limit ${asked.rows} offset ${offsetOf(asked)}`.execute(
    database,
  );
  const lines = rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
  }));
  return pageFrom(asked, lines, async () => {
    const { rows: counted } = await sql<{ total: number }>`
      select count(*)::int as total ${within}`.execute(database);
    return counted[0]?.total ?? 0;
  });
}

/** The columns of a decision (`x`). */
export const decisionColumns: RawBuilder<unknown> = sql`x.id, x.kind, x.punch_in as "punchIn",
  x.punch_out as "punchOut", x.reason, x.actor_name as by, x.created_at as at,
  x.undone_by as "undoneBy", x.undone_at as "undoneAt"`;

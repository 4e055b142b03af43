/** The workers of an agency for its people, with their time in a closed month. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { portalWorkers } from '#bridge/calls/supplier/portal/dispatch.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { escapeLike } from '../../people/keyword.ts';
import { countOf } from '../count-of.ts';
import { refuseAt } from '../portal/own-supplier.ts';
import { ownPosts } from './own-rows.ts';

type Workers = ResultOf<typeof portalWorkers>;

/** Closed months that can be chosen. */
const mostMonths = 24;

/**
 * Returns one page of the workers of the caller's agency.
 * @throws {RefusedError} `badInput` for a month that is not closed
 */
export async function listOwnWorkers(
  context: CallContext,
  { page, rows: size, search, month: asked }: ParsedRequestOf<typeof portalWorkers>,
): Promise<Workers> {
  const { database, tenantId } = context;
  const months = await readClosedMonths(context);
  if (asked !== undefined && !months.includes(asked)) refuseAt('month', 'choice');
  const month = asked ?? months[0] ?? null;
  const pattern = `%${escapeLike((search ?? '').toLowerCase())}%`;
  const found = sql`from dispatch_assignment a
    join ${ownPosts(context)} on p.tenant_id = a.tenant_id and p.id = a.post_id
    cross join lateral app.dispatched_worker(a.employment_id) w
    where a.tenant_id = ${tenantId} and a.removed_at is null
      and a.state in ('working', 'ended', 'returned', 'converted')
      and (lower(w.name) like ${pattern} or lower(w.staff_no) like ${pattern} or lower(p.name) like ${pattern})`;
  const { rows } = await sql<Workers['rows'][number]>`
    select a.id as "assignmentId", w.name, w.staff_no as "staffNo", p.name as post, p.place, a.state,
      to_char(a.from_on, 'YYYY-MM-DD') as "fromOn", to_char(a.to_on, 'YYYY-MM-DD') as "toOn",
      to_char(a.agency_to, 'YYYY-MM-DD') as "agencyTo",
      (select jsonb_build_object('days', t.days, 'worked', t.worked, 'overtimeWorkday', t.overtime_workday,
          'overtimeRestDay', t.overtime_rest_day, 'overtimeHoliday', t.overtime_holiday, 'absent', t.absent)
        from app.dispatched_time(${month}::date) t where t.employment_id = a.employment_id
          and a.from_on < (${month}::date + interval '1 month')::date and a.to_on >= ${month}::date) as time
    ${found} order by a.state <> 'working', w.name, a.from_on desc, a.id
    limit ${size} offset ${offsetOf({ page, rows: size })}`.execute(database);
  return {
    ...(await pageFrom({ page, rows: size }, rows, () => countOf(context, found))),
    month,
    months,
  };
}

async function readClosedMonths({ database, tenantId }: CallContext): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`select to_char(m.month, 'YYYY-MM-DD') as month
    from attendance_month m where m.tenant_id = ${tenantId} and m.state = 'closed'
    order by m.month desc limit ${mostMonths}`.execute(database);
  return rows.map(({ month }) => month);
}

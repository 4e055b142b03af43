/** Who a report is about and who receives it. */
import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { workReportReceivers } from '#bridge/calls/wpm/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Place } from './report-rows.ts';

/** Somebody who receives a report. */
export interface Receiver {
  readonly id: string;
  readonly name: string;
  readonly readAt: string | null;
}

/** Employments `e` with person `p`, organisation `o` and job `j` of a day. */
export function peopleOn(tenantId: string, day: string): RawBuilder<unknown> {
  return sql`employment e
    join person p on p.tenant_id = ${tenantId} and p.id = e.person_id
    left join job_row j on j.tenant_id = ${tenantId} and j.employment_id = e.id and ${onDay('j', day)}
    left join organ_row o on o.tenant_id = ${tenantId} and o.organ_id = j.organ_id and ${onDay('o', day)}`;
}

/** The direct superior of an employment, as the first receiver. */
export async function readSuperior(
  { database, tenantId }: Place,
  employmentId: string,
  day: string,
): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select m.id, p.name, null as "readAt"
    from job_row j
    join employment m on m.tenant_id = ${tenantId} and m.id = j.manager_id
      and (m.left_on is null or m.left_on >= ${day}::date)
    join person p on p.tenant_id = ${tenantId} and p.id = m.person_id
    where j.tenant_id = ${tenantId} and j.employment_id = ${employmentId} and ${onDay('j', day)}`.execute(
    database,
  );
  return rows;
}

/** The receivers of a report, by name. */
export async function readReceivers(
  { database, tenantId }: Place,
  reportId: string,
): Promise<Receiver[]> {
  const { rows } = await sql<{
    readonly id: string;
    readonly name: string;
    readonly readAt: Date | null;
  }>`
    select v.employment_id as id, p.name, v.read_at as "readAt"
    from work_report_receiver v
    join employment e on e.tenant_id = ${tenantId} and e.id = v.employment_id
    join person p on p.tenant_id = ${tenantId} and p.id = e.person_id
    where v.tenant_id = ${tenantId} and v.work_report_id = ${reportId}
    order by p.name_sort, v.employment_id`.execute(database);
  return rows.map(({ readAt, ...one }) => ({ ...one, readAt: readAt?.toISOString() ?? null }));
}

/** Finds colleagues with an account: by name and department alone. */
export async function findReceivers(
  context: CallContext,
  { keyword }: ParsedRequestOf<typeof workReportReceivers>,
): Promise<ResultOf<typeof workReportReceivers>> {
  const { database, tenantId, rights, now } = context;
  const day = dayOf(now());
  const found =
    keyword === undefined ? sql`true` : sql`strpos(p.search_key, lower(${keyword})) > 0`;
  const { rows } = await sql<ResultOf<typeof workReportReceivers>[number]>`
    select e.id, p.name, o.name as "organName" from ${peopleOn(tenantId, day)}
    where e.tenant_id = ${tenantId} and ${isColleague(tenantId, day)} and ${found}
      and e.id is distinct from ${rights.employmentId}::uuid
    order by p.name_sort, e.id limit 20`.execute(database);
  return rows;
}

/** Keeps those who can receive a report. @throws {RefusedError} `notFound` for anybody else. */
export async function requireColleagues(
  { database, tenantId, now }: CallContext,
  ids: readonly string[],
  own: string,
): Promise<readonly string[]> {
  const wanted = [...new Set(ids)];
  const day = dayOf(now());
  const { rows } = await sql<{ readonly id: string }>`
    select e.id from employment e
    where e.tenant_id = ${tenantId} and e.id = any(${wanted}) and e.id <> ${own}
      and (${isColleague(tenantId, day)} or exists (select from job_row j
        where j.tenant_id = ${tenantId} and j.employment_id = ${own} and j.manager_id = e.id
          and ${onDay('j', day)}))`.execute(database);
  if (rows.length !== wanted.length) throw new RefusedError('notFound');
  return wanted;
}

/** Employment `e` is at work on a day and has an account. */
function isColleague(tenantId: string, day: string): RawBuilder<unknown> {
  return sql`(e.joined_on <= ${day}::date and (e.left_on is null or e.left_on >= ${day}::date)
    and exists (select from membership m where m.tenant_id = ${tenantId}
      and m.employment_id = e.id and m.status = 'active'))`;
}

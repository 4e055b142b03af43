/** Who may be subscribed to a report: only who could open it. */
import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { reportFunctions } from '#bridge/calls/prism/functions.ts';
import type { subscriptionReceivers } from '#bridge/calls/prism/subscriptions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { bindings } from '../../subjects.ts';
import { findReport, type OpenedReport } from '../saved/reports.ts';

/** Finds colleagues who may open a report, by name and department alone. @throws {RefusedError} `notFound`. */
export async function answerReceivers(
  context: CallContext,
  { report, keyword }: ParsedRequestOf<typeof subscriptionReceivers>,
): Promise<ResultOf<typeof subscriptionReceivers>> {
  const { database, tenantId, now } = context;
  const opened = await findReport(context, report);
  const day = dayOf(now());
  const name = sql`coalesce(p.name, a.display_name)`;
  const found =
    keyword === undefined
      ? sql`true`
      : sql`strpos(coalesce(p.search_key, lower(a.display_name)), lower(${keyword})) > 0`;
  const { rows } = await sql<ResultOf<typeof subscriptionReceivers>[number]>`
    select m.account_id as id, ${name} as name, o.name as "organName"
    from membership m
    join account a on a.id = m.account_id and a.status = 'active'
    left join employment e on e.tenant_id = ${tenantId} and e.id = m.employment_id
    left join person p on p.tenant_id = ${tenantId} and p.id = e.person_id
    left join job_row j on j.tenant_id = ${tenantId} and j.employment_id = e.id and ${onDay('j', day)}
    left join organ_row o on o.tenant_id = ${tenantId} and o.organ_id = j.organ_id and ${onDay('o', day)}
    where ${mayOpen(context, opened)} and ${found}
    order by p.name_sort nulls last, m.account_id limit 20`.execute(database);
  return rows;
}

/** Refuses accounts that may not open a report. @throws {RefusedError} `notFound` */
export async function requireReceivers(
  context: CallContext,
  report: OpenedReport,
  accountIds: readonly string[],
): Promise<void> {
  const { rows } = await sql`select m.account_id from membership m
    join account a on a.id = m.account_id and a.status = 'active'
    where ${mayOpen(context, report)} and m.account_id = any(${[...accountIds]}::uuid[])`.execute(
    context.database,
  );
  if (rows.length < accountIds.length) throw new RefusedError('notFound');
}

/** The membership `m` may open a report: its roles give both functions, and a saved one is shared with it. */
function mayOpen(
  { tenantId, now }: CallContext,
  { id, builtIn, definition }: OpenedReport,
): RawBuilder<boolean> {
  const day = dayOf(now());
  const subject = bindings.get(definition.query.subject)?.subject;
  const gives = (functionId: string): RawBuilder<boolean> => sql<boolean>`exists (
    select from role_holders(${day}::date) h
    join role_function f on f.tenant_id = ${tenantId} and f.role_id = h.role_id
    where h.account_id = m.account_id and f.function_id = ${functionId})`;
  const isShared = builtIn
    ? sql`true`
    : sql`exists (select from saved_report s where s.tenant_id = ${tenantId} and s.id = ${id}::uuid
        and s.removed_at is null and (s.account_id = m.account_id
          or s.role_ids && array(select h.role_id from role_holders(${day}::date) h
            where h.account_id = m.account_id)))`;
  return sql<boolean>`m.tenant_id = ${tenantId} and m.status = 'active' and ${isShared}
    and (m.is_super or (${gives(reportFunctions.reports)} and ${gives(subject?.functionId ?? '')}))`;
}

/** Who of the direct reports has sent a report of a period. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { getRemindItems } from '#bridge/calls/wpm/calls.ts';
import { workPeriodOf } from '#bridge/calls/wpm/periods.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { dueOf } from './own.ts';
import { peopleOn } from './people.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly organName: string | null;
  readonly sentAt: Date | null;
  readonly reportId: string | null;
}

/** Lists the direct reports of the caller with the state of their report of a period. */
export async function listTeam(
  context: CallContext,
  { kind, on }: ParsedRequestOf<typeof getRemindItems>,
): Promise<ResultOf<typeof getRemindItems>> {
  const { database, tenantId, rights, now } = context;
  const today = dayOf(now());
  const period = workPeriodOf(kind, on ?? today);
  const dueAt = dueOf(kind, period);
  const { rows } = await sql<Row>`
    select e.id, p.name, o.name as "organName", r.sent_at as "sentAt",
      case when v.employment_id is not null then r.id end as "reportId"
    from ${peopleOn(tenantId, today)}
    left join work_report r on r.tenant_id = ${tenantId} and r.employment_id = e.id
      and r.kind = ${kind} and r.from_on = ${period.fromOn}::date and r.sent_at is not null
    left join work_report_receiver v on v.tenant_id = ${tenantId} and v.work_report_id = r.id
      and v.employment_id = ${rights.employmentId}
    where e.tenant_id = ${tenantId} and j.manager_id = ${rights.employmentId}
      and e.joined_on <= ${period.toOn}::date
      and (e.left_on is null or e.left_on >= ${period.fromOn}::date)
    order by p.name_sort, e.id limit 500`.execute(database);
  const isOver = now() > dueAt;
  const people = rows.map(({ sentAt, ...person }) => {
    if (sentAt === null) return { ...person, state: isOver ? 'missing' : 'open' } as const;
    return { ...person, state: sentAt > dueAt ? 'late' : 'sent' } as const;
  });
  return { kind, ...period, dueAt: dueAt.toISOString(), people };
}

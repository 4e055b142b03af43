import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { dutiesOf } from './duty-rows.ts';

/** Why a roster warns of somebody, and from which day on. */
export interface RosterDuty {
  readonly employmentId: string;
  readonly kind: 'dutyOverdue' | 'certificateExpired';
  readonly since: string;
  /** What the rule is called. */
  readonly name: string;
}

/**
 * Reads what rosters warn of: courses that are overdue now, and certificates that end before the last day that is planned.
 * Only rules that say so are asked. Whose course is overdue is not warned of its certificate as well.
 */
export async function readRosterDuties(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  employmentIds: readonly string[],
  lastDay: string,
): Promise<readonly RosterDuty[]> {
  const { database, tenantId } = context;
  const asked = sql<boolean>`r.blocks = 'roster' and e.id = any(${employmentIds}::uuid[])`;
  const { rows } = await sql<RosterDuty>`with ${dutiesOf(context, dayOf(context.now()), asked)}
    select d.employment_id as "employmentId", 'dutyOverdue' as kind, d.due_on + 1 as since,
      d.rule_name as name
    from duty d where d.state = 'overdue'
    union all
    select d.employment_id, 'certificateExpired', held.ends_on + 1, d.rule_name
    from duty d
    join training_course c on c.tenant_id = ${tenantId} and c.id = d.course_id
    cross join lateral (select max(t.expires_on) as ends_on from training_certificate t
      where t.tenant_id = ${tenantId} and t.employment_id = d.employment_id
        and t.kind_id = c.certificate_kind_id and t.state = 'valid' and t.removed_at is null
      -- One without an end is in force for good.
      having count(*) = count(t.expires_on)) held
    where d.state <> 'overdue' and held.ends_on < ${lastDay}::date
    order by 1, 3, 4`.execute(database);
  return rows;
}

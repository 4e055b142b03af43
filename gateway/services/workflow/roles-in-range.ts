/** Who has a role for a part of the company: holders whose data range covers an organisation. */
import { sql } from 'kysely';
import type { AssigneeRule } from '#bridge/calls/workflow/route.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import type { Person } from './engine/state.ts';
import { type PeopleContext, peopleHolding } from './people.ts';

/**
 * Who can act and holds the roles that rules ask by range, by the role. A range covers an organisation when it names it or
 * one above it; `organs` are the organisation and those above, the nearest first.
 */
export async function holdersInRange(
  context: PeopleContext,
  rules: readonly AssigneeRule[],
  organs: readonly string[],
): Promise<ReadonlyMap<string, readonly Person[]>> {
  const asked = rules.flatMap((rule) =>
    rule.kind === 'role' && rule.inRange === true ? rule.ids : [],
  );
  if (asked.length === 0) return new Map();
  const day = dayOf(context.now());
  const [nearest = null] = organs;
  return peopleHolding(
    context,
    [...new Set(asked)],
    sql`select h.role_id as held, h.account_id from role_holders(${day}::date) h
      join data_range r on r.tenant_id = ${context.tenantId} and r.role_id = h.role_id
      left join membership n on n.tenant_id = r.tenant_id and n.account_id = h.account_id
      left join job_row j on j.tenant_id = n.tenant_id and j.employment_id = n.employment_id
        and ${onDay('j', day)}
      where r.kind = 'all'
        or r.kind = 'custom' and r.organ_ids && ${organs}::uuid[]
        or r.kind = 'own_organ_and_below' and j.organ_id = any(${organs}::uuid[])
        or r.kind = 'own_organ' and j.organ_id = ${nearest}::uuid`,
  );
}

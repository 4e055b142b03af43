/** Who has a role for a part of the company: holders whose data range has an organisation. */
import { sql } from 'kysely';
import type { AssigneeRule } from '#bridge/calls/workflow/route.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import type { Person } from './engine/state.ts';
import { activePeople, type PeopleContext, personColumns } from './people.ts';

/**
 * Who can act and holds the roles that rules ask by range, by the role. A range has an organisation when it names it or one
 * above it; `organs` are the organisation and those above, the nearest first.
 */
export async function holdersInRange(
  context: PeopleContext,
  rules: readonly AssigneeRule[],
  organs: readonly string[],
): Promise<ReadonlyMap<string, readonly Person[]>> {
  const ids = [
    ...new Set(
      rules.flatMap((rule) => (rule.kind === 'role' && rule.inRange === true ? rule.ids : [])),
    ),
  ];
  if (ids.length === 0) return new Map();
  const { tenantId, database, now } = context;
  const day = dayOf(now());
  const [nearest = null] = organs;
  const { rows } = await sql<Person & { held: string }>`
    with active as (select ${personColumns} from ${activePeople(context)})
    select x.account, x.employment, x.name, h.role_id as held
    from role_holders(${day}::date) h
    join active x on x.account = h.account_id
    join data_range r on r.tenant_id = ${tenantId} and r.role_id = h.role_id
    left join job_row j on j.tenant_id = r.tenant_id and j.employment_id = x.employment
      and ${onDay('j', day)}
    where h.role_id = any(${ids}::uuid[]) and (r.kind = 'all'
      or r.kind = 'custom' and r.organ_ids && ${organs}::uuid[]
      or r.kind = 'own_organ_and_below' and j.organ_id = any(${organs}::uuid[])
      or r.kind = 'own_organ' and j.organ_id = ${nearest}::uuid)
    order by x.name, x.account limit 500`.execute(database);
  return new Map(
    ids.map((id) => [
      id,
      rows
        .filter(({ held }) => held === id)
        .map(({ account, employment, name }) => ({ account, employment, name })),
    ]),
  );
}

import { sql } from 'kysely';
import { signsOfDispatch } from '#bridge/calls/outsourcing/records/agreement.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';
import type { Heads } from './ratio.ts';
import { controlSignCount } from './records/control-signs.ts';

/** Whose people are counted, and when. */
export interface HeadsAsked {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
  readonly day: string;
}

/** A legal entity with its people. */
export interface EntityHeads extends Heads {
  readonly id: string;
  readonly name: string;
  /** Places of service agreements that are dispatch in fact. */
  readonly disguised: number;
}

/**
 * Counts the people of every open legal entity on a day. An employee belongs to the entity of the contract that holds on
 * the day, and without one to the first entity. The first day of an assignment counts, and the last.
 */
export async function readHeads({
  database,
  tenantId,
  day,
}: HeadsAsked): Promise<readonly EntityHeads[]> {
  const { rows } = await sql<EntityHeads>`
    with entities as (
      select l.id, l.name, row_number() over (order by l.id) as place from legal_entity l
      where l.tenant_id = ${tenantId} and l.removed_at is null
        and (l.closed_on is null or l.closed_on > ${day}::date)
    ), own as (
      select coalesce(n.id, (select f.id from entities f where f.place = 1)) as entity_id, count(*)::int as heads
      from employment e
      left join lateral (
        select c.entity from contract c
        where c.tenant_id = e.tenant_id and c.employment_id = e.id and c.removed_at is null
          and c.from_on <= ${day}::date and (c.to_on is null or c.to_on >= ${day}::date)
        order by c.from_on desc limit 1
      ) k on true
      left join entities n on n.name = k.entity
      where e.tenant_id = ${tenantId} and e.employment_type in ('full-time', 'part-time')
        and ${employedOn(day)}
      group by 1
    ), dispatched as (
      select g.entity_id, count(*)::int as heads
      from dispatch_assignment a
      join dispatch_post p on p.tenant_id = a.tenant_id and p.id = a.post_id
      join dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
      where a.tenant_id = ${tenantId} and a.removed_at is null and g.kind = 'dispatch'
        and a.state in ('working', 'ended', 'returned', 'converted')
        and a.from_on <= ${day}::date and a.to_on >= ${day}::date
      group by 1
    ), disguised as (
      select g.entity_id, sum(p.heads)::int as heads
      from dispatch_post p
      join dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
      where p.tenant_id = ${tenantId} and p.removed_at is null and g.state in ('active', 'suspended')
        and p.from_on <= ${day}::date and p.to_on >= ${day}::date
        and ${controlSignCount('g')} >= ${signsOfDispatch}
      group by 1
    )
    select n.id, n.name, coalesce(o.heads, 0) as own, coalesce(d.heads, 0) as dispatched,
      coalesce(s.heads, 0) as disguised
    from entities n
    left join own o on o.entity_id = n.id
    left join dispatched d on d.entity_id = n.id
    left join disguised s on s.entity_id = n.id
    order by n.place`.execute(database);
  return rows;
}

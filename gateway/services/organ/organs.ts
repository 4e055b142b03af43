import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { largeCounts } from '#gateway/kernel/people/large-counts.ts';
import { type Reach, reachesOrgan } from '#gateway/kernel/people/reach.ts';
import { employedOn, reachedPeople } from '#gateway/kernel/people/reached-people.ts';

/** An organisation as it is on a day. */
export interface Organ {
  readonly id: string;
  readonly parentId: string | null;
  readonly code: string;
  readonly name: string;
  /** What it is sorted by: pinyin with tone numbers for Chinese. */
  readonly nameSort: string;
  readonly kind: 'company' | 'department' | 'team' | 'store';
  readonly leaderId: string | null;
  readonly leaderName: string | null;
  readonly order: number;
  readonly path: string;
  readonly openedOn: string;
}

/** An organisation with the people whom the caller reaches in it. */
export interface CountedOrgan extends Organ {
  readonly headCount: number;
  readonly totalHeadCount: number;
}

/** Where an organisation is on a day. */
export type OrganPlace = Pick<Organ, 'id' | 'parentId' | 'name' | 'path'>;

/** The organisations that exist on the day, in the order of `readOrgans`; figures need no codes and no leaders. */
export async function readOrganPlaces(
  context: Pick<CallContext, 'database' | 'tenantId'>,
  day: string,
): Promise<OrganPlace[]> {
  const rows = await selectOrgans(context, day)
    .select(['g.id', 'o.parent_id as parentId', 'o.name', 'o.path'])
    .execute();
  return parentsFirst(rows);
}

function selectOrgans(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  day: string,
) {
  return database
    .selectFrom('organ as g')
    .innerJoin('organ_row as o', (join) =>
      join.onRef('o.tenant_id', '=', 'g.tenant_id').onRef('o.organ_id', '=', 'g.id'),
    )
    .where('g.tenant_id', '=', tenantId)
    .where('o.tenant_id', '=', tenantId)
    .where(onDay('o', day))
    .where(
      sql<boolean>`(g.opened_on <= ${day}::date and (g.closed_on is null or g.closed_on > ${day}::date))`,
    )
    .orderBy('o.sort_order')
    .orderBy('o.name_sort');
}

/** Looked up for each leader: a join with all employments reads them. */
const leaderName = sql<string | null>`(select p.name from employment e
  join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
  where e.tenant_id = o.tenant_id and e.id = o.leader_id)`;

/** Lists the organisations that exist on the day, parents before children, siblings in their order. */
export async function readOrgans(
  context: Pick<CallContext, 'database' | 'tenantId'>,
  day: string,
): Promise<Organ[]> {
  const rows = await selectOrgans(context, day)
    .select([
      'g.id',
      'o.parent_id as parentId',
      'g.code',
      'o.name',
      'o.name_sort as nameSort',
      'g.kind',
      'o.leader_id as leaderId',
      leaderName.as('leaderName'),
      'o.sort_order as order',
      'o.path',
      'g.opened_on as openedOn',
    ])
    .execute();
  return parentsFirst(rows);
}

function parentsFirst<One extends Pick<Organ, 'id' | 'parentId'>>(organs: readonly One[]): One[] {
  const known = new Set(organs.map((organ) => organ.id));
  const children = Map.groupBy(organs, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  );
  const sorted: One[] = [];
  const waiting = [...(children.get(null) ?? [])].reverse();
  for (let organ = waiting.pop(); organ !== undefined; organ = waiting.pop()) {
    sorted.push(organ);
    waiting.push(...[...(children.get(organ.id) ?? [])].reverse());
  }
  return sorted;
}

/** Counts the employed people the caller reaches, by their own organisation; of very many, as `largeCounts` says. */
export function readHeadCounts(
  context: CallContext,
  reach: Reach,
): Promise<ReadonlyMap<string, number>> {
  const counted = reachedPeople(context, reach)
    .where(employedOn(reach.day))
    // Who is employed has joined, so this leaves out no one; it spares the join the jobs of other days.
    .where(onDay('j', reach.day))
    .groupBy('j.organ_id')
    .select(['j.organ_id', sql<number>`count(*)::int`.as('people')]);
  return largeCounts.read(
    context.tenantId,
    counted,
    async () => new Map((await counted.execute()).map((row) => [row.organ_id, row.people])),
    (counts) => [...counts.values()].reduce((sum, people) => sum + people, 0),
  );
}

/** Lists the organisations the caller sees, with head-counts; the order of `readOrgans`. */
export async function readCountedOrgans(
  context: CallContext,
  reach: Reach,
): Promise<CountedOrgan[]> {
  const organs = await readOrgans(context, reach.day);
  const direct = await readHeadCounts(context, reach);
  const totals = new Map<string, number>();
  for (const organ of organs.toReversed()) {
    const total = (totals.get(organ.id) ?? 0) + (direct.get(organ.id) ?? 0);
    totals.set(organ.id, total);
    if (organ.parentId !== null) {
      totals.set(organ.parentId, (totals.get(organ.parentId) ?? 0) + total);
    }
  }
  return organs
    .filter((organ) => reachesOrgan(reach, organ.id, organ.path))
    .map((organ) => ({
      ...organ,
      headCount: direct.get(organ.id) ?? 0,
      totalHeadCount: totals.get(organ.id) ?? 0,
    }));
}

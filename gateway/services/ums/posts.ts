import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { posts } from '#bridge/calls/ums/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { onDay, organOnDay, pathWithin } from '#gateway/kernel/people/dated.ts';
import { type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import { employedOn, reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { findOrganPath } from '../organ/find-organ.ts';

/**
 * Returns the open posts with how many of the people the caller reaches hold each. With an
 * organisation, those of the positions in it and below it; `notFound` when the caller does not see it.
 */
export async function answerPosts(
  context: CallContext,
  request: ParsedRequestOf<typeof posts>,
): Promise<ResultOf<typeof posts>> {
  const { database, tenantId } = context;
  const reach = await readReach(context, request.asOf);
  const path =
    request.organId === undefined ? null : await findOrganPath(context, reach, request.organId);
  const keyword = request.keyword?.toLowerCase();
  const rows = await database
    .selectFrom('post as t')
    .innerJoin('post_category as c', (join) =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.category_id'),
    )
    .leftJoin('grade as gf', (join) =>
      join.onRef('gf.tenant_id', '=', 't.tenant_id').onRef('gf.id', '=', 't.grade_from_id'),
    )
    .leftJoin('grade as gt', (join) =>
      join.onRef('gt.tenant_id', '=', 't.tenant_id').onRef('gt.id', '=', 't.grade_to_id'),
    )
    .where('t.tenant_id', '=', tenantId)
    .where('t.closed_on', 'is', null)
    .where('t.removed_at', 'is', null)
    .$if(path !== null, (query) => query.where(usedWithin(reach, path ?? '')))
    .orderBy('c.sort_order')
    .orderBy('t.name_sort')
    .select([
      't.id',
      't.code',
      't.name',
      'c.name as categoryName',
      'gf.code as gradeFrom',
      'gt.code as gradeTo',
    ])
    .execute();
  const headCounts = await countHolders(context, reach, path);
  return rows
    .filter(
      ({ name, code }) =>
        keyword === undefined ||
        name.toLowerCase().includes(keyword) ||
        code.toLowerCase().includes(keyword),
    )
    .map((row) => ({ ...row, headCount: headCounts.get(row.id) ?? 0 }));
}

function usedWithin(reach: Reach, path: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from position g
    join organ_row o on o.tenant_id = g.tenant_id and o.organ_id = g.organ_id and ${onDay('o', reach.day)}
    where g.tenant_id = ${reach.tenantId} and g.post_id = t.id and g.closed_on is null and g.removed_at is null
      and ${pathWithin('o', path)})`;
}

async function countHolders(
  context: CallContext,
  reach: Reach,
  path: string | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await reachedPeople(context, reach)
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('j', reach.day)))
    .where(employedOn(reach.day))
    .where('j.post_id', 'is not', null)
    .$if(path !== null, (query) => query.where(pathWithin('o', path ?? '')))
    .groupBy('j.post_id')
    .select(['j.post_id', sql<number>`count(*)::int`.as('people')])
    .execute();
  return new Map(rows.map((row) => [row.post_id ?? '', row.people]));
}

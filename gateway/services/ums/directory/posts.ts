import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  everyPost,
  positionNames,
  positionNamesOfOrgans,
  postCategoryList,
  postsOfOrgans,
} from '#bridge/calls/ums/directory.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { organOnDay, pathWithin } from '#gateway/kernel/people/dated.ts';
import { readReach, seesOrgan } from '#gateway/kernel/people/reach.ts';
import { findOrganPath } from '../../organ/find-organ.ts';

/** Lists the post categories. */
export async function answerPostCategories({
  database,
  tenantId,
  now,
}: CallContext): Promise<ResultOf<typeof postCategoryList>> {
  const today = dayOf(now());
  return await database
    .selectFrom('post_category as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.removed_at', 'is', null)
    .orderBy('c.sort_order')
    .orderBy('c.code')
    .select([
      'c.id',
      'c.parent_id as parentId',
      'c.code',
      'c.name',
      sql<number>`(select count(*)::int from post t where t.tenant_id = ${tenantId}
        and t.category_id = c.id and t.removed_at is null
        and (t.closed_on is null or t.closed_on > ${today}::date))`.as('postCount'),
    ])
    .execute();
}

/** Lists every open post. */
export async function answerEveryPost(context: CallContext): Promise<ResultOf<typeof everyPost>> {
  return await openPosts(context).execute();
}

/** Lists the posts of the open positions of organisations. */
export async function answerPostsOfOrgans(
  context: CallContext,
  request: ParsedRequestOf<typeof postsOfOrgans>,
): Promise<ResultOf<typeof postsOfOrgans>> {
  const positions = await openPositions(context, request);
  return await openPosts(context)
    .where((expression) =>
      expression('t.id', 'in', positions.clearSelect().clearOrderBy().select('g.post_id')),
    )
    .execute();
}

/** Lists the names of the open positions of one organisation. */
export function answerPositionNames(
  context: CallContext,
  { organId, includeBelow }: ParsedRequestOf<typeof positionNames>,
): Promise<ResultOf<typeof positionNames>> {
  return answerPositionNamesOfOrgans(context, { organIds: [organId], includeBelow });
}

/** Lists the names of the open positions of organisations. */
export async function answerPositionNamesOfOrgans(
  context: CallContext,
  request: ParsedRequestOf<typeof positionNamesOfOrgans>,
): Promise<ResultOf<typeof positionNamesOfOrgans>> {
  return await (await openPositions(context, request)).execute();
}

function openPosts({ database, tenantId, now }: CallContext) {
  return database
    .selectFrom('post as t')
    .innerJoin('post_category as c', (join) =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.category_id'),
    )
    .where('t.tenant_id', '=', tenantId)
    .where('t.removed_at', 'is', null)
    .where(sql<boolean>`(t.closed_on is null or t.closed_on > ${dayOf(now())}::date)`)
    .orderBy('t.name_sort')
    .orderBy('t.id')
    .select(['t.id', 't.code', 't.name', 'c.id as categoryId', 'c.name as categoryName']);
}

/** @throws {RefusedError} `notFound` when the caller does not see one of the organisations */
async function openPositions(
  context: CallContext,
  { organIds, includeBelow }: ParsedRequestOf<typeof positionNamesOfOrgans>,
) {
  const { database, tenantId } = context;
  const reach = await readReach(context);
  const paths: string[] = [];
  for (const organId of organIds) paths.push(await findOrganPath(context, reach, organId));
  return database
    .selectFrom('position as g')
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('g', reach.day)))
    .where('g.tenant_id', '=', tenantId)
    .where('g.removed_at', 'is', null)
    .where(sql<boolean>`(g.closed_on is null or g.closed_on > ${reach.day}::date)`)
    .where(seesOrgan(reach))
    .where((expression) =>
      includeBelow === '1'
        ? expression.or(paths.map((path) => pathWithin('o', path)))
        : expression('g.organ_id', 'in', organIds),
    )
    .orderBy('g.code')
    .orderBy('g.id')
    .select(['g.id', 'g.code', 'g.name', 'g.organ_id as organId']);
}

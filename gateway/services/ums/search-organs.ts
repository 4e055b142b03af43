import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { searchedOrgansLimit, type searchOrgans } from '#bridge/calls/ums/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { findsThing } from '#gateway/kernel/people/name-keys.ts';
import { type Reach, reachesOrgan, readReach } from '#gateway/kernel/people/reach.ts';
import { type Organ, readOrgans } from '../organ/organs.ts';

type Found = ResultOf<typeof searchOrgans>;

/** Answers the first organisations and posts a keyword finds; companies have few enough to look at each name. */
export async function answerOrganSearch(
  context: CallContext,
  { keyword }: ParsedRequestOf<typeof searchOrgans>,
): Promise<Found> {
  const reach = await readReach(context);
  return {
    organs: findOrgans(await readOrgans(context, reach.day), reach, keyword),
    posts: await findPosts(context, keyword),
  };
}

function findOrgans(organs: readonly Organ[], reach: Reach, keyword: string): Found['organs'] {
  const seen = new Map(
    organs.filter(({ id, path }) => reachesOrgan(reach, id, path)).map((one) => [one.id, one]),
  );
  return [...seen.values()]
    .filter(({ name, nameSort, code }) => finds(keyword, { name, sort: nameSort, code }))
    .slice(0, searchedOrgansLimit)
    .map(({ id, name, parentId }) => ({
      id,
      name,
      parentName: seen.get(parentId ?? '')?.name ?? null,
    }));
}

async function findPosts(
  { database, tenantId }: CallContext,
  keyword: string,
): Promise<Found['posts']> {
  const rows = await database
    .selectFrom('post as t')
    .innerJoin('post_category as c', (join) =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.category_id'),
    )
    .where('t.tenant_id', '=', tenantId)
    .where('t.closed_on', 'is', null)
    .where('t.removed_at', 'is', null)
    .orderBy('t.name_sort')
    .select(['t.id', 't.code', 't.name', 't.name_sort as sort', 'c.name as categoryName'])
    .execute();
  return rows
    .filter((row) => finds(keyword, row))
    .slice(0, searchedOrgansLimit)
    .map(({ id, name, categoryName }) => ({ id, name, categoryName }));
}

function finds(
  keyword: string,
  thing: { readonly name: string; readonly sort: string; readonly code: string },
): boolean {
  return findsThing(keyword, thing) || thing.code.toLowerCase().startsWith(keyword.toLowerCase());
}

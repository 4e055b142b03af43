import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { organChildren, organPath, organTreeForAuth } from '#bridge/calls/ums/directory.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { onDay, organOnDay, pathWithin } from '#gateway/kernel/people/dated.ts';
import { findsThing } from '#gateway/kernel/people/name-keys.ts';
import { type Reach, reachesOrgan, readReach, seesOrgan } from '#gateway/kernel/people/reach.ts';
import { employedOn, reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { findOrganPath } from '../../organ/find-organ.ts';

/** Of the organisations that a keyword finds so many ways are returned. */
const MOST_PATHS = 50;

/** Lists one level of the tree. */
export async function answerChildren(
  context: CallContext,
  { organId, asOf }: ParsedRequestOf<typeof organChildren>,
): Promise<ResultOf<typeof organChildren>> {
  const reach = await readReach(context, asOf);
  const above = organId === undefined ? undefined : await findOrganPath(context, reach, organId);
  const level =
    above === undefined
      ? await topmost(context, reach)
      : await organsOn(context, reach)
          .where('o.parent_id', '=', organId ?? '')
          .execute();
  const below = await countBelow(context, reach, level);
  return level.map(({ path, ...organ }) => ({
    ...organ,
    parentId: above === undefined ? null : organ.parentId,
    hasBelow: (below.organs.get(path) ?? 0) > 0,
    totalHeadCount: below.people.get(path) ?? 0,
  }));
}

/** The organisations seen whose organisation above is not seen. */
async function topmost(context: CallContext, reach: Reach) {
  const { database, tenantId } = context;
  const inRange = sql<boolean>`o.parent_id is null`;
  if (reach.everything) return await organsOn(context, reach).where(inRange).execute();
  const seen = await organsOn(context, reach).execute();
  const ids = seen.flatMap(({ parentId }) => parentId ?? []);
  const parents = await database
    .selectFrom('organ_row as o')
    .where('o.tenant_id', '=', tenantId)
    .where(sql<boolean>`o.organ_id = any(${[...new Set(ids)]}::uuid[])`)
    .where(onDay('o', reach.day))
    .select(['o.organ_id as id', 'o.path'])
    .execute();
  const reached = new Set(
    parents.filter(({ id, path }) => reachesOrgan(reach, id, path)).map(({ id }) => id),
  );
  return seen.filter(({ parentId }) => parentId === null || !reached.has(parentId));
}

function organsOn({ database, tenantId }: CallContext, reach: Reach) {
  return database
    .selectFrom('organ_row as o')
    .innerJoin('organ as g', (join) =>
      join.onRef('g.tenant_id', '=', 'o.tenant_id').onRef('g.id', '=', 'o.organ_id'),
    )
    .where('o.tenant_id', '=', tenantId)
    .where(onDay('o', reach.day))
    .where(sql<boolean>`(g.closed_on is null or g.closed_on > ${reach.day}::date)`)
    .where(seesOrgan(reach))
    .orderBy('o.sort_order')
    .orderBy('o.name_sort')
    .select(['g.id', 'o.parent_id as parentId', 'g.code', 'o.name', 'g.kind', 'o.path']);
}

interface Below {
  readonly organs: ReadonlyMap<string, number>;
  readonly people: ReadonlyMap<string, number>;
}

/** Counts by the path of each node: organisations below it, and people in it and below. */
async function countBelow(
  context: CallContext,
  reach: Reach,
  level: readonly { readonly path: string }[],
): Promise<Below> {
  const organs = new Map<string, number>();
  const people = new Map<string, number>();
  const byDepth = Map.groupBy(
    level.map(({ path }) => path),
    depthOf,
  );
  for (const [depth, paths] of byDepth) {
    // Paths of one length differ in their last number, which is at the same place in all paths below them.
    const node = sql<string>`split_part(o.path, '/', ${sql.lit(depth + 1)})`;
    const within = sql<boolean>`(${sql.join(
      commonPaths(paths).map((path) => pathWithin('o', path)),
      sql` or `,
    )})`;
    const count = sql<number>`count(*)::int`.as('count');
    const foundOrgans = await organsOn(context, reach)
      .clearSelect()
      .clearOrderBy()
      .where(within)
      .where(sql<boolean>`split_part(o.path, '/', ${sql.lit(depth + 2)}) <> ''`)
      .groupBy(node)
      .select([node.as('node'), count])
      .execute();
    const foundPeople = await peopleOn(context, reach)
      .where(within)
      .groupBy(node)
      .select([node.as('node'), count])
      .execute();
    addCounts(organs, paths, foundOrgans);
    addCounts(people, paths, foundPeople);
  }
  return { organs, people };
}

function peopleOn(context: CallContext, reach: Reach) {
  return reachedPeople(context, reach)
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('j', reach.day)))
    .where(employedOn(reach.day));
}

function depthOf(path: string): number {
  return path.split('/').length - 2;
}

/** One condition for siblings: the path of the organisation above them. */
function commonPaths(paths: readonly string[]): readonly string[] {
  const above = new Set(paths.map((path) => path.replace(/[0-9]+\/$/, '')));
  return above.size === 1 && !above.has('/') ? [...above] : paths;
}

function addCounts(
  counts: Map<string, number>,
  paths: readonly string[],
  found: readonly { readonly node: string; readonly count: number }[],
): void {
  const known = new Map(found.map(({ node, count }) => [node, count]));
  for (const path of paths) counts.set(path, known.get(path.split('/').at(-2) ?? '') ?? 0);
}

/** Returns the ways down to what a keyword or an id finds. */
export async function answerPaths(
  context: CallContext,
  { keyword, organId, asOf }: ParsedRequestOf<typeof organPath>,
): Promise<ResultOf<typeof organPath>> {
  if (keyword === undefined && organId === undefined) return { paths: [], more: false };
  const reach = await readReach(context, asOf);
  const organs = await organsOn(context, reach).select('o.name_sort as sort').execute();
  const byPath = new Map(organs.map((organ) => [organ.path, organ]));
  const found = organs.filter(
    (organ) =>
      (organId === undefined || organ.id === organId) &&
      (keyword === undefined || finds(keyword, organ)),
  );
  return {
    paths: found.slice(0, MOST_PATHS).map(({ path }) => wayTo(path, byPath)),
    more: found.length > MOST_PATHS,
  };
}

function finds(
  keyword: string,
  organ: { readonly name: string; readonly sort: string; readonly code: string },
): boolean {
  return findsThing(keyword, organ) || organ.code.toLowerCase().startsWith(keyword.toLowerCase());
}

/** From the topmost organisation that is seen down; those above are left out. */
function wayTo(
  path: string,
  byPath: ReadonlyMap<string, { readonly id: string; readonly name: string }>,
): { id: string; name: string }[] {
  const numbers = path.split('/').slice(1, -1);
  return numbers.flatMap((_, index) => {
    const organ = byPath.get(`/${numbers.slice(0, index + 1).join('/')}/`);
    return organ === undefined ? [] : [{ id: organ.id, name: organ.name }];
  });
}

/** Lists the organisations that the caller may give to others as a range; the own person's is none. */
export async function answerTreeForAuth(
  context: CallContext,
  { functionId, asOf }: ParsedRequestOf<typeof organTreeForAuth>,
): Promise<ResultOf<typeof organTreeForAuth>> {
  const of = functionId === undefined ? undefined : { bizType: 'organ', functionId };
  const every = await readReach(context, asOf, of);
  const reach = { ...every, roles: every.roles.filter(({ kind }) => kind !== 'self') };
  const organs = await organsOn(context, reach).execute();
  const seen = new Set(organs.map(({ id }) => id));
  return organs
    .toSorted((one, other) => depthOf(one.path) - depthOf(other.path))
    .map(({ path: _, parentId, ...organ }) => ({
      ...organ,
      parentId: parentId !== null && seen.has(parentId) ? parentId : null,
    }));
}

import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { searchedOrgansLimit, type searchOrgans } from '#bridge/calls/ums/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { findsThing } from '#gateway/kernel/people/name-keys.ts';
import { type Reach, reachesOrgan, readReach } from '#gateway/kernel/people/reach.ts';
import { escapeLike } from '../people/keyword.ts';

type Found = ResultOf<typeof searchOrgans>;

/** Returns the first organisations and posts a keyword finds, those near the top first. */
export async function answerOrganSearch(
  context: CallContext,
  { keyword }: ParsedRequestOf<typeof searchOrgans>,
): Promise<Found> {
  const reach = await readReach(context);
  return {
    organs: await findOrgans(context, reach, keyword),
    posts: await findPosts(context, keyword),
  };
}

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly nameSort: string;
  readonly code: string;
  readonly path: string;
  readonly parentId: string | null;
  readonly parentPath: string | null;
  readonly parentName: string | null;
}

/** The database leaves few to look at; what a syllable or an initial begins is decided here. */
async function findOrgans(
  { database, tenantId }: CallContext,
  reach: Reach,
  keyword: string,
): Promise<Found['organs']> {
  const { day } = reach;
  const { rows } = await sql<Candidate>`
    select g.id, o.name, o.name_sort as "nameSort", g.code, o.path, o.parent_id as "parentId",
      u.path as "parentPath", u.name as "parentName"
    from organ g
    join organ_row o on o.tenant_id = g.tenant_id and o.organ_id = g.id and ${onDay('o', day)}
    left join organ_row u on u.tenant_id = o.tenant_id and u.organ_id = o.parent_id and ${onDay('u', day)}
    where g.tenant_id = ${tenantId} and g.opened_on <= ${day}::date
      and (g.closed_on is null or g.closed_on > ${day}::date) and ${mayFind(keyword)}
    order by cardinality(string_to_array(o.path, '/')), o.sort_order, o.name_sort`.execute(
    database,
  );
  return rows
    .filter(({ id, path }) => reachesOrgan(reach, id, path))
    .filter(({ name, nameSort, code }) => finds(keyword, { name, sort: nameSort, code }))
    .slice(0, searchedOrgansLimit)
    .map(({ id, name, parentId, parentPath, parentName }) => ({
      id,
      name,
      parentName:
        parentId !== null && parentPath !== null && reachesOrgan(reach, parentId, parentPath)
          ? parentName
          : null,
    }));
}

/** A condition that every organisation a keyword finds meets, and most others do not. */
function mayFind(keyword: string): RawBuilder<boolean> {
  const word = keyword.trim().toLowerCase();
  const typed = word.replaceAll(/[ ']/g, '');
  const inName = sql<boolean>`strpos(lower(o.name), ${word}) > 0`;
  const inCode = sql<boolean>`strpos(lower(g.code), ${word}) = 1`;
  if (/\p{Script=Han}/u.test(word) || typed === '') return sql`(${inName} or ${inCode})`;
  // Pinyin without its tones and spaces; or syllables that begin with the letters, one after the other.
  const initials = `% ${[...typed].map(escapeLike).join('% ')}%`;
  return sql`(${inName} or ${inCode}
    or strpos(translate(o.name_sort, '0123456789 ', ''), ${typed}) > 0
    or ' ' || o.name_sort like ${initials})`;
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

import { sql } from 'kysely';
import type { itemMap, itemMapCategory } from '#bridge/calls/company/dictionaries.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { escapeLike } from '../people/keyword.ts';

/** Returns the categories of the dictionary in their order. */
export async function listCategories(
  { database, tenantId, locale }: CallContext,
  { keyword }: ParsedRequestOf<typeof itemMapCategory>,
): Promise<ResultOf<typeof itemMapCategory>> {
  const name = locale === 'en' ? 'c.name_en' : 'c.name_zh';
  const word = `%${escapeLike((keyword ?? '').toLowerCase())}%`;
  return database
    .selectFrom('dictionary_category as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.removed_at', 'is', null)
    .where(sql<boolean>`(lower(${sql.ref(name)}) like ${word} or lower(c.code) like ${word})`)
    .orderBy('c.sort_order')
    .orderBy('c.code')
    .select(['c.id', 'c.code', `${name} as name`])
    .execute();
}

/** Returns the items of some categories in their order, by category. */
export async function listItems(
  { database, tenantId, locale }: CallContext,
  { category }: ParsedRequestOf<typeof itemMap>,
): Promise<ResultOf<typeof itemMap>> {
  const rows = await database
    .selectFrom('dictionary_item as i')
    .innerJoin('dictionary_category as c', (join) =>
      join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.category_id'),
    )
    .where('i.tenant_id', '=', tenantId)
    .where(sql<boolean>`c.code = any(${category}::text[])`)
    .where('i.removed_at', 'is', null)
    .where('c.removed_at', 'is', null)
    .orderBy('i.sort_order')
    .orderBy('i.code')
    .select(['c.code as category', 'i.code', 'i.disabled'])
    .select(locale === 'en' ? 'i.name_en as name' : 'i.name_zh as name')
    .execute();
  const items = Object.fromEntries(
    category.map((code): [string, ResultOf<typeof itemMap>[string]] => [code, []]),
  );
  for (const { category: of, ...item } of rows) items[of]?.push(item);
  return items;
}

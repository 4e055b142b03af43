import { type RawBuilder, sql } from 'kysely';
import { onDay } from '../../kernel/people/dated.ts';
import { seesOrgan } from '../../kernel/people/reach.ts';
import type { Scope } from '../scope.ts';
import type { Target } from './targets.ts';

/** Organisations as references point to them: by name, and in sheets by code. */
export const organTarget: Target = {
  async names(scope, ids) {
    return onToday(scope)
      .where(sql<boolean>`o.organ_id = any(${ids}::uuid[])`)
      .select(['o.organ_id as id', 'o.name', 'u.code as key'])
      .execute();
  },

  async pick(scope, ids) {
    const rows = await onToday(scope)
      .where(seesOrgan(scope.reach))
      .where(sql<boolean>`o.organ_id = any(${ids}::uuid[])`)
      .select('o.organ_id as id')
      .execute();
    return new Set(rows.map(({ id }) => id));
  },

  async pickByKey(scope, keys) {
    return onToday(scope)
      .where(seesOrgan(scope.reach))
      .where(sql<boolean>`(u.code = any(${keys}::text[]) or o.name = any(${keys}::text[]))`)
      .select(['o.organ_id as id', 'o.name', 'u.code as key'])
      .execute();
  },

  async search(scope, keyword, limit) {
    return onToday(scope)
      .where(seesOrgan(scope.reach))
      .$if(keyword !== undefined, (query) => query.where(isFound(keyword ?? '')))
      .orderBy('o.path')
      .limit(limit + 1)
      .select(['o.organ_id as id', 'o.name', 'u.code as key'])
      .execute();
  },

  finds({ context, reach }, column, keyword) {
    return sql<boolean>`${column} in (select o.organ_id from organ_row o
      join organ u on u.tenant_id = o.tenant_id and u.id = o.organ_id
      where o.tenant_id = ${context.tenantId} and ${onDay('o', reach.day)} and ${isFound(keyword)})`;
  },

  sort({ context, reach }, column, required) {
    const join = required ? sql`join` : sql`left join`;
    // By its place in the tree, which is how people look for an organisation.
    return {
      joins: sql`${join} organ_row so on so.tenant_id = ${context.tenantId} and so.organ_id = ${column}
        and so.from_on <= ${reach.day}::date and (so.to_on is null or so.to_on >= ${reach.day}::date)`,
      by: sql`so.path`,
    };
  },
};

function onToday({ context, reach }: Scope) {
  return context.database
    .selectFrom('organ_row as o')
    .innerJoin('organ as u', (join) =>
      join.onRef('u.tenant_id', '=', 'o.tenant_id').onRef('u.id', '=', 'o.organ_id'),
    )
    .where('o.tenant_id', '=', context.tenantId)
    .where(onDay('o', reach.day));
}

function isFound(keyword: string): RawBuilder<boolean> {
  const word = keyword.trim().toLowerCase();
  return sql<boolean>`(strpos(lower(o.name), ${word}) > 0 or strpos(lower(u.code), ${word}) > 0)`;
}

import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '#bridge/calls/record/define.ts';
import type { BoundRecord } from '../binding.ts';
import { columnOf } from '../columns.ts';
import { reachCondition, type Scope } from '../scope.ts';
import type { Named, Target } from './targets.ts';

/** The rows of a record as references point to them: by their title, and in sheets by the last field of their key. */
export function recordTarget(bound: BoundRecord): Target {
  const title = textOf(bound, bound.record.title);
  const key = textOf(bound, keyField(bound));
  const by = bound.sortKeys[bound.record.title];
  const order = by === undefined ? title : sql.ref(`t.${by}`);

  const read = async (
    { context }: Scope,
    where: RawBuilder<boolean>,
    rest: RawBuilder<unknown> = sql``,
  ): Promise<readonly Named[]> => {
    const { rows } = await sql<Named>`select t.id, ${title} as name, ${key} as key
      from ${sql.table(bound.table)} t
      where t.tenant_id = ${context.tenantId} and ${where} ${rest}`.execute(context.database);
    return rows;
  };
  const inReach = (scope: Scope): RawBuilder<boolean> =>
    sql<boolean>`t.removed_at is null and ${reachCondition(scope, scope.reach, bound, 't')}`;
  const isFound = (keyword: string): RawBuilder<boolean> => {
    const word = keyword.trim().toLowerCase();
    return sql<boolean>`(strpos(lower(${title}), ${word}) > 0 or strpos(lower(${key}), ${word}) > 0)`;
  };

  return {
    // A removed row keeps its name where it was pointed to.
    names: (scope, ids) => read(scope, sql<boolean>`t.id = any(${ids}::uuid[])`),
    async pick(scope, ids) {
      const rows = await read(
        scope,
        sql<boolean>`${inReach(scope)} and t.id = any(${ids}::uuid[])`,
      );
      return new Set(rows.map(({ id }) => id));
    },
    pickByKey: (scope, keys) =>
      read(
        scope,
        sql<boolean>`${inReach(scope)} and (${key} = any(${keys}::text[]) or ${title} = any(${keys}::text[]))`,
      ),
    search: (scope, keyword, limit) =>
      read(
        scope,
        keyword === undefined
          ? inReach(scope)
          : sql<boolean>`${inReach(scope)} and ${isFound(keyword)}`,
        sql`order by ${order}, t.id limit ${limit + 1}`,
      ),
    finds: ({ context }, column, keyword) =>
      sql<boolean>`${column} in (select t.id from ${sql.table(bound.table)} t
        where t.tenant_id = ${context.tenantId} and ${isFound(keyword)})`,
    sort: ({ context }, column, required) => ({
      joins: sql`${required ? sql`join` : sql`left join`} ${sql.table(bound.table)} t
        on t.tenant_id = ${context.tenantId} and t.id = ${column}`,
      by: order,
    }),
  };
}

/** The first text of the key; the title where it has none. */
function keyField({ record }: BoundRecord): string {
  return record.key.find((name) => fieldOf(record, name).kind === 'text') ?? record.title;
}

function textOf(bound: BoundRecord, name: string): RawBuilder<unknown> {
  const { stored, from, required } = fieldOf(bound.record, name);
  // A virtual title has no column: the last field that it is made of is taken.
  const column = sql.ref(`t.${columnOf(bound, stored ? name : (from.at(-1) ?? name))}`);
  return required ? sql`${column}::text` : sql`coalesce(${column}::text, '')`;
}

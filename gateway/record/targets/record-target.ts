import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '#bridge/calls/record/define.ts';
import type { BoundRecord } from '../binding.ts';
import { columnOf } from '../columns.ts';
import { reachCondition, type Scope, scopeOfSql } from '../scope.ts';
import type { Named, Target } from './targets.ts';

/** The rows of a record as references point to them: by their title, and in sheets by the last field of their key. */
export function recordTarget(bound: BoundRecord): Target {
  const titleOf = (scope: Scope) => titleInLanguage(scope, bound);
  const keyOf = (scope: Scope) => textOf(scope, bound, keyField(bound));
  const by = bound.sortKeys[bound.record.title];
  const orderOf = (scope: Scope) => (by === undefined ? titleOf(scope) : sql.ref(`t.${by}`));

  const read = async (
    scope: Scope,
    where: RawBuilder<boolean>,
    rest: RawBuilder<unknown> = sql``,
  ): Promise<readonly Named[]> => {
    const { context } = scope;
    const { rows } = await sql<Named>`select t.id, ${titleOf(scope)} as name, ${keyOf(scope)} as key
      from ${sql.table(bound.table)} t
      where t.tenant_id = ${context.tenantId} and ${where} ${rest}`.execute(context.database);
    return rows;
  };
  const inReach = (scope: Scope): RawBuilder<boolean> =>
    sql<boolean>`t.removed_at is null and ${reachCondition(scope, scope.reach, bound, 't')}`;
  const anyName = (scope: Scope, is: (name: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql<boolean>`(${sql.join(namesOf(scope, bound).map(is), sql` or `)})`;
  const isFound = (scope: Scope, keyword: string): RawBuilder<boolean> => {
    const word = keyword.trim().toLowerCase();
    return anyName(scope, (name) => sql`strpos(lower(${name}), ${word}) > 0`);
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
        sql<boolean>`${inReach(scope)} and ${anyName(scope, (name) => sql`${name} = any(${keys}::text[])`)}`,
      ),
    search: (scope, keyword, limit) =>
      read(
        scope,
        keyword === undefined
          ? inReach(scope)
          : sql<boolean>`${inReach(scope)} and ${isFound(scope, keyword)}`,
        sql`order by ${orderOf(scope)}, t.id limit ${limit + 1}`,
      ),
    finds: (scope, column, keyword) =>
      sql<boolean>`${column} in (select t.id from ${sql.table(bound.table)} t
        where t.tenant_id = ${scope.context.tenantId} and ${isFound(scope, keyword)})`,
    sort: (scope, column, required) => ({
      joins: sql`${required ? sql`join` : sql`left join`} ${sql.table(bound.table)} t
        on t.tenant_id = ${scope.context.tenantId} and t.id = ${column}`,
      by: orderOf(scope),
    }),
  };
}

/** The field of the English name for who reads English: `nameEn` beside a title `nameZh` or `name`. */
function englishTitle({ context }: Scope, { record }: BoundRecord): string | null {
  const english = `${record.title.replace(/Zh$/, '')}En`;
  return context.locale === 'en' && record.fields[english]?.right === null ? english : null;
}

/** What a row is called in the language of the caller. */
function titleInLanguage(scope: Scope, bound: BoundRecord): RawBuilder<unknown> {
  const english = englishTitle(scope, bound);
  const plain = textOf(scope, bound, bound.record.title);
  return english === null
    ? plain
    : sql`coalesce(nullif(${textOf(scope, bound, english)}, ''), ${plain})`;
}

/** Everything that a row is found by: its title, its English name and its key, each once. */
function namesOf(scope: Scope, bound: BoundRecord): readonly RawBuilder<unknown>[] {
  const { title } = bound.record;
  const fields = new Set([title, keyField(bound), englishTitle(scope, bound) ?? title]);
  return [...fields].map((name) => textOf(scope, bound, name));
}

/** The first text of the key that needs no right: anyone who may choose a row sees it. The title where there is none. */
function keyField({ record }: BoundRecord): string {
  const isOpen = (name: string): boolean => {
    const { kind, right } = fieldOf(record, name);
    return kind === 'text' && right === null;
  };
  return record.key.find(isOpen) ?? record.title;
}

function textOf(scope: Scope, bound: BoundRecord, name: string): RawBuilder<unknown> {
  const made = bound.virtuals[name];
  // The SQL of a virtual field is about a row called `r`.
  const value =
    made === undefined
      ? sql.ref(`t.${columnOf(bound, name)}`)
      : sql`(select ${made(scopeOfSql(scope))} from ${sql.table(bound.table)} r
          where r.tenant_id = t.tenant_id and r.id = t.id)`;
  const { required } = fieldOf(bound.record, name);
  return required ? sql`${value}::text` : sql`coalesce(${value}::text, '')`;
}

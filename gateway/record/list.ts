/** A list of rows: what is asked for, in which order, and how many there are. */
import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '#bridge/calls/record/define.ts';
import { onDay } from '../kernel/people/dated.ts';
import { reachesOrgan } from '../kernel/people/reach.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import { columnOf, fieldSql, sortSql } from './columns.ts';
import { customCondition, listedField } from './custom/custom-conditions.ts';
import type { CustomFieldRow } from './custom/custom-fields.ts';
import { fieldCondition } from './filters.ts';
import { isReadable, rightEverywhere } from './rights.ts';
import { inReach, ofOrgan, type Scope, scopeOfSql } from './scope.ts';
import { targetOf } from './targets/targets.ts';

/** What a list is asked by, as its schema read it. */
export interface ListRequest {
  readonly keyword?: string;
  readonly organId?: string;
  readonly includeBelow?: '0' | '1';
  readonly state?: readonly string[];
  readonly day?: string;
  readonly custom?: readonly string[];
  readonly [filter: string]: unknown;
}

/** The order of a list. */
export interface ListOrder {
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
}

/** A list that is opened: its rights are checked and its conditions are known. */
export interface OpenList {
  readonly scope: Scope;
  readonly where: RawBuilder<boolean>;
}

/**
 * Opens a list. Its page, count, sheet and figures all start here, so none can show more than another.
 * @throws {RefusedError} `noFieldPermission` for a filter on what the caller cannot read everywhere; `notFound` for an
 * organisation out of reach.
 */
export async function openList(scope: Scope, request: ListRequest): Promise<OpenList> {
  const { bound, context } = scope;
  const conditions: RawBuilder<boolean>[] = [
    sql<boolean>`r.tenant_id = ${context.tenantId}`,
    sql<boolean>`r.removed_at is null`,
    inReach(scope),
  ];
  for (const name of bound.record.list.filters) {
    const condition = fieldCondition(scope, name, request);
    if (condition === null) continue;
    checkReadable(scope, name);
    conditions.push(condition);
  }
  if (request.state) conditions.push(sql<boolean>`r.state = any(${request.state}::text[])`);
  if (bound.record.dated) conditions.push(...onAskedDay(scope, request.day));
  if (request.keyword) conditions.push(keywordCondition(scope, request.keyword));
  if (request.organId) {
    const organ = await findOrgan(scope, request.organId);
    conditions.push(ofOrgan(scope, organ, request.includeBelow !== '0'));
  }
  for (const asked of request.custom ?? []) conditions.push(customCondition(scope, asked));
  return { scope, where: sql<boolean>`${sql.join(conditions, sql` and `)}` };
}

function onAskedDay({ bound, reach }: Scope, asked: string | undefined): RawBuilder<boolean>[] {
  const { dated } = bound.record;
  if (dated === undefined || asked === 'all') return [];
  const day = asked ?? reach.day;
  const from = sql.ref(`r.${columnOf(bound, dated.from)}`);
  const to = sql.ref(`r.${columnOf(bound, dated.to)}`);
  return [sql<boolean>`(${from} <= ${day}::date and (${to} is null or ${to} >= ${day}::date))`];
}

function checkReadable(scope: Scope, name: string): void {
  if (!isReadable(rightEverywhere(scope, name))) throw new RefusedError('noFieldPermission');
}

/** Part of a text, or of the name of what a reference of the key points to, as far as both can be read everywhere. */
function keywordCondition(scope: Scope, keyword: string): RawBuilder<boolean> {
  const { bound } = scope;
  const word = keyword.toLowerCase();
  const readable = (name: string) => isReadable(rightEverywhere(scope, name));
  const texts = bound.record.list.search
    .filter(readable)
    .map(
      (name) =>
        sql<boolean>`strpos(lower(${fieldSql(bound, name, scopeOfSql(scope))}), ${word}) > 0`,
    );
  const owners = bound.record.key
    .filter((name) => fieldOf(bound.record, name).kind === 'reference' && readable(name))
    .map((name) =>
      targetOf(scope, name).finds(scope, fieldSql(bound, name, scopeOfSql(scope)), keyword),
    );
  const { keyword: files } = bound;
  const inFiles =
    files !== null && readable(files.field) ? [files.finds(scope.context.tenantId, word)] : [];
  const parts = [...texts, ...owners, ...inFiles];
  return parts.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

async function findOrgan(
  { context, reach }: Scope,
  organId: string,
): Promise<{ id: string; path: string }> {
  const row = await context.database
    .selectFrom('organ_row as o')
    .where('o.tenant_id', '=', context.tenantId)
    .where('o.organ_id', '=', organId)
    .where(onDay('o', reach.day))
    .select(['o.organ_id as id', 'o.path'])
    .executeTakeFirst();
  if (row === undefined || !reachesOrgan(reach, row.id, row.path))
    throw new RefusedError('notFound');
  return row;
}

/** The ids of a list in its order, all of them or one page. */
export async function readIds(
  list: OpenList,
  order: ListOrder,
  page?: { readonly limit: number; readonly offset: number },
): Promise<readonly string[]> {
  const { context, bound } = list.scope;
  const { joins, by } = orderOf(list.scope, order);
  const limits = page === undefined ? sql`` : sql`limit ${page.limit} offset ${page.offset}`;
  const { rows } = await sql<{ id: string }>`select r.id from ${sql.table(bound.table)} r ${joins}
    where ${list.where} order by ${by} ${limits}`.execute(context.database);
  return rows.map(({ id }) => id);
}

/** How many rows a list has. */
export async function countList({ scope, where }: OpenList): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from ${sql.table(scope.bound.table)} r where ${where}`.execute(scope.context.database);
  return rows[0]?.total ?? 0;
}

/** How many rows a list has for each value of its figures: the state, or the declared choice. */
export async function countFigures({ scope, where }: OpenList): Promise<Record<string, number>> {
  const { bound, context } = scope;
  const { states, list } = bound.record;
  if (!states && list.figures === undefined) return {};
  if (!states && !isReadable(rightEverywhere(scope, list.figures ?? ''))) return {};
  const figure = states ? sql`r.state` : fieldSql(bound, list.figures ?? '', scopeOfSql(scope));
  const { rows } = await sql<{
    figure: string | null;
    total: number;
  }>`select f.figure, count(*)::int as total
    from (select (${figure})::text as figure from ${sql.table(bound.table)} r where ${where}) f
    group by f.figure`.execute(context.database);
  return Object.fromEntries(
    rows.flatMap(({ figure, total }) => (figure === null ? [] : [[figure, total]])),
  );
}

interface Order {
  readonly joins: RawBuilder<unknown>;
  readonly by: RawBuilder<unknown>;
}

/** Ascending, nulls are last by themselves; the id makes the order of equals certain. */
function orderOf(scope: Scope, { sort, direction }: ListOrder): Order {
  const { bound } = scope;
  const way = direction === 'desc' ? sql`desc nulls last` : sql`asc`;
  const idWay = direction === 'desc' ? sql`desc` : sql`asc`;
  const ordered = (by: RawBuilder<unknown>) => sql`${by} ${way}, r.id ${idWay}`;
  if (sort.startsWith('custom.')) return customOrder(scope, sort.slice('custom.'.length), ordered);
  if (!bound.record.list.sorts.includes(sort)) {
    throw new RefusedError('badInput', { fields: [{ path: 'sort', issue: 'choice' }] });
  }
  checkReadable(scope, sort);
  const field = fieldOf(bound.record, sort);
  if (field.kind !== 'reference') {
    const by = sortSql(bound, sort, scopeOfSql(scope));
    // A required column has no nulls, and without a word on them its index serves both ways.
    const plain = field.required || bound.sortKeys[sort] !== undefined;
    return { joins: sql``, by: plain ? sql`${by} ${idWay}, r.id ${idWay}` : ordered(by) };
  }
  const column = sql.ref(`r.${columnOf(bound, sort)}`);
  const joined = targetOf(scope, sort).sort(scope, column, field.required);
  const by = field.required ? sql`${joined.by} ${idWay}, r.id ${idWay}` : ordered(joined.by);
  return { joins: joined.joins, by };
}

function customOrder(
  scope: Scope,
  code: string,
  ordered: (by: RawBuilder<unknown>) => RawBuilder<unknown>,
): Order {
  const field = listedField(scope, code);
  return {
    joins: sql`left join custom_value cv on cv.tenant_id = r.tenant_id
      and cv.field_id = ${field.id} and cv.row_id = r.id`,
    by: ordered(customBy(field)),
  };
}

/** Choices in the order of their list; an option that was taken away is last. */
function customBy({ kind, options }: CustomFieldRow): RawBuilder<unknown> {
  if (kind === 'decimal') return sql`cv.number`;
  return kind === 'choice' ? sql`array_position(${options}::text[], cv.word)` : sql`cv.word`;
}

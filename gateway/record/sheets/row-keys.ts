/** The keys of a record by which a sheet names its rows. */
import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '#bridge/calls/record/define.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import { columnOf } from '../columns.ts';
import { readRows, type StoredRow } from '../rows.ts';
import { inReach, type Scope } from '../scope.ts';

/** The values of a key in the order of its parts. */
export type Key = readonly (FieldValue | null)[];

/** A key as one text. */
export function keyWord(key: Key): string {
  return JSON.stringify(key.map((value) => (value === null ? null : String(value))));
}

/** The rows in reach that some keys mean. */
export async function readByKeys(
  scope: Scope,
  keys: readonly Key[],
): Promise<ReadonlyMap<string, StoredRow>> {
  const { bound, context } = scope;
  if (bound.record.key.length === 0 || keys.length === 0) return new Map();
  const parts = bound.record.key.flatMap((name, place) => partIsOf(scope, keys, name, place) ?? []);
  const { rows } = await sql<{ id: string }>`select r.id from ${sql.table(bound.table)} r
    where r.tenant_id = ${context.tenantId} and r.removed_at is null
      and ${sql.join(parts, sql` and `)} and ${inReach(scope)}`.execute(context.database);
  const stored = await readRows(
    scope,
    rows.map(({ id }) => id),
    { known: true },
  );
  return new Map(
    stored.map((row) => [keyWord(bound.record.key.map((name) => row.values[name] ?? null)), row]),
  );
}

/**
 * The keys of rows in reach that others removed, where the record keeps such rows from coming back by a sheet. Who removed
 * a row may bring it back; what the portal took out by itself has no such history, and may come back too.
 */
export async function readRemovedByOthers(
  scope: Scope,
  keys: readonly Key[],
): Promise<ReadonlySet<string>> {
  const { bound, context } = scope;
  const { key: names, name: record } = bound.record;
  if (bound.rules.staysRemoved !== true || names.length === 0 || keys.length === 0) {
    return new Set();
  }
  const parts = names.flatMap((name, place) => partIsOf(scope, keys, name, place) ?? []);
  const columns = names.map((name) => sql`${sql.ref(`r.${columnOf(bound, name)}`)}::text`);
  const removal = sql`from record_history h where h.tenant_id = r.tenant_id
    and h.record = ${record} and h.row_id = r.id and h.action = 'remove'`;
  const { rows } = await sql<{ readonly key: Key }>`
    select distinct jsonb_build_array(${sql.join(columns)}) as key from ${sql.table(bound.table)} r
    where r.tenant_id = ${context.tenantId} and r.removed_at is not null
      and ${sql.join(parts, sql` and `)} and ${inReach(scope)}
      and exists (select ${removal} and h.account_id <> ${context.accountId})
      and not exists (select ${removal} and h.account_id = ${context.accountId})`.execute(
    context.database,
  );
  return new Set(rows.map(({ key }) => keyWord(key)));
}

/** What is kept as the text that a key holds; of other kinds only the first part of a key is looked for. */
const textKinds: readonly string[] = ['reference', 'text', 'choice', 'month'];

/**
 * The condition that a part of a key is among those of some keys, so that few more rows are read than are meant: the first
 * part may be empty, as that of each payee from outside.
 */
function partIsOf(
  { bound }: Scope,
  keys: readonly Key[],
  name: string,
  place: number,
): RawBuilder<unknown> | null {
  const { kind, stored } = fieldOf(bound.record, name);
  if (place > 0 && !(stored && textKinds.includes(kind))) return null;
  const parts = keys.map((key) => key[place] ?? null);
  const values = [...new Set(parts.flatMap((part) => (part === null ? [] : String(part))))];
  const column = sql.ref(`r.${columnOf(bound, name)}`);
  const named =
    kind === 'reference'
      ? sql`${column} = any(${values}::uuid[])`
      : sql`(${column})::text = any(${values}::text[])`;
  return parts.includes(null) ? sql`(${named} or ${column} is null)` : named;
}

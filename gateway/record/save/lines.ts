/** Lines of rows: read, compared and saved with the row they belong to. */
import { sql } from 'kysely';
import type { Field, FieldValue } from '#bridge/calls/record/field.ts';
import { uuid7 } from '../../db/uuid7.ts';
import type { BoundRecord } from '../binding.ts';
import { usualColumn } from '../columns.ts';
import type { Values } from '../rows.ts';
import type { Scope } from '../scope.ts';
import type { PlannedRow } from './plan.ts';

/** One line as a save is asked for it. */
export interface AskedLine {
  readonly id?: string | undefined;
  readonly [field: string]: FieldValue | null | undefined;
}

/** One line as it is kept. */
export interface StoredLine {
  readonly id: string;
  readonly values: Values;
}

/** The lines of a row by their kind. */
export type LinesByKind = Readonly<Record<string, readonly StoredLine[]>>;

/** Lines of the kinds that change: as they were, and as they will be. */
export type PlannedLines = Readonly<
  Record<
    `lines.${string}`,
    { readonly before: readonly StoredLine[]; readonly after: readonly StoredLine[] }
  >
>;

interface LineRow {
  readonly id: string;
  readonly owner: string;
  readonly values: Values;
}

/** Reads the lines of rows, by row: one statement for each kind. */
export async function readLines(
  { bound, context }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LinesByKind>> {
  const byRow = new Map<string, Record<string, StoredLine[]>>();
  if (ids.length === 0) return byRow;
  for (const [kind, { table, owner }] of Object.entries(bound.lines)) {
    // JSON would round a decimal to the digits of a number.
    const pairs = lineColumns(bound, kind).flatMap(({ name, column, field }) => [
      sql`${name}::text`,
      field.kind === 'decimal' ? sql`${sql.ref(`l.${column}`)}::text` : sql.ref(`l.${column}`),
    ]);
    const { rows } = await sql<LineRow>`select l.id, ${sql.ref(`l.${owner}`)} as owner,
        jsonb_build_object(${sql.join(pairs)}) as values
      from ${sql.table(table)} l
      where l.tenant_id = ${context.tenantId} and ${sql.ref(`l.${owner}`)} = any(${ids}::uuid[])
      order by l.sort_order, l.id`.execute(context.database);
    for (const line of rows) {
      const kinds = byRow.get(line.owner) ?? {};
      byRow.set(line.owner, kinds);
      kinds[kind] = [...(kinds[kind] ?? []), { id: line.id, values: line.values }];
    }
  }
  return byRow;
}

/** Which kinds of lines a save changes. A line with an id that the row does not have, or sends twice, is a new one. */
export function planLines(
  { record }: BoundRecord,
  asked: Readonly<Record<string, readonly AskedLine[]>> | undefined,
  before: LinesByKind,
): PlannedLines {
  const kinds = Object.entries(asked ?? {}).flatMap(([kind, lines]) => {
    const were = before[kind] ?? [];
    const known = new Set(were.map(({ id }) => id));
    const names = Object.keys(record.lines?.[kind]?.fields ?? {});
    const after = lines.map((line) => ({
      // An id that is used is known no more.
      id: line.id !== undefined && known.delete(line.id) ? line.id : uuid7(),
      values: Object.fromEntries(names.map((name) => [name, line[name] ?? null])),
    }));
    return JSON.stringify(after) === JSON.stringify(inOrder(were, names))
      ? []
      : [[`lines.${kind}`, { before: were, after }] as const];
  });
  return Object.fromEntries(kinds);
}

function inOrder(lines: readonly StoredLine[], names: readonly string[]): readonly StoredLine[] {
  return lines.map(({ id, values }) => ({
    id,
    values: Object.fromEntries(names.map((name) => [name, values[name] ?? null])),
  }));
}

/** Writes the lines that change: those of a row's kind are what is sent, in the order it is sent in. */
export async function saveLines(
  { bound, context }: Scope,
  rows: readonly PlannedRow[],
): Promise<void> {
  for (const [kind, { table, owner }] of Object.entries(bound.lines)) {
    const changed = rows.flatMap((row) => {
      const lines = row.lines[`lines.${kind}`];
      return lines === undefined ? [] : [{ row, lines }];
    });
    if (changed.length === 0) continue;
    await sql`delete from ${sql.table(table)} l where l.tenant_id = ${context.tenantId}
      and ${sql.ref(`l.${owner}`)} = any(${changed.map(({ row }) => row.id)}::uuid[])`.execute(
      context.database,
    );
    const columns = lineColumns(bound, kind);
    const made = changed.flatMap(({ row, lines }) =>
      lines.after.map((line, index) => ({
        tenant_id: context.tenantId,
        id: line.id,
        [owner]: row.id,
        sort_order: index,
        ...Object.fromEntries(
          columns.map(({ name, column }) => [column, line.values[name] ?? null]),
        ),
      })),
    );
    const names = ['tenant_id', 'id', owner, 'sort_order', ...columns.map(({ column }) => column)];
    const into = sql.join(names.map((name) => sql.ref(name)));
    const from = sql.join(names.map((name) => sql.ref(`x.${name}`)));
    await sql`insert into ${sql.table(table)} (${into}) select ${from}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(made)}::jsonb) x`.execute(
      context.database,
    );
  }
}

function lineColumns(
  { record, lines }: BoundRecord,
  kind: string,
): readonly { readonly name: string; readonly column: string; readonly field: Field }[] {
  const fields = record.lines?.[kind]?.fields ?? {};
  return Object.entries(fields).map(([name, field]) => ({
    name,
    field,
    column: lines[kind]?.columns?.[name] ?? usualColumn(name, field),
  }));
}

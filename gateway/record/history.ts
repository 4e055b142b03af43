/** The history of rows: one entry for each save, with every changed value before and after. */
import { sql } from 'kysely';
import type { HistoryPage, HistoryRequest } from '#bridge/calls/record/call-types.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import type { HistoryChange } from '../db/record-tables.ts';
import { uuid7 } from '../db/uuid7.ts';
import type { CallContext } from '../kernel/handler.ts';
import { countRows, offsetOf, pageFrom } from '../kernel/people/pages.ts';
import type { BoundRecord } from './binding.ts';
import { keptLines, toldLines } from './line-history.ts';
import { maskOf } from './mask.ts';
import { type NamesById, readNames } from './present.ts';
import { isReadable, type RightsOnRow, rightsOn } from './rights.ts';
import type { StoredRow } from './rows.ts';
import { type LineNames, readLineNames } from './save/line-references.ts';
import type { StoredLine } from './save/lines.ts';
import type { PlannedRow } from './save/plan.ts';
import type { Scope } from './scope.ts';

/** What happened to a row. */
export type HistoryAction = 'create' | 'update' | 'move' | 'ask' | 'remove';

/** Writes what a save did into the history of its rows. */
export async function writeHistory(scope: Scope, rows: readonly PlannedRow[]): Promise<void> {
  const values = rows.flatMap(({ before, values: after }) => [
    { values: before?.values ?? {} },
    { values: after },
  ]);
  const names = await readNames(scope, values);
  const lineNames = await readLineNames(scope, linesOf(rows));
  await addHistory(
    scope,
    rows.map((row) => ({
      id: row.id,
      action: row.action,
      version: (row.before?.version ?? 0) + 1,
      changes: changesOf(row, names, lineNames),
    })),
  );
}

/** One entry of the history to be written. */
export interface HistoryEntry {
  readonly id: string;
  readonly action: HistoryAction;
  readonly version: number;
  readonly changes: readonly HistoryChange[];
}

/** Adds entries to the history of rows. */
export async function addHistory(
  { bound, context }: Pick<Scope, 'context'> & { readonly bound: Pick<BoundRecord, 'record'> },
  entries: readonly HistoryEntry[],
): Promise<void> {
  const actorName = await readActorName(context);
  const rows = entries.map(({ id, ...entry }) => ({
    tenant_id: context.tenantId,
    id: uuid7(),
    record: bound.record.name,
    row_id: id,
    at: context.now(),
    account_id: context.accountId,
    actor_name: actorName,
    ...entry,
  }));
  await sql`insert into record_history (tenant_id, id, record, row_id, at, account_id, actor_name, action, version, changes)
    select x.tenant_id, x.id, x.record, x.row_id, x.at, x.account_id, x.actor_name, x.action, x.version, x.changes
    from jsonb_populate_recordset(null::record_history, ${JSON.stringify(rows)}::jsonb) x`.execute(
    context.database,
  );
}

async function readActorName({ database, accountId }: CallContext): Promise<string> {
  const account = await database
    .selectFrom('account as a')
    .where('a.id', '=', accountId)
    .select('a.display_name')
    .executeTakeFirst();
  return account?.display_name ?? '';
}

/** All lines that change, as they were and as they will be, by their kind. */
function linesOf(rows: readonly PlannedRow[]): Readonly<Record<string, readonly StoredLine[]>> {
  const byKind: Record<string, StoredLine[]> = {};
  for (const { lines } of rows) {
    for (const [path, { before, after }] of Object.entries(lines)) {
      const kind = path.slice('lines.'.length);
      byKind[kind] = [...(byKind[kind] ?? []), ...before, ...after];
    }
  }
  return byKind;
}

function changesOf(
  row: PlannedRow,
  names: NamesById,
  lineNames: LineNames,
): readonly HistoryChange[] {
  const changes = [...row.changed].map((field): HistoryChange => {
    if (field.startsWith('lines.')) return lineChange(row, field, lineNames);
    if (field.startsWith('custom.')) {
      const code = field.slice('custom.'.length);
      return { field, before: textOf(row.before?.custom[code]), after: textOf(row.custom[code]) };
    }
    const before = textOf(row.before?.values[field]);
    const after = textOf(row.values[field]);
    const beforeName = names.get(field)?.get(before ?? '');
    const afterName = names.get(field)?.get(after ?? '');
    return {
      field,
      before,
      after,
      ...(beforeName !== undefined && { beforeName }),
      ...(afterName !== undefined && { afterName }),
    };
  });
  const state = { field: 'state', before: row.before?.state ?? null, after: row.state };
  if (row.action !== 'move') return changes;
  const why = { field: 'state.reason', before: null, after: row.reason ?? null };
  return [...changes, state, ...(row.reason === undefined ? [] : [why])];
}

function textOf(value: FieldValue | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

function lineChange(row: PlannedRow, field: string, names: LineNames): HistoryChange {
  const { before = [], after = [] } = row.lines[field as `lines.${string}`] ?? {};
  return { field, before: keptLines(before, names), after: keptLines(after, names) };
}

/** Returns the saves of one row, the newest first, as far as each value may be seen now. */
export async function readHistory(
  scope: Scope,
  row: StoredRow,
  request: HistoryRequest,
): Promise<HistoryPage> {
  const { context, bound } = scope;
  const page = { page: request.page ?? 1, rows: request.rows ?? 10 };
  const entries = context.database
    .selectFrom('record_history as h')
    .where('h.tenant_id', '=', context.tenantId)
    .where('h.record', '=', bound.record.name)
    .where('h.row_id', '=', row.id);
  const rows = await entries
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(page.rows)
    .offset(offsetOf(page))
    .select(['h.id', 'h.at', 'h.actor_name as actorName', 'h.action', 'h.changes'])
    .execute();
  const rights = rightsOn(scope, row.standing);
  const shown = rows.map(({ at, changes, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    changes: changes.map((change) => presentChange(scope, rights, change)),
  }));
  return pageFrom(page, shown, () => countRows(entries));
}

/** Everyone who reads the row learns that a field changed; its values only as far as it may be seen now. */
function presentChange(scope: Scope, rights: RightsOnRow, change: HistoryChange) {
  const { field, before, after, beforeName, afterName } = change;
  const right = field === 'state' || field === 'state.reason' ? 'read' : rights[field];
  if (field.startsWith('lines.') && isReadable(right)) {
    const told = (kept: string | null) =>
      kept === null ? null : toldLines(scope, field.slice('lines.'.length), kept);
    return { field, before: told(before), after: told(after) };
  }
  if (isReadable(right)) return { field, before: beforeName ?? before, after: afterName ?? after };
  const declared = scope.bound.record.fields[field];
  const masked = (value: string | null): string | null =>
    value === null || right !== 'masked' || declared === undefined ? null : maskOf(declared, value);
  return { field, before: masked(before), after: masked(after) };
}

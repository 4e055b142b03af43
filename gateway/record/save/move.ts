/** The one thing that changes a state. */
import { sql } from 'kysely';
import { RefusedError } from '../../kernel/refused-error.ts';
import { findRow, readDetail } from '../detail.ts';
import { addHistory, writeHistory } from '../history.ts';
import { moveFunction } from '../moves.ts';
import { mayUse } from '../rights.ts';
import { readRows, type StoredRow } from '../rows.ts';
import type { Scope } from '../scope.ts';
import { changesOf } from './changes.ts';
import type { PlannedRow } from './plan.ts';
import { type Problem, refuseOne } from './problems.ts';

/** One move of one row, in the version it is known in. */
export interface MoveAsked {
  readonly id: string;
  readonly version: number;
  readonly move: string;
  /** Why, for the history. */
  readonly reason?: string | undefined;
}

/**
 * Moves a row, or asks for the approval the move needs: the row is closed until that is decided.
 * @throws {RefusedError} `notNow` when its state does not allow the move; `badInput` for what the move needs.
 */
export async function moveRow(scope: Scope, { id, ...asked }: MoveAsked) {
  const row = await lockRow(scope, id);
  const pending = await moveLocked(scope, row, asked);
  scope.context.record(`${scope.bound.record.name}:${id}`, { move: asked.move, pending });
  return readDetail(scope, id);
}

/** Moves a row as it is in the database now; returns whether it waits for an approval. */
export async function moveNow(
  scope: Scope,
  id: string,
  asked: Pick<MoveAsked, 'move' | 'reason'>,
): Promise<boolean> {
  const row = await lockRow(scope, id);
  return moveLocked(scope, row, { ...asked, version: row.version });
}

async function moveLocked(
  scope: Scope,
  row: StoredRow,
  { version, move, reason }: Omit<MoveAsked, 'id'>,
): Promise<boolean> {
  if (!mayUse(scope, row.standing, moveFunction(scope, move)))
    throw new RefusedError('noPermission');
  if (row.version !== version) throw new RefusedError('conflict');
  if (row.pending !== null) throw new RefusedError('notNow');
  const planned = await planMove(scope, row, move);
  const declared = scope.bound.record.states?.moves[move];
  if (declared?.reason && reason === undefined)
    throw new RefusedError('badInput', { fields: [{ path: 'reason', issue: 'required' }] });
  const approval = declared?.approvable
    ? await scope.records.gate(scope.context, {
        record: scope.bound.record.name,
        move,
        rowId: row.id,
        version: row.version,
      })
    : null;
  await (approval === null
    ? commitMove(scope, { ...planned, reason })
    : waitFor(scope, row, move, approval));
  return approval !== null;
}

async function lockRow(scope: Scope, id: string): Promise<StoredRow> {
  const [row] = await readRows(scope, [id], { lock: true });
  return row ?? findRow(scope, id);
}

/** What a move does, once everything it needs is there. */
export async function planMove(scope: Scope, row: StoredRow, move: string): Promise<PlannedRow> {
  const { bound, context } = scope;
  const declared = bound.record.states?.moves[move];
  if (declared === undefined || !declared.from.includes(row.state ?? ''))
    throw new RefusedError('notNow');
  const planned: PlannedRow = {
    index: 0,
    action: 'move',
    id: row.id,
    before: row,
    values: row.values,
    custom: row.custom,
    state: declared.to,
    changed: new Set(),
    lines: {},
    standing: row.standing,
  };
  const missing = (declared.needs ?? []).filter((name) => row.values[name] === null);
  const problems: Problem[] = missing.map((field) => ({ index: 0, field, issue: 'required' }));
  refuseOne({ refusals: [], problems }, 'changes');
  const [change] = changesOf([planned]);
  const said = change && (await bound.rules.guards?.[move]?.(change, context));
  refuseOne(
    { refusals: [], problems: (said ?? []).map((one) => ({ index: 0, ...one })) },
    'changes',
  );
  return planned;
}

/** Moves a row as it was planned in the same transaction. */
export async function commitMove(scope: Scope, planned: PlannedRow): Promise<void> {
  const { bound, context } = scope;
  await sql`update ${sql.table(bound.table)} r set state = ${planned.state}, pending = null, version = r.version + 1
    where r.tenant_id = ${context.tenantId} and r.id = ${planned.id}`.execute(context.database);
  await writeHistory(scope, [planned]);
  await bound.rules.effects?.(changesOf([planned]), context, scope.records);
}

async function waitFor(
  scope: Scope,
  row: StoredRow,
  move: string,
  approval: string,
): Promise<void> {
  await writePending(scope, row, approval);
  const change = { field: 'state', before: row.state, after: `ask:${move}` };
  await addHistory(scope, [
    { id: row.id, action: 'ask', version: row.version + 1, changes: [change] },
  ]);
}

/** Closes a row until an approval is decided, or opens it again. */
export async function writePending(
  { bound, context }: Scope,
  row: StoredRow,
  approval: string | null,
): Promise<void> {
  await sql`update ${sql.table(bound.table)} r set pending = ${approval}::uuid, version = r.version + 1
    where r.tenant_id = ${context.tenantId} and r.id = ${row.id}`.execute(context.database);
}

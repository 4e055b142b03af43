/** States of a row: what they keep closed, and which moves are open. */
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import { functionOf, mayUse } from './rights.ts';
import type { StoredRow } from './rows.ts';
import type { Scope } from './scope.ts';

/** The function a move takes. */
export function moveFunction(scope: Scope, name: string): string {
  return scope.bound.record.states?.moves[name]?.functionId ?? functionOf(scope, 'edit');
}

/** The moves the state of a row allows and the caller may do. */
export function openMoves(scope: Scope, row: StoredRow): string[] {
  if (row.pending !== null || row.state === null) return [];
  const moves = Object.entries(scope.bound.record.states?.moves ?? {});
  return moves.flatMap(([name, { from }]) =>
    from.includes(row.state ?? '') && mayUse(scope, row.standing, moveFunction(scope, name))
      ? [name]
      : [],
  );
}

/** Whether a row can be changed at all in its state. */
export function isOpen(
  { states }: AnyRecord,
  { state, pending }: Pick<StoredRow, 'state' | 'pending'>,
): boolean {
  if (pending !== null) return false;
  return state === null || states?.closed?.[state] !== 'row';
}

/** The fields a state keeps closed. */
export function closedFields({ states }: AnyRecord, state: string | null): ReadonlySet<string> {
  const closed = state === null ? undefined : states?.closed?.[state];
  return new Set(closed === 'row' || closed === undefined ? [] : closed);
}

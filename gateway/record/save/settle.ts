import type { CallContext } from '../../kernel/handler.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import type { Records } from '../binding.ts';
import { addHistory } from '../history.ts';
import { readRows } from '../rows.ts';
import { openScope } from '../scope.ts';
import { commitMove, planMove, writePending } from './move.ts';

/** The decision on an approval that a row waits for. */
export interface Settlement {
  /** The name of the record. */
  readonly record: string;
  readonly id: string;
  readonly move: string;
  readonly approval: string;
  readonly outcome: 'passed' | 'rejected';
}

/**
 * Ends the wait of a row. What passed is checked again and then done: a seat may be gone by now. Who decides needs the
 * right to decide, which belongs to the approval, and none on the record.
 * @throws {RefusedError} `conflict` where the row does not wait for this approval; `badInput` and `notNow` for what the
 * move needs. Nothing is written then, so that the same transaction can still reject it.
 */
export async function settleMove(
  context: CallContext,
  records: Records,
  { record, id, move, approval, outcome }: Settlement,
): Promise<void> {
  const bound = records.find(record);
  if (bound === undefined) throw new Error(`There is no record ${record}`);
  const scope = await openScope(context, bound, records);
  const [row] = await readRows(scope, [id], { lock: true, known: true });
  if (row?.pending !== approval) throw new RefusedError('conflict');
  if (outcome === 'passed') await commitMove(scope, await planMove(scope, row, move));
  else {
    await writePending(scope, row, null);
    const change = { field: 'state', before: `ask:${move}`, after: row.state };
    await addHistory(scope, [{ id, action: 'ask', version: row.version + 1, changes: [change] }]);
    await bound.rules.declined?.(id, context);
  }
  context.record(`${record}:${id}`, { move, outcome });
}

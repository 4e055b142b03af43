/** Ends approvals of rows that are of no use now: what they ask for is gone, or its time is over. */
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Records } from '#gateway/record/binding.ts';
import { decide } from './engine/decide.ts';
import type { Person } from './engine/state.ts';
import { follow, followedOf } from './follow.ts';
import { type LoadedApproval, loadApproval, saveApproval } from './store.ts';
import { worldOf } from './world.ts';

/** The approval of a row that is under way or was sent back to its starter, locked; null where there is none. */
export async function lockApprovalOf(
  context: Pick<CallContext, 'database' | 'tenantId'>,
  { record, rowId }: { readonly record: string; readonly rowId: string },
): Promise<LoadedApproval | null> {
  const live = await context.database
    .selectFrom('approval')
    .where('tenant_id', '=', context.tenantId)
    .where('record', '=', record)
    .where('row_id', '=', rowId)
    .where('status', 'in', ['running', 'returned'])
    .select('id')
    .executeTakeFirst();
  return live === undefined ? null : loadApproval(context, live.id, true);
}

/** Ends an approval, without a decision about its row. The records come from who calls, since one of them does. */
export async function endApproval(
  context: CallContext,
  records: Records,
  loaded: LoadedApproval,
  actor: Person | null,
): Promise<void> {
  const { row, state: before, route } = loaded;
  const world = await worldOf(context, loaded);
  const { state, effects } = decide(before, { kind: 'terminate' }, world);
  const saved = { id: row.id, definitionId: row.definition_id, route };
  await saveApproval(context, saved, before, state);
  const ended = { ...followedOf(loaded), round: state.round, waiting: null };
  await follow(context, records, ended, effects, [{ kind: 'terminate', actor }]);
}

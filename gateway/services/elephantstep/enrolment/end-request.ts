import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Records } from '#gateway/record/binding.ts';
import { decide } from '../../workflow/engine/decide.ts';
import { follow, followedOf } from '../../workflow/follow.ts';
import { callerPerson } from '../../workflow/people.ts';
import { loadApproval, saveApproval } from '../../workflow/store.ts';
import { worldOf } from '../../workflow/world.ts';

/** Ends the approval of a request that is of no use now, as the caller. The records come from who calls, since one of them does. */
export async function endRequest(
  context: CallContext,
  records: Records,
  id: string | null,
): Promise<void> {
  if (id === null) return;
  const { database, tenantId } = context;
  const live = await database
    .selectFrom('approval')
    .where('tenant_id', '=', tenantId)
    .where('record', '=', 'enrolmentRequest')
    .where('row_id', '=', id)
    .where('status', 'in', ['running', 'returned'])
    .select('id')
    .executeTakeFirst();
  if (live !== undefined) {
    const loaded = await loadApproval(context, live.id, true);
    const { row, state: before, route } = loaded;
    const { state, effects } = decide(
      before,
      { kind: 'terminate' },
      await worldOf(context, loaded),
    );
    const saved = { id: row.id, definitionId: row.definition_id, route };
    await saveApproval(context, saved, before, state);
    const ended = { ...followedOf(loaded), round: state.round, waiting: null };
    await follow(context, records, ended, effects, [
      { kind: 'terminate', actor: await callerPerson(context) },
    ]);
  }
  await sql`update enrolment_request set state = 'closed', pending = null, version = version + 1
    where tenant_id = ${tenantId} and id = ${id} and state = 'draft'`.execute(database);
}

/** Ends requests that are of no use now, with their approvals. */
import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { records } from '../../records.ts';
import { contextFor } from '../../system-context.ts';
import { decide } from '../../workflow/engine/decide.ts';
import { follow, followedOf } from '../../workflow/follow.ts';
import { loadApproval, saveApproval } from '../../workflow/store.ts';
import { worldOf } from '../../workflow/world.ts';
import type { SeatScope } from '../seats/claims.ts';

/** Ends the request of a booking that is cancelled or whose hold has ended. */
export async function endFunding(scope: SeatScope, id: string | null): Promise<void> {
  if (id === null) return;
  const { database, tenantId, now } = scope;
  const live = await database
    .selectFrom('approval')
    .where('tenant_id', '=', tenantId)
    .where('record', '=', 'tourFunding')
    .where('row_id', '=', id)
    .where('status', 'in', ['running', 'returned'])
    .select('id')
    .executeTakeFirst();
  if (live !== undefined) {
    const place = { database, tenantId, now, requestId: uuid7() };
    const loaded = await loadApproval(scope, live.id, true);
    const { account: accountId, employment: employmentId } = loaded.state.starter;
    // It ends in the name of who asked for it.
    const context = contextFor(place, { accountId, employmentId, isSuper: false });
    await terminate(context, loaded);
  }
  await sql`update tour_funding set state = 'closed', pending = null, version = version + 1
    where tenant_id = ${tenantId} and id = ${id} and state = 'draft'`.execute(database);
}

async function terminate(
  context: CallContext,
  loaded: Awaited<ReturnType<typeof loadApproval>>,
): Promise<void> {
  const { row, state: before, route } = loaded;
  const world = await worldOf(context, loaded);
  const { state, effects } = decide(before, { kind: 'terminate' }, world);
  await saveApproval(
    context,
    { id: row.id, definitionId: row.definition_id, route },
    before,
    state,
  );
  const ended = { ...followedOf(loaded), round: state.round, waiting: null };
  await follow(context, records, ended, effects, [{ kind: 'terminate', actor: null }]);
}

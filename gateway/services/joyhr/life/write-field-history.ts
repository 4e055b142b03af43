import type { RecordedChange } from '#gateway/db/people-tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type Actor, actorNameOf } from './actor.ts';

/** Writes one entry into the history of an employee's record, also on behalf of the system itself. */
export async function writeFieldHistory(
  actor: Actor,
  employmentId: string,
  version: number,
  changes: readonly RecordedChange[],
): Promise<void> {
  await actor.database
    .insertInto('record_change')
    .values({
      tenant_id: actor.tenantId,
      id: uuid7(),
      employment_id: employmentId,
      at: actor.now(),
      account_id: actor.accountId,
      actor_name: await actorNameOf(actor),
      version,
      changes: JSON.stringify(changes),
    })
    .execute();
}

import type { RecordedChange } from '#gateway/db/people-tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** What one entry of a record's history says. */
export interface RecordChange {
  /** Id of the employment. */
  readonly id: string;
  /** Version of the record after the change; a file changes none. */
  readonly version: number;
  readonly actorName: string;
  readonly changes: readonly RecordedChange[];
}

/** Writes one entry into the history of a record. */
export async function writeRecordChange(
  context: CallContext,
  { id, version, actorName, changes }: RecordChange,
): Promise<void> {
  await context.database
    .insertInto('record_change')
    .values({
      tenant_id: context.tenantId,
      id: uuid7(),
      employment_id: id,
      at: context.now(),
      account_id: context.accountId,
      actor_name: actorName,
      version,
      changes: JSON.stringify(changes),
    })
    .execute();
}

/** Reads the name of the caller, to be kept as it is now. */
export async function readActorName({ database, accountId }: CallContext): Promise<string> {
  const account = await database
    .selectFrom('account as a')
    .where('a.id', '=', accountId)
    .select('a.display_name')
    .executeTakeFirst();
  return account?.display_name ?? '';
}

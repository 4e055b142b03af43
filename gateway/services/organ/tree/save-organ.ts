import { sql } from 'kysely';
import type { HistoryChange } from '#gateway/db/record-tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { employedOn, reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readActorName } from '../../people/record-change.ts';
import { raisePermissionMark } from '../../uac/permission-mark.ts';
import { sees } from './edit-reach.ts';
import { holdTree, readStoredOrgan, type StoredOrgan } from './stored-organ.ts';

/** The name under which the history of records keeps that of organisations. */
export const ORGAN_RECORD = 'organ';

/**
 * Reads an organisation that is about to change; other changes of the tree wait.
 * @throws {RefusedError} `notFound`, `conflict` when it was saved since the version was read
 */
export async function openOrgan(
  context: CallContext,
  { organId, version }: { readonly organId: string; readonly version: number },
): Promise<StoredOrgan> {
  await holdTree(context);
  const organ = await readStoredOrgan(context, organId);
  if (organ.version !== version) {
    // Who does not see it hears nothing of it, not even that it was saved.
    throw new RefusedError(sees(await readReach(context), organ) ? 'conflict' : 'notFound');
  }
  return organ;
}

/** What one save of an organisation did. */
export interface OrganSave {
  readonly action: 'create' | 'update' | 'move' | 'remove';
  readonly organId: string;
  readonly version: number;
  /** The day from which it counts. */
  readonly on: string;
  readonly changes: readonly HistoryChange[];
}

/** Counts the version of an organisation up, and writes down what was saved. */
export async function keepSave(
  context: CallContext,
  save: OrganSave,
): Promise<{ id: string; version: number }> {
  const { database, tenantId } = context;
  const version = save.action === 'create' ? 1 : save.version + 1;
  await database
    .updateTable('organ')
    .set({ version })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', save.organId)
    .execute();
  await database
    .insertInto('record_history')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      record: ORGAN_RECORD,
      row_id: save.organId,
      at: context.now(),
      account_id: context.accountId,
      actor_name: await readActorName(context),
      action: save.action,
      version,
      changes: JSON.stringify([{ field: 'on', before: null, after: save.on }, ...save.changes]),
    })
    .execute();
  context.record(`organ:${save.organId}`, { action: save.action, on: save.on });
  return { id: save.organId, version };
}

/**
 * Tells everybody whose roles reach by organisation, or are had by one, that their rights changed: who is within a range
 * follows from the tree.
 */
export async function tellRanges(context: CallContext): Promise<void> {
  const { database, tenantId } = context;
  const { rows } = await sql<{ account_id: string }>`
    select distinct h.account_id from role_holders(${dayOf(context.now())}::date) h
    left join data_range d on d.tenant_id = ${tenantId} and d.role_id = h.role_id
    where h.rule_id is not null or d.kind in ('custom', 'own_organ', 'own_organ_and_below')`.execute(
    database,
  );
  await raisePermissionMark(
    database,
    tenantId,
    rows.map((row) => row.account_id),
  );
}

/**
 * Refuses a head who does not work here on the day, or whom the caller does not see.
 * @throws {RefusedError} `badInput`, `choice` at the leader
 */
export async function requireLeader(
  context: CallContext,
  leaderId: string | null | undefined,
  day: string,
): Promise<void> {
  if (leaderId === null || leaderId === undefined) return;
  const found = await reachedPeople(context, await readReach(context))
    .where('e.id', '=', leaderId)
    .where(employedOn(day))
    .select('e.id')
    .executeTakeFirst();
  if (found === undefined) {
    throw new RefusedError('badInput', { fields: [{ path: 'leaderId', issue: 'choice' }] });
  }
}

/** Reads the names of employees, by the ids of their employments. */
export async function readLeaderNames(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  employmentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (employmentIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('employment as e')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', 'in', [...new Set(employmentIds)])
    .select(['e.id', 'p.name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';

/** Reports and boards are kept alike. */
export type SavedTable = 'saved_report' | 'saved_board';

/** Something saved, with what its reader may know. */
export interface SavedRow {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly definition: unknown;
  readonly version: number;
  readonly mine: boolean;
  readonly ownerName: string | null;
  readonly roleIds: readonly string[];
}

/** What is saved. */
export interface SavedValues {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
  readonly name: string;
  readonly note: string;
  readonly definition: unknown;
  readonly roleIds: readonly string[];
}

/** Reads what the caller saved, and what others share with a role of the caller; with `id` only that. */
export async function readSaved(
  { database, tenantId, accountId, now }: CallContext,
  table: SavedTable,
  id?: string,
): Promise<readonly SavedRow[]> {
  const held = sql`array(select h.role_id from role_holders(${dayOf(now())}::date) h
    where h.account_id = ${accountId})`;
  const rows = await database
    .selectFrom(`${table} as s`)
    .where('s.tenant_id', '=', tenantId)
    .where('s.removed_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('s.id', '=', id ?? ''))
    .where(sql<boolean>`(s.account_id = ${accountId} or s.role_ids && ${held})`)
    .orderBy('s.name')
    .select([
      's.id',
      's.name',
      's.note',
      's.definition',
      's.version',
      's.account_id',
      's.role_ids',
      sql<string | null>`(select p.name from membership m
        join employment e on e.tenant_id = m.tenant_id and e.id = m.employment_id
        join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
        where m.tenant_id = s.tenant_id and m.account_id = s.account_id)`.as('ownerName'),
    ])
    .execute();
  return rows.map(({ account_id, role_ids, ...row }) => ({
    ...row,
    mine: account_id === accountId,
    roleIds: role_ids,
  }));
}

/**
 * Saves a report or a board of the caller.
 * @throws {RefusedError} `notFound` for what is somebody else's, `conflict`, or `noPermission` to share.
 */
export async function keepSaved(
  context: CallContext,
  table: SavedTable,
  shareFunctionId: string,
  { id, version, roleIds, ...values }: SavedValues,
): Promise<{ readonly id: string; readonly version: number }> {
  const { database, tenantId, accountId } = context;
  await checkSharing(context, shareFunctionId, roleIds);
  const content = {
    ...values,
    definition: JSON.stringify(values.definition),
    role_ids: [...roleIds],
  };
  if (id === undefined) {
    const made = uuid7();
    await database
      .insertInto(table)
      .values({
        tenant_id: tenantId,
        id: made,
        account_id: accountId,
        removed_at: null,
        ...content,
      })
      .execute();
    context.record(`${table}:${made}`, { name: values.name });
    return { id: made, version: 1 };
  }
  const row = await lockOwn(context, table, id);
  if (row.version !== version) throw new RefusedError('conflict');
  await database
    .updateTable(table)
    .set({ ...content, version: row.version + 1, saved_at: context.now() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  context.record(`${table}:${id}`, { name: values.name });
  return { id, version: row.version + 1 };
}

/** Takes a report or a board of the caller away. @throws {RefusedError} `notFound` for what is somebody else's. */
export async function removeSaved(
  context: CallContext,
  table: SavedTable,
  id: string,
): Promise<void> {
  await lockOwn(context, table, id);
  await context.database
    .updateTable(table)
    .set({ removed_at: context.now() })
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', id)
    .execute();
  context.record(`${table}:${id}`, {});
}

async function lockOwn(
  { database, tenantId, accountId }: CallContext,
  table: SavedTable,
  id: string,
): Promise<{ readonly version: number }> {
  const row = await database
    .selectFrom(table)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .select('version')
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  return row;
}

/** Only roles of the company, and only by who may share. */
async function checkSharing(
  { database, tenantId, rights }: CallContext,
  shareFunctionId: string,
  roleIds: readonly string[],
): Promise<void> {
  if (roleIds.length === 0) return;
  if (!hasFunction(rights, shareFunctionId)) throw new RefusedError('noPermission');
  const known = await database
    .selectFrom('role')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', roleIds)
    .select('id')
    .execute();
  if (known.length < new Set(roleIds).size) throw new RefusedError('notFound');
}

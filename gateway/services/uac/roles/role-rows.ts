import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { FieldAccess, RangeKind } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** One role with what it gives, as it is stored. */
export interface StoredRole {
  readonly id: string;
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly note: string;
  readonly version: number;
  readonly range: RangeKind;
  readonly organIds: readonly string[];
  readonly functions: readonly string[];
  readonly fields: readonly { bizType: string; field: string; right: FieldAccess }[];
}

type Database = Pick<CallContext, 'database' | 'tenantId'>;

/**
 * Reads one role; `write` locks it for the rest of the transaction.
 * @throws {RefusedError} `notFound`
 */
export async function readRole(
  { database, tenantId }: Database,
  roleId: string,
  mode: 'read' | 'write' = 'read',
): Promise<StoredRole> {
  const row = await database
    .selectFrom('role as r')
    .where('r.tenant_id', '=', tenantId)
    .where('r.id', '=', roleId)
    .select(['r.id', 'r.code', 'r.name_zh as nameZh', 'r.name_en as nameEn', 'r.note', 'r.version'])
    .$if(mode === 'write', (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  return { ...row, ...(await readGrants({ database, tenantId }, roleId)) };
}

async function readGrants(
  { database, tenantId }: Database,
  roleId: string,
): Promise<Pick<StoredRole, 'range' | 'organIds' | 'functions' | 'fields'>> {
  const range = await database
    .selectFrom('data_range')
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', roleId)
    .select(['kind', 'organ_ids'])
    .executeTakeFirst();
  const functions = await database
    .selectFrom('role_function')
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', roleId)
    .orderBy('function_id')
    .select('function_id')
    .execute();
  const fields = await database
    .selectFrom('field_rule')
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', roleId)
    .orderBy('biz_type')
    .orderBy('field')
    .select(['biz_type as bizType', 'field', 'access as right'])
    .execute();
  return {
    range: range?.kind ?? 'self',
    organIds: range?.organ_ids ?? [],
    functions: functions.map(({ function_id }) => function_id),
    fields,
  };
}

/** Accounts that have a role today, by name or by a rule. */
export async function readHolderIds(
  context: Pick<CallContext, 'database' | 'now'>,
  roleId: string,
): Promise<readonly string[]> {
  const rows = await context.database
    .selectFrom(
      sql<{ account_id: string; role_id: string }>`role_holders(${dayOf(context.now())}::date)`.as(
        'h',
      ),
    )
    .where('h.role_id', '=', roleId)
    .select('h.account_id')
    .distinct()
    .execute();
  return rows.map(({ account_id }) => account_id);
}

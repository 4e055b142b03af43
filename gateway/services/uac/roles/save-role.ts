import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { removeRole, saveRole } from '#bridge/calls/uac/roles.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { FieldAccess } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { raisePermissionMark } from '../permission-mark.ts';
import { type Grants, requireOwn } from './grants.ts';
import { readHolderIds, readRole, type StoredRole } from './role-rows.ts';

type RoleRequest = ParsedRequestOf<typeof saveRole>;

/**
 * Makes a role or changes one, and raises the permission mark of everybody who has it.
 * @throws {RefusedError} `notFound`, `conflict`, `beyondOwnRights`, `badInput`
 */
export async function keepRole(
  context: CallContext,
  request: RoleRequest,
): Promise<ResultOf<typeof saveRole>> {
  const before =
    request.roleId === undefined ? null : await readRole(context, request.roleId, 'write');
  if (before !== null && before.version !== request.version) throw new RefusedError('conflict');
  await requireValid(context, request);
  await requireOwn(context, changedGrants(before, request));
  await requireFreeCode(context, request);
  const roleId = before?.id ?? uuid7();
  const version = (before?.version ?? 0) + 1;
  await writeRole(context, roleId, version, request);
  await writeGrants(context, roleId, request);
  const { database, tenantId } = context;
  await raisePermissionMark(database, tenantId, await readHolderIds(context, roleId));
  context.record(`role:${roleId}`, { before, after: request });
  return { roleId, version };
}

/**
 * Removes a role from everybody who has it.
 * @throws {RefusedError} `notFound`, `conflict`, `beyondOwnRights`
 */
export async function dropRole(
  context: CallContext,
  { roleId, version }: ParsedRequestOf<typeof removeRole>,
): Promise<null> {
  const { database, tenantId } = context;
  const role = await readRole(context, roleId, 'write');
  if (role.version !== version) throw new RefusedError('conflict');
  await requireOwn(context, role);
  await raisePermissionMark(database, tenantId, await readHolderIds(context, roleId));
  await database
    .deleteFrom('role')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', roleId)
    .execute();
  context.record(`role:${roleId}`, { before: role });
  return null;
}

/** Chosen organisations belong to the range `custom` alone, and exist. */
async function requireValid(
  { database, tenantId }: CallContext,
  { range, organIds }: RoleRequest,
): Promise<void> {
  if ((range === 'custom') !== organIds.length > 0) {
    throw new RefusedError('badInput', { fields: [{ path: 'organIds', issue: 'required' }] });
  }
  if (organIds.length === 0) return;
  const known = await database
    .selectFrom('organ')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', organIds)
    .select('id')
    .execute();
  if (known.length !== new Set(organIds).size) throw new RefusedError('notFound');
}

/** What an editor takes away or leaves is no gift; what is new is one. A wider range makes everything new. */
function changedGrants(before: StoredRole | null, after: RoleRequest): Grants {
  if (before === null || before.range !== after.range) return after;
  const held = new Set(before.functions);
  const rightBefore = new Map(before.fields.map((rule) => [keyOf(rule), rule.right]));
  return {
    functions: after.functions.filter((functionId) => !held.has(functionId)),
    fields: after.fields.filter((rule) => rightBefore.get(keyOf(rule)) !== rule.right),
  };
}

function keyOf({ bizType, field }: { bizType: string; field: string }): string {
  return `${bizType} ${field}`;
}

async function requireFreeCode(
  { database, tenantId }: CallContext,
  { code, roleId }: RoleRequest,
): Promise<void> {
  const other = await database
    .selectFrom('role')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .select('id')
    .executeTakeFirst();
  if (other !== undefined && other.id !== roleId) {
    throw new RefusedError('badInput', { fields: [{ path: 'code', issue: 'taken' }] });
  }
}

async function writeRole(
  context: CallContext,
  roleId: string,
  version: number,
  { code, nameZh, nameEn, note }: RoleRequest,
): Promise<void> {
  const { database, tenantId } = context;
  const values = { code, name_zh: nameZh, name_en: nameEn, note, version };
  await database
    .insertInto('role')
    .values({ ...values, tenant_id: tenantId, id: roleId, updated_at: context.now() })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet({ ...values, updated_at: context.now() }),
    )
    .execute();
}

async function writeGrants(
  { database, tenantId }: CallContext,
  roleId: string,
  { range, organIds, functions, fields }: RoleRequest,
): Promise<void> {
  const place = { tenant_id: tenantId, role_id: roleId };
  for (const table of ['data_range', 'role_function', 'field_rule'] as const) {
    await database
      .deleteFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('role_id', '=', roleId)
      .execute();
  }
  await database
    .insertInto('data_range')
    .values({ ...place, kind: range, organ_ids: [...new Set(organIds)] })
    .execute();
  const given = [...new Set(functions)];
  if (given.length > 0) {
    await database
      .insertInto('role_function')
      .values(given.map((function_id) => ({ ...place, function_id })))
      .execute();
  }
  const rules = new Map(fields.map((rule) => [keyOf(rule), rule]));
  if (rules.size > 0) {
    await database
      .insertInto('field_rule')
      .values([...rules.values()].map((rule) => ({ ...place, ...columnsOf(rule) })))
      .execute();
  }
}

function columnsOf({
  bizType,
  field,
  right,
}: {
  bizType: string;
  field: string;
  right: FieldAccess;
}) {
  return { biz_type: bizType, field, access: right };
}

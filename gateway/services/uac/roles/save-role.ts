import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { removeRole, saveRole } from '#bridge/calls/uac/roles.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { readPaths } from '#gateway/kernel/people/reach.ts';
import type { FieldAccess } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { raisePermissionMark } from '../permission-mark.ts';
import { changeWithin, isForNoRole, mayGrant } from './grants.ts';
import { readHolderIds, readRole, type StoredRole } from './role-rows.ts';
import { listRuledTypes, ruledTypeNames } from './ruled-types.ts';

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
  await requireFields(context, request, before?.fields ?? []);
  await requireFreeCode(context, request);
  const roleId = before?.id ?? uuid7();
  const version = (before?.version ?? 0) + 1;
  await requireMayChange(context, roleId, request);
  const holders = await readHolderIds(context, roleId);
  await changeWithin(context, holders, async () => {
    await writeRole(context, roleId, version, request);
    await writeGrants(context, roleId, request);
  });
  const { database, tenantId } = context;
  await raisePermissionMark(database, tenantId, holders);
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
  await requireMayChange(context, roleId, role);
  const holders = await readHolderIds(context, roleId);
  await raisePermissionMark(database, tenantId, holders);
  await changeWithin(context, holders, () =>
    database
      .deleteFrom('role')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', roleId)
      .execute(),
  );
  context.record(`role:${roleId}`, { before: role });
  return null;
}

/**
 * Refuses an administrator a role that rules give to people who come later, one with functions the administrator lacks, and
 * one over departments that are not there today, since nothing of it could be compared.
 * @throws {RefusedError} `uac.beyondOwnRights`
 */
async function requireMayChange(
  context: CallContext,
  roleId: string,
  { functions, organIds }: Pick<StoredRole, 'functions' | 'organIds'>,
): Promise<void> {
  const { database, tenantId, rights } = context;
  if (rights.isSuper) return;
  const rule = await database
    .selectFrom('role_rule')
    .where('tenant_id', '=', tenantId)
    .where('role_id', '=', roleId)
    .select('id')
    .executeTakeFirst();
  const there = await readPaths(context, dayOf(context.now()), organIds);
  const isHeld = functions.every((functionId) => mayGrant(rights, functionId));
  if (rule !== undefined || !isHeld || there.size < new Set(organIds).size) {
    throw new RefusedError(uacCodes.beyondOwnRights);
  }
}

/** Chosen organisations belong to the range `custom` alone, and exist. */
async function requireValid(
  { database, tenantId }: CallContext,
  { range, organIds, functions }: RoleRequest,
): Promise<void> {
  if (functions.some(isForNoRole)) throw new RefusedError(uacCodes.beyondOwnRights);
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

/** Rules are about fields that are there; one that the role has already may outlive its field. */
async function requireFields(
  context: CallContext,
  { fields }: RoleRequest,
  before: StoredRole['fields'],
): Promise<void> {
  const types = await listRuledTypes(context);
  const known = new Set([
    ...types.flatMap(({ bizType, fields: all }) =>
      all.map(({ field }) => keyOf({ bizType, field })),
    ),
    ...before.map(keyOf),
  ]);
  const wrong = fields.flatMap((rule, index) =>
    known.has(keyOf(rule)) ? [] : [{ path: `fields.${index}.field`, issue: 'choice' as const }],
  );
  if (wrong.length > 0) throw new RefusedError('badInput', { fields: wrong });
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
      // Rules of records that are no more are not in the request: what they hid stays hidden.
      .$if(table === 'field_rule', (query) =>
        query.where(sql<boolean>`biz_type = any(${[...ruledTypeNames()]}::text[])`),
      )
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

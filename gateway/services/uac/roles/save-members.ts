import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { saveRoleMembers } from '#bridge/calls/uac/roles.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { raisePermissionMark } from '../permission-mark.ts';
import { changeWithin, requireSuperUser } from './grants.ts';
import { readHolderIds, readRole } from './role-rows.ts';

type MembersRequest = ParsedRequestOf<typeof saveRoleMembers>;

/**
 * Gives a role to accounts, posts and organisations, or takes it away, and raises the permission mark of everybody
 * who had it or has it now.
 * @throws {RefusedError} `notFound`, `conflict` when a rule exists already, `beyondOwnRights`
 */
export async function keepMembers(context: CallContext, request: MembersRequest): Promise<null> {
  const { database, tenantId } = context;
  if (request.addRules.length > 0 || request.removeRules.length > 0) requireSuperUser(context);
  const role = await readRole(context, request.roleId, 'write');
  await requireMembers(context, request.add);
  await requireEmployed(context, request.add);
  await requirePlaces(context, request.addRules);
  const before = await readHolderIds(context, role.id);
  await changeWithin(context, [...request.add, ...request.remove], async () => {
    await changeMembers(context, request);
    await changeRules(context, request);
  });
  const after = await readHolderIds(context, role.id);
  const changed = [...symmetricDifference(new Set(before), new Set(after))];
  await raisePermissionMark(database, tenantId, changed);
  context.record(`role:${role.id}`, { ...request, changed: changed.length });
  return null;
}

function symmetricDifference(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  const lost = [...one].filter((id) => !other.has(id));
  const gained = [...other].filter((id) => !one.has(id));
  return new Set([...lost, ...gained]);
}

async function requireMembers(
  { database, tenantId }: CallContext,
  accountIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(accountIds)];
  if (wanted.length === 0) return;
  const known = await database
    .selectFrom('membership')
    .where('tenant_id', '=', tenantId)
    .where('account_id', 'in', wanted)
    .where('supplier_id', 'is', null)
    .select('account_id')
    .execute();
  if (known.length !== wanted.length) throw new RefusedError('notFound');
}

/** A person who has left has no rights to compare today, and would have those of the role after coming back. */
async function requireEmployed(
  { database, tenantId, rights, now }: CallContext,
  accountIds: readonly string[],
): Promise<void> {
  if (rights.isSuper || accountIds.length === 0) return;
  const left = await database
    .selectFrom('membership as m')
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'm.tenant_id').onRef('e.id', '=', 'm.employment_id'),
    )
    .where('m.tenant_id', '=', tenantId)
    .where('m.account_id', 'in', accountIds)
    .where('e.left_on', '<=', dayOf(now()))
    .select('m.account_id')
    .executeTakeFirst();
  if (left !== undefined) throw new RefusedError(uacCodes.beyondOwnRights);
}

async function requirePlaces(
  { database, tenantId }: CallContext,
  rules: MembersRequest['addRules'],
): Promise<void> {
  if (rules.some(({ organId, postId }) => organId === null && postId === null)) {
    throw new RefusedError('badInput', { fields: [{ path: 'addRules', issue: 'required' }] });
  }
  for (const table of ['organ', 'post'] as const) {
    const key = table === 'organ' ? 'organId' : 'postId';
    const wanted = [...new Set(rules.flatMap((rule) => rule[key] ?? []))];
    if (wanted.length === 0) continue;
    const known = await database
      .selectFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', wanted)
      .select('id')
      .execute();
    if (known.length !== wanted.length) throw new RefusedError('notFound');
  }
}

async function changeMembers(
  { database, tenantId }: CallContext,
  { roleId, add, remove }: MembersRequest,
): Promise<void> {
  if (remove.length > 0) {
    await database
      .deleteFrom('role_member')
      .where('tenant_id', '=', tenantId)
      .where('role_id', '=', roleId)
      .where('account_id', 'in', remove)
      .execute();
  }
  const added = [...new Set(add)];
  if (added.length === 0) return;
  await database
    .insertInto('role_member')
    .values(added.map((account_id) => ({ tenant_id: tenantId, role_id: roleId, account_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function changeRules(
  { database, tenantId }: CallContext,
  { roleId, addRules, removeRules }: MembersRequest,
): Promise<void> {
  if (removeRules.length > 0) {
    await database
      .deleteFrom('role_rule')
      .where('tenant_id', '=', tenantId)
      .where('role_id', '=', roleId)
      .where('id', 'in', removeRules)
      .execute();
  }
  for (const { organId, postId, withBelow } of addRules) {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('role_rule')
      .values({
        tenant_id: tenantId,
        id: uuid7(),
        role_id: roleId,
        organ_id: organId,
        post_id: postId,
        with_below: withBelow,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) throw new RefusedError('conflict');
  }
}

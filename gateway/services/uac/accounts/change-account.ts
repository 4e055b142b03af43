import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  inviteAccount,
  linkEmployment,
  resetAccount,
  turnAccount,
  unlockAccount,
} from '#bridge/calls/uac/accounts.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { raisePermissionMark } from '../permission-mark.ts';
import { requireAllOf } from '../roles/grants.ts';
import { keepMembers } from '../roles/save-members.ts';
import { insertManagedAccount, makePasswordLink, readAccount } from './managed-account.ts';
import { nameTries } from './name-tries.ts';

/**
 * Makes an account with its roles, and a link by which its person chooses a password.
 * @throws {RefusedError} `badInput` for a taken name or employment, `notFound`, `beyondOwnRights`, `throttled`
 */
export async function invite(
  context: CallContext,
  request: ParsedRequestOf<typeof inviteAccount>,
): Promise<ResultOf<typeof inviteAccount>> {
  const { database, tenantId } = context;
  const { loginName, name, locale, employmentId, roleIds } = request;
  await requireFreeEmployment(context, employmentId);
  nameTries.count(tenantId, context.now());
  const accountId = uuid7();
  if (!(await insertManagedAccount(context, { id: accountId, loginName, name, locale }))) {
    throw new RefusedError('badInput', { fields: [{ path: 'loginName', issue: 'taken' }] });
  }
  nameTries.free(tenantId);
  await database
    .insertInto('membership')
    .values({ tenant_id: tenantId, account_id: accountId, employment_id: employmentId })
    .execute();
  for (const roleId of new Set(roleIds)) {
    const nothing = { remove: [], addRules: [], removeRules: [] };
    await keepMembers(context, { roleId, add: [accountId], ...nothing });
  }
  await requireAllOf(context, accountId);
  const link = await makePasswordLink(context, accountId);
  context.record(`account:${accountId}`, { loginName, employmentId, roleIds });
  return { accountId, link };
}

/**
 * Disables an account in this company or enables it again; no one disables the own one.
 * @throws {RefusedError} `notFound`, `beyondOwnRights`, `ownAccount`
 */
export async function turn(
  context: CallContext,
  { accountId, enabled }: ParsedRequestOf<typeof turnAccount>,
): Promise<null> {
  const { database, tenantId } = context;
  await readAccount(context, accountId);
  if (accountId === context.accountId) throw new RefusedError(uacCodes.ownAccount);
  await requireAllOf(context, accountId);
  await database
    .updateTable('membership')
    .set({ status: enabled === '1' ? 'active' : 'suspended' })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .execute();
  await raisePermissionMark(database, tenantId, [accountId]);
  context.record(`account:${accountId}`, { enabled });
  return null;
}

/**
 * Forgives the wrong passwords of an account.
 * @throws {RefusedError} `notFound`, `accountNotManaged`
 */
export async function unlock(
  context: CallContext,
  { accountId }: ParsedRequestOf<typeof unlockAccount>,
): Promise<null> {
  const { isManaged } = await readAccount(context, accountId);
  await requireAllOf(context, accountId);
  if (!isManaged) throw new RefusedError(uacCodes.accountNotManaged);
  await context.database
    .updateTable('account')
    .set({ failed_sign_ins: 0, last_failed_at: null })
    .where('id', '=', accountId)
    .execute();
  context.record(`account:${accountId}`, { unlocked: true });
  return null;
}

/**
 * Makes a link by which a person chooses a new password; the old one works until then.
 * @throws {RefusedError} `notFound`, `beyondOwnRights`, `accountNotManaged`
 */
export async function reset(
  context: CallContext,
  { accountId }: ParsedRequestOf<typeof resetAccount>,
): Promise<ResultOf<typeof resetAccount>> {
  const { isManaged } = await readAccount(context, accountId);
  await requireAllOf(context, accountId);
  if (!isManaged) throw new RefusedError(uacCodes.accountNotManaged);
  const link = await makePasswordLink(context, accountId);
  context.record(`account:${accountId}`, { reset: true });
  return link;
}

/**
 * Says which employment an account belongs to. Whose employment it is decides what is the own record, so no one
 * changes the own link.
 * @throws {RefusedError} `notFound`, `beyondOwnRights`, `ownAccount`, `badInput` for one that has an account already
 */
export async function linkToEmployment(
  context: CallContext,
  { accountId, ...wanted }: ParsedRequestOf<typeof linkEmployment>,
): Promise<null> {
  const { database, tenantId } = context;
  const employmentId = wanted.employmentId ?? null;
  await readAccount(context, accountId);
  if (accountId === context.accountId) throw new RefusedError(uacCodes.ownAccount);
  await requireAllOf(context, accountId);
  await requireFreeEmployment(context, employmentId, accountId);
  await database
    .updateTable('membership')
    .set({ employment_id: employmentId })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .execute();
  // With another employment the rights are others: of the own record, the own department and rules of membership.
  await requireAllOf(context, accountId);
  await raisePermissionMark(database, tenantId, [accountId]);
  context.record(`account:${accountId}`, { employmentId });
  return null;
}

async function requireFreeEmployment(
  { database, tenantId }: CallContext,
  employmentId: string | null,
  accountId?: string,
): Promise<void> {
  if (employmentId === null) return;
  const row = await database
    .selectFrom('employment as e')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.employment_id', '=', 'e.id'),
    )
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', '=', employmentId)
    .select(['e.id', 'm.account_id as holder'])
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  if (row.holder !== null && row.holder !== accountId) {
    throw new RefusedError('badInput', { fields: [{ path: 'employmentId', issue: 'taken' }] });
  }
}

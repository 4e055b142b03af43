import { randomInt } from 'node:crypto';
import { supplierCodes } from '#bridge/calls/supplier/terms.ts';
import { isUniqueViolation } from '#gateway/db/errors.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { insertManagedAccount } from '../../uac/accounts/managed-account.ts';
import { nameTries } from '../../uac/accounts/name-tries.ts';
import type { InviteRequest } from './invite.ts';
import { openSupplierStates } from './lock.ts';

/** A login as far as a change of it asks. */
export interface Login {
  readonly accountId: string;
  readonly supplierId: string;
  readonly loginName: string;
}

/**
 * Makes the account of somebody of a supplier: no employment, no role, and one supplier for good.
 * @throws {RefusedError} `notFound`, `supplierNotOpen`, `badInput` where a mail or a phone is somebody else's already,
 * `throttled` after too many of these
 */
export async function openLogin(context: CallContext, request: InviteRequest): Promise<Login> {
  const { database, tenantId, locale, now } = context;
  const { supplierId, name, email, phone } = request;
  if (email === undefined && phone === undefined) refuseAt('email', 'required');
  await requireOpenSupplier(context, supplierId);
  // That a mail or a phone is somebody's is known by this, so it is limited as for the accounts of employees.
  nameTries.count(tenantId, now());
  const accountId = uuid7();
  const loginName = await insertAccount(context, { accountId, name, locale, email, phone });
  await database
    .insertInto('membership')
    .values({ tenant_id: tenantId, account_id: accountId, supplier_id: supplierId })
    .execute();
  for (const [channel, target] of [
    ['mail', email],
    ['sms', phone],
  ] as const) {
    if (target === undefined) continue;
    await database
      .insertInto('account_contact')
      .values({ account_id: accountId, channel, target, confirmed_at: now() })
      .execute()
      .catch((error: unknown) => {
        if (!isUniqueViolation(error, 'account_contact_channel_target_key')) throw error;
        refuseAt(channel === 'mail' ? 'email' : 'phone', 'taken');
      });
  }
  if (loginName === (email ?? digitsOf(phone))) nameTries.free(tenantId);
  return { accountId, supplierId, loginName };
}

function digitsOf(phone: string | undefined): string | undefined {
  return phone?.replaceAll(/\D/g, '');
}

/** @throws {RefusedError} `notFound`, `supplierNotOpen` unless people of the supplier may sign in. */
export async function requireOpenSupplier(
  { database, tenantId }: CallContext,
  supplierId: string,
): Promise<void> {
  const found = await database
    .selectFrom('supplier as s')
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', supplierId)
    .where('s.removed_at', 'is', null)
    // What blacklists it meanwhile waits, and then finds the login.
    .forShare()
    .select('s.state')
    .executeTakeFirst();
  if (found === undefined) throw new RefusedError('notFound');
  if (!openSupplierStates.includes(found.state)) {
    throw new RefusedError(supplierCodes.supplierNotOpen);
  }
}

interface NewAccount {
  readonly accountId: string;
  readonly name: string;
  readonly locale: CallContext['locale'];
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/** The name to sign in with is the mail, else the phone; where somebody has it, one of this company. */
async function insertAccount(
  context: CallContext,
  { accountId, name, locale, email, phone }: NewAccount,
): Promise<string> {
  const { code } = await context.database
    .selectFrom('tenant')
    .where('id', '=', context.tenantId)
    .select('code')
    .executeTakeFirstOrThrow();
  const spare = (): string => `s${randomInt(100_000, 1_000_000)}@${code}`;
  const names = [email, digitsOf(phone), spare(), spare(), spare()];
  for (const loginName of names) {
    if (loginName === undefined || !/^[a-z0-9][a-z0-9._@-]{1,63}$/.test(loginName)) continue;
    const account = { id: accountId, loginName, name, locale };
    if (await insertManagedAccount(context, account)) return loginName;
  }
  throw new RefusedError('duplicate');
}

function refuseAt(path: string, issue: 'required' | 'taken'): never {
  throw new RefusedError('badInput', { fields: [{ path, issue }] });
}

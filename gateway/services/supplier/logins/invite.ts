import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { purchasingFunctions } from '#bridge/calls/supplier/functions.ts';
import type { inviteSupplierLogin, resendSupplierLogin } from '#bridge/calls/supplier/logins.ts';
import { supplierCodes } from '#bridge/calls/supplier/terms.ts';
import type { DeliveryChannel } from '#gateway/db/sign-in-tables.ts';
import type { CallContext, Verdict } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { readConnection } from '../../delivery/connections.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { callOf, loadRights } from '../../session-call.ts';
import { countInvitation } from '../../uac/accounts/invitation-tries.ts';
import { makePasswordLink, type PasswordLink } from '../../uac/accounts/managed-account.ts';
import { maskContact } from '../../uac/security/contacts.ts';
import { requireSession } from '../../uac/session-info.ts';
import { type Login, openLogin, requireOpenSupplier } from './open-login.ts';

/** Who is invited. */
export type InviteRequest = ParsedRequestOf<typeof inviteSupplierLogin>;

type Result = ResultOf<typeof inviteSupplierLogin>;

/** Whether the caller looks after logins of suppliers: asked by hand, since no transaction is open yet. */
export async function mayInvite(context: GatewaySessionContext): Promise<Verdict> {
  const held = await loadRights(context);
  return hasFunction(held, purchasingFunctions['logins.edit']) ? 'allow' : 'noPermission';
}

/**
 * Opens a login of a supplier and sends the link to choose a password.
 * @throws {RefusedError} `notFound`, `supplierNotOpen`, `badInput`
 */
export function invite(context: GatewaySessionContext, request: InviteRequest): Promise<Result> {
  return sendLink(context, 'invited', (call) => openLogin(call, request));
}

/**
 * Sends a new link to somebody who was invited; the earlier one ends.
 * @throws {RefusedError} `notFound`, `supplierNotOpen`, `loginInUse`, `loginLocked`, `throttled`
 */
export async function resend(
  context: GatewaySessionContext,
  { accountId }: ParsedRequestOf<typeof resendSupplierLogin>,
): Promise<Result> {
  await countInvitation(context, accountId);
  return sendLink(context, 'invitedAgain', async (call) => {
    const login = await readLogin(call, accountId);
    await requireOpenSupplier(call, login.supplierId);
    if (login.hasPassword) throw new RefusedError(supplierCodes.loginInUse);
    if (login.isLocked) throw new RefusedError(supplierCodes.loginLocked);
    return login;
  });
}

/**
 * Reads a login of a supplier and locks its membership.
 * @throws {RefusedError} `notFound` for an account that is none
 */
export async function readLogin(
  { database, tenantId }: CallContext,
  accountId: string,
): Promise<Login & { readonly hasPassword: boolean; readonly isLocked: boolean }> {
  const row = await database
    .selectFrom('membership as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.account_id', '=', accountId)
    .select(['m.supplier_id as supplierId', 'm.status', 'a.login_name as loginName'])
    .select('a.has_password as hasPassword')
    .forUpdate('m')
    .executeTakeFirst();
  if (row === undefined || row.supplierId === null) throw new RefusedError('notFound');
  const { supplierId, status, loginName, hasPassword } = row;
  return { accountId, supplierId, loginName, hasPassword, isLocked: status === 'suspended' };
}

interface Opened extends Login {
  readonly link: PasswordLink;
  readonly company: string;
  readonly ways: readonly Way[];
}

interface Way {
  readonly channel: DeliveryChannel;
  readonly target: string;
}

async function sendLink(
  context: GatewaySessionContext,
  what: 'invited' | 'invitedAgain',
  open: (call: CallContext) => Promise<Login>,
): Promise<Result> {
  const { tenantId, accountId: caller } = requireSession(context);
  const { database, delivery } = context.services;
  const held = await loadRights(context);
  const opened = await database.withTransaction(
    { tenantId, accountId: caller },
    'write',
    async (transaction): Promise<Opened> => {
      const call = callOf(context, transaction, held);
      const login = await open(call);
      const link = await makePasswordLink(call, login.accountId);
      return { ...login, link, ...(await readWays(context, call, login.accountId)) };
    },
  );
  const { accountId, loginName, link, company } = opened;
  context.record(`account:${accountId}`, { supplier: opened.supplierId, loginName, [what]: true });
  for (const { channel, target } of opened.ways) {
    const parts = { account: loginName, company, link: link.address };
    const message = { channel, target, template: 'invitation', parts, tenantId } as const;
    const { state } = await delivery.send({ ...message, locale: context.locale });
    if (state === 'sent') {
      const sent = { channel, to: maskContact(channel, target) };
      return { accountId, loginName, sent, link: null };
    }
  }
  return { accountId, loginName, sent: null, link };
}

/** By what the company sends and the person is reached, mail first. */
async function readWays(
  { services }: GatewaySessionContext,
  { database, tenantId }: CallContext,
  accountId: string,
): Promise<Pick<Opened, 'company' | 'ways'>> {
  const { name: company } = await database
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('name')
    .executeTakeFirstOrThrow();
  const contacts = await database
    .selectFrom('account_contact')
    .where('account_id', '=', accountId)
    .orderBy('channel')
    .select(['channel', 'target'])
    .execute();
  const ways: Way[] = [];
  for (const way of contacts) {
    const found = await readConnection(database, services.sealer, tenantId, way.channel);
    if (found !== undefined) ways.push(way);
  }
  return { company, ways };
}

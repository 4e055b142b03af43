import type { inviteEntrant } from '#bridge/calls/joyhr/invitation.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { readEmail, readPhone } from '#bridge/calls/uac/contacts.ts';
import type { DeliveryChannel } from '#gateway/db/sign-in-tables.ts';
import type { CallContext, Verdict } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { findRow } from '#gateway/record/detail.ts';
import { functionOf, mayUse } from '#gateway/record/rights.ts';
import { openScope } from '#gateway/record/scope.ts';
import { readConnection } from '../../../delivery/connections.ts';
import { records } from '../../../records.ts';
import type { GatewaySessionContext } from '../../../services.ts';
import { callOf, loadRights } from '../../../session-call.ts';
import {
  type AccountHolder,
  type InvitedAccount,
  openEmployeeAccount,
} from '../../../uac/accounts/employee-account.ts';
import { countInvitation } from '../../../uac/accounts/invitation-tries.ts';
import { maskContact } from '../../../uac/security/contacts.ts';
import { requireSession } from '../../../uac/session-info.ts';
import { entries } from '../records/entries.ts';

type Result = ResultOf<typeof inviteEntrant>;

interface Invited extends InvitedAccount {
  readonly company: string;
  /** By what the company sends and the person is reached, the better one first. */
  readonly ways: readonly { readonly channel: DeliveryChannel; readonly target: string }[];
}

/** Whether the caller may make entries: what the call declares, asked by hand since no transaction is open yet. */
export async function mayInvite(context: GatewaySessionContext): Promise<Verdict> {
  const held = await loadRights(context);
  return hasFunction(held, `${entries.record.functionId}.edit`) ? 'allow' : 'noPermission';
}

/**
 * Opens the account of somebody who was hired and sends the invitation; returns the link where it cannot be sent.
 * @throws {RefusedError} `notFound`, `noPermission`, `accountInUse`, `beyondOwnRights`, `throttled`
 */
export async function answerInvitation(
  context: GatewaySessionContext,
  { entryId }: ParsedRequestOf<typeof inviteEntrant>,
): Promise<Result> {
  const { tenantId, accountId } = requireSession(context);
  const { database, delivery } = context.services;
  await countInvitation(context, entryId);
  const held = await loadRights(context);
  const invited = await database.withTransaction(
    { tenantId, accountId },
    'write',
    async (transaction) => openAccount(context, callOf(context, transaction, held), entryId),
  );
  const { loginName, link, company } = invited;
  context.record(`account:${invited.accountId}`, { entry: entryId, loginName });
  for (const { channel, target } of invited.ways) {
    const parts = { account: loginName, company, link: link.address };
    const message = { channel, target, template: 'invitation', parts, tenantId } as const;
    const { state } = await delivery.send({ ...message, locale: context.locale });
    if (state === 'sent') {
      return { loginName, sent: { channel, to: maskContact(channel, target) }, link: null };
    }
  }
  return { loginName, sent: null, link };
}

async function openAccount(
  { services }: GatewaySessionContext,
  call: CallContext,
  entryId: string,
): Promise<Invited> {
  const scope = await openScope(call, entries, records);
  const { standing } = await findRow(scope, entryId);
  if (!mayUse(scope, standing, functionOf(scope, 'edit'))) throw new RefusedError('noPermission');
  const { company, ...holder } = await readHolder(call, entryId);
  const account = await openEmployeeAccount(call, holder);
  const mail = readEmail(holder.email ?? '');
  const phone = readPhone(holder.phone ?? '');
  const ways = [
    ...(mail === null ? [] : [{ channel: 'mail' as const, target: mail }]),
    ...(phone === null ? [] : [{ channel: 'sms' as const, target: phone }]),
  ];
  const open: Invited['ways'][number][] = [];
  for (const way of ways) {
    const { tenantId, database } = call;
    const found = await readConnection(database, services.sealer, tenantId, way.channel);
    if (found !== undefined) open.push(way);
  }
  return { ...account, company, ways: open };
}

async function readHolder(
  { database, tenantId }: CallContext,
  entryId: string,
): Promise<AccountHolder & { readonly company: string }> {
  const row = await database
    .selectFrom('entry as n')
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'n.tenant_id').onRef('e.id', '=', 'n.employment_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .innerJoin('tenant as t', 't.id', 'n.tenant_id')
    .where('n.tenant_id', '=', tenantId)
    .where('n.id', '=', entryId)
    .select([
      ...(['e.id as employmentId', 'e.person_id as personId', 'e.staff_no as staffNo'] as const),
      ...(['p.name', 'n.phone', 'n.email', 't.name as company'] as const),
    ])
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  return row;
}

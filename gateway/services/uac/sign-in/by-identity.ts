import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { thirdPartyLogin } from '#bridge/calls/uac/doors.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { isUniqueViolation } from '#gateway/db/errors.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import type { Connector } from '../connectors/connector.ts';
import type { Identity } from '../connectors/platform.ts';
import { hashOf, isSecret, newSecret } from '../secrets.ts';
import { countOfAddress, countStepOfAddress } from '../sign-in-throttle.ts';
import type { SignInMethod } from './attempts.ts';
import { signInByPassword } from './by-password.ts';
import { enter, isEnough, kindOf, type SignedIn } from './enter.ts';
import { findAccount } from './find-account.ts';

/** What a way in answers, before it is presented. */
export interface Entered {
  readonly signedIn: SignedIn | null;
  readonly link: ResultOf<typeof thirdPartyLogin>['link'];
}

/** Seconds in which a person may say whose an identity is. */
const LINK_LIFE = 600;

/** Counts a try of an address before it is looked at. @throws {RefusedError} `throttled` */
export function countTry(context: GatewaySessionContext): Promise<void> {
  return count(context, countOfAddress);
}

/** Counts a step that leads to another system. @throws {RefusedError} `throttled` */
export function countStep(context: GatewaySessionContext): Promise<void> {
  return count(context, countStepOfAddress);
}

async function count(
  context: GatewaySessionContext,
  counter: typeof countOfAddress,
): Promise<void> {
  const wait = await context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    (transaction) => counter(transaction, context.client.address, context.now()),
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
}

/** Names this browser by its cookie, so that what it began is ended by no other one. */
export function nameBrowser(context: GatewaySessionContext, seconds: number): Buffer {
  const { cookies } = context;
  const known = cookies.pending !== null && isSecret(cookies.pending) ? cookies.pending : null;
  const name = known ?? newSecret();
  cookies.setPending(name, seconds);
  return hashOf(name);
}

/**
 * Signs in the account that an identity belongs to, in the company of the system and in no other. Without one the person
 * gets a ticket, to say once by password whose it is.
 * @throws {RefusedError} `accountDisabled`, `codeNotEnough`, `thirdPartyFailed`, `noTenant`
 */
export async function enterAs(
  context: GatewaySessionContext,
  connector: Connector,
  identity: Identity,
  method: SignInMethod,
): Promise<Entered> {
  const account = await context.services.database.withOperatorTransaction(
    { accountId: null },
    'read',
    async (transaction) => {
      const accountId = await linkedAccount(transaction, connector, identity);
      return accountId === undefined ? null : findAccount(transaction, accountId);
    },
  );
  if (account === null) {
    return { signedIn: null, link: await askWhose(context, connector, identity) };
  }
  if (account.disabled) throw new RefusedError(uacCodes.accountDisabled);
  const signedIn = await enter(
    context,
    { ...account, lastTenantId: connector.tenantId },
    {
      method,
      async prove(transaction, place) {
        const linked = await linkedAccount(transaction, connector, identity);
        const isHere = place === null || place.tenantId === connector.tenantId;
        if (linked !== account.id || !isHere) throw new RefusedError(uacCodes.thirdPartyFailed);
        const kind = kindOf(account.isOperator, place);
        if (!isEnough(method, kind)) throw new RefusedError(uacCodes.codeNotEnough);
      },
    },
  );
  return { signedIn, link: null };
}

/** The account of an identity, while the company still looks after it. */
async function linkedAccount(
  transaction: DatabaseTransaction,
  { id, tenantId }: Connector,
  { subject }: Identity,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('account_identity as i')
    .innerJoin('account as a', 'a.id', 'i.account_id')
    .select('a.id')
    .where('i.connector_id', '=', id)
    .where('i.subject', '=', subject)
    .where('a.managed_by', '=', tenantId)
    .executeTakeFirst();
  return row?.id;
}

async function askWhose(
  context: GatewaySessionContext,
  connector: Connector,
  identity: Identity,
): Promise<Entered['link']> {
  const ticket = newSecret();
  const browser = nameBrowser(context, LINK_LIFE);
  await context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    (transaction) =>
      transaction
        .insertInto('sign_in_flow')
        .values({
          state_hash: hashOf(ticket),
          browser_hash: browser,
          connector_id: connector.id,
          purpose: 'link',
          detail: JSON.stringify({ subject: identity.subject, tenantId: connector.tenantId }),
          expires_at: new Date(context.now().getTime() + LINK_LIFE * 1000),
        })
        .execute(),
  );
  return { ticket, system: connector.settings.name, person: identity.name || identity.subject };
}

/**
 * Signs in by password and keeps whose the identity is. Only an account that the company looks after can be linked: with
 * another one its systems would open other companies too.
 * @throws {RefusedError} `doorTimeOut`, `accountNotManaged`, `identityTaken`, and what a sign-in by password refuses with
 */
export async function linkWithPassword(
  context: GatewaySessionContext,
  {
    ticket,
    ...typed
  }: { readonly ticket: string; readonly account: string; readonly password: string },
): Promise<SignedIn> {
  await countTry(context);
  const { pending } = context.cookies;
  let link: IdentityLink | null = null;
  return signInByPassword(context, {
    ...typed,
    carried: () => ({ link }),
    async claim(transaction) {
      const flow = await transaction
        .updateTable('sign_in_flow')
        .set({ used_at: context.now() })
        .where('state_hash', '=', hashOf(ticket))
        .where('browser_hash', '=', hashOf(pending ?? ''))
        .where('purpose', '=', 'link')
        .where('used_at', 'is', null)
        .where('expires_at', '>', context.now())
        .returning(['connector_id', 'detail'])
        .executeTakeFirst();
      if (flow === undefined) throw new RefusedError(uacCodes.doorTimeOut);
      const { subject, tenantId } = flow.detail;
      link = {
        connectorId: flow.connector_id,
        subject: String(subject),
        tenantId: String(tenantId),
      };
    },
    async also(transaction, accountId) {
      if (link !== null)
        await linkIdentity(transaction, { ...link, accountId, now: context.now() });
    },
  });
}

/** An identity whose person is known by the end of a sign-in. */
interface IdentityLink {
  readonly connectorId: string;
  readonly subject: string;
  readonly tenantId: string;
}

/** The identity that a sign-in kept for the step after its password; null for most. */
export function carriedLink({ link }: Readonly<Record<string, unknown>>): IdentityLink | null {
  return (link as IdentityLink | null | undefined) ?? null;
}

/** Keeps whose an identity is. @throws {RefusedError} `accountNotManaged`, `identityTaken` */
export async function linkIdentity(
  transaction: DatabaseTransaction,
  link: IdentityLink & { readonly accountId: string; readonly now: Date },
): Promise<void> {
  const account = await transaction
    .selectFrom('account')
    .select(['is_operator as isOperator', 'managed_by as managedBy'])
    .where('id', '=', link.accountId)
    .executeTakeFirst();
  if (account?.managedBy !== link.tenantId || account.isOperator) {
    throw new RefusedError(uacCodes.accountNotManaged);
  }
  try {
    await transaction
      .insertInto('account_identity')
      .values({
        connector_id: link.connectorId,
        subject: link.subject,
        account_id: link.accountId,
        linked_at: link.now,
      })
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new RefusedError(uacCodes.identityTaken);
    throw error;
  }
}

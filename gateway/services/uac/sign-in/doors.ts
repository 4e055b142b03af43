import type { doorCalls } from '#bridge/calls/uac/calls.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewayServices, GatewaySessionContext } from '../../services.ts';
import { readContacts } from '../security/contacts.ts';
import { requireSession } from '../session-info.ts';
import { comeBack, listSystems, startAt } from './by-connector.ts';
import { type Entered, linkWithPassword } from './by-identity.ts';
import { enterByHandOver, enterByNotice, enterByPlatform, giveTicket } from './by-signed-link.ts';
import { enterByToken } from './by-token.ts';
import { tellOfChange } from './change-password.ts';
import type { SignedIn } from './enter.ts';
import { findAccount, type KnownAccount } from './find-account.ts';

const reads = { policy: accessIsEnough, audit: 'log' } as const;
const writes = { policy: accessIsEnough, audit: 'event' } as const;

/** The handlers of signing in by another system or by a ticket. */
export const doorHandlers: HandlersFor<typeof doorCalls, GatewayServices> = {
  signInSystems: { plane: 'session', ...reads, handle: listSystems },
  startDoor: { plane: 'session', ...reads, handle: startAt },
  thirdPartyLogin: {
    plane: 'session',
    ...writes,
    handle: async (context, request) =>
      present(context, await comeBack(context, request, ['oidc'])),
  },
  enterpriseLogin: {
    plane: 'session',
    ...writes,
    handle: async (context, request) => present(context, await enterByPlatform(context, request)),
  },
  autoLoginLink: {
    plane: 'session',
    ...writes,
    handle: async (context, request) => present(context, await enterByNotice(context, request)),
  },
  oldProductLogin: {
    plane: 'session',
    ...writes,
    handle: async (context, request) => present(context, await enterByHandOver(context, request)),
  },
  backendEnterpriseLogin: { plane: 'session', ...reads, handle: giveTicket },
  loginIn: {
    plane: 'session',
    ...writes,
    handle: async (context, request) => present(context, await enterByToken(context, request)),
  },
  linkByPassword: {
    plane: 'session',
    ...writes,
    async handle(context, request) {
      const signedIn = await linkWithPassword(context, request);
      note(context, signedIn, { linked: true });
      await tellOfChange(context, await ownAccount(context, signedIn), 'identityChanged');
      return signedIn.info;
    },
  },
  getTokenInfo: {
    plane: 'session',
    ...reads,
    async handle(context) {
      const { accountId, tenantId, epoch } = requireSession(context);
      const { phone } = await readContacts(context);
      return { loginCorpId: tenantId, loginUserId: accountId, mobile: phone, token: epoch };
    },
  },
};

async function ownAccount(
  { services }: GatewaySessionContext,
  { session: { accountId } }: SignedIn,
): Promise<KnownAccount> {
  const account = await services.database.withOperatorTransaction(
    { accountId },
    'read',
    (transaction) => findAccount(transaction, accountId),
  );
  if (account === null) throw new RefusedError('accountChanged');
  return account;
}

function present(context: GatewaySessionContext, { signedIn, link }: Entered) {
  if (signedIn !== null) note(context, signedIn, {});
  return { session: signedIn?.info ?? null, link };
}

function note(
  context: GatewaySessionContext,
  { session }: SignedIn,
  detail: Readonly<Record<string, unknown>>,
): void {
  context.record(`session:${session.id}`, detail, session);
}

import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { tokenCalls } from '#bridge/calls/uac/calls.ts';
import type { appToken } from '#bridge/calls/uac/tokens.ts';
import type { Capability } from '#bridge/methods/define.ts';
import type { PortalApp } from '../../kernel/apps.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import type { Session } from '../../kernel/session.ts';
import { mayOpen } from '../menu/visible-apps.ts';
import type { GatewayServices, GatewaySessionContext } from '../services.ts';
import { requireSession } from './session-info.ts';

/** The tokens of sub-apps. They come every minute and change nothing a tenant owns: the log keeps them. */
export const tokenHandlers: HandlersFor<typeof tokenCalls, GatewayServices> = {
  appToken: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    async handle(context, request) {
      const { session, app } = await requireMount(context, request, mayHaveToken);
      return context.services.tokens.issue(session, request.mountId, app);
    },
  },

  identityToken: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    async handle(context, request) {
      const { session, app } = await requireMount(context, request, mayIdentify);
      return context.services.identities.issue(session, app, context.locale);
    },
  },

  revokeMount: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    async handle(context, { mountId }) {
      await context.services.mounts.revoke(requireSession(context), mountId);
      return null;
    },
  },
};

/** The app of a mount of the session. @throws {RefusedError} `notFound` unless the person may open it and it `may`. */
async function requireMount(
  context: GatewaySessionContext,
  { appCode, mountId }: ParsedRequestOf<typeof appToken>,
  may: (app: PortalApp) => boolean,
): Promise<{ readonly session: Session; readonly app: PortalApp }> {
  const session = requireSession(context);
  const { apps, database, mounts, rights } = context.services;
  const app = apps().of(session.tenantId).byCode(appCode);
  const held = await rights.load(database, session.tenantId, session.accountId);
  if (app === undefined || !mayOpen(held, app) || !may(app)) throw new RefusedError('notFound');
  if (!(await mounts.bind(session, mountId, appCode))) throw new RefusedError('notFound');
  return { session, app };
}

function mayIdentify({ manifest }: PortalApp): boolean {
  return manifest.capabilities.some(({ capability }) => capability === 'session.identity');
}

/**
 * The shell asks the capability of the mount; what is granted decides here all the same. An app with `files` alone never
 * sees a token: the shell carries its files with one, where it may reach any service.
 */
function mayHaveToken({ manifest: { capabilities, services } }: PortalApp): boolean {
  const may = (one: Capability): boolean =>
    capabilities.some(({ capability }) => capability === one);
  return may('session.token') || (may('files') && services.length > 0);
}

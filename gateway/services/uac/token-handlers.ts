import type { tokenCalls } from '#bridge/calls/uac/calls.ts';
import type { Capability } from '#bridge/methods/define.ts';
import type { PortalApp } from '../../kernel/apps.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import { mayOpen } from '../menu/visible-apps.ts';
import type { GatewayServices } from '../services.ts';
import { requireSession } from './session-info.ts';

/** The tokens of sub-apps. They come every minute and change nothing a tenant owns: the log keeps them. */
export const tokenHandlers: HandlersFor<typeof tokenCalls, GatewayServices> = {
  appToken: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    async handle(context, { appCode, mountId }) {
      const session = requireSession(context);
      const { apps, database, mounts, rights, tokens } = context.services;
      const app = apps().of(session.tenantId).byCode(appCode);
      const held = await rights.load(database, session.tenantId, session.accountId);
      if (app === undefined || !mayOpen(held, app) || !mayHaveToken(app))
        throw new RefusedError('notFound');
      if (!(await mounts.bind(session, mountId, appCode))) throw new RefusedError('notFound');
      return tokens.issue(session, mountId, app);
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

/**
 * The shell asks the capability of the mount; what is granted decides here all the same. An app with `files` alone never
 * sees a token: the shell carries its files with one, where it may reach any service.
 */
function mayHaveToken({ manifest: { capabilities, services } }: PortalApp): boolean {
  const may = (one: Capability): boolean =>
    capabilities.some(({ capability }) => capability === one);
  return may('session.token') || (may('files') && services.length > 0);
}

import { currentSession } from '#bridge/calls/uac/session.ts';
import { appToken } from '#bridge/calls/uac/tokens.ts';
import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { callGateway, GatewayError } from '../gateway.ts';
import { checkRights } from '../stores/session.ts';
import type { AppCaller } from './caller.ts';

export const sessionHandlers: Handlers<AppCaller>['session'] = {
  async token(_, { app, mountId }, signal) {
    try {
      // Which app the token is for comes from the mount, never from the call.
      return await callGateway(appToken, { appCode: app, mountId }, signal);
    } catch (error) {
      if (error instanceof GatewayError && error.codeName === 'loginInvalid') {
        return refuse('signedOut');
      }
      throw error;
    }
  },
  async check() {
    await lookAtSession();
    return null;
  },
};

/** Looks whether session and rights still stand, after the gateway doubted them. */
export async function lookAtSession(): Promise<void> {
  // Both calls meet the page-wide failures in the shell's own client, which reacts to them.
  await Promise.allSettled([callGateway(currentSession, {}), checkRights()]);
}

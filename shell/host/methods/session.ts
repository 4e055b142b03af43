import { currentSession } from '#bridge/calls/uac/session.ts';
import { appToken, identityToken } from '#bridge/calls/uac/tokens.ts';
import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { checkRights } from '../../stores/session/session.ts';
import type { AppCaller } from './caller.ts';

export const sessionHandlers: Handlers<AppCaller>['session'] = {
  token: (_, caller, signal) => askFor(appToken, caller, signal),
  identity: (_, caller, signal) => askFor(identityToken, caller, signal),
  async check() {
    await lookAtSession();
    return null;
  },
};

async function askFor(
  call: typeof appToken | typeof identityToken,
  { app, mountId }: AppCaller,
  signal: AbortSignal,
) {
  try {
    // Which app the token is for comes from the mount, never from the call.
    return await callGateway(call, { appCode: app, mountId }, signal);
  } catch (error) {
    if (error instanceof GatewayError && error.codeName === 'loginInvalid') {
      return refuse('signedOut');
    }
    throw error;
  }
}

/** Looks whether session and rights still stand, after the gateway doubted them. */
export async function lookAtSession(): Promise<void> {
  // Both calls meet the page-wide failures in the shell's own client, which reacts to them.
  await Promise.allSettled([callGateway(currentSession, {}), checkRights()]);
}

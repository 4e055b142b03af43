import { currentSession } from '#bridge/calls/uac/session.ts';
import { appToken, identityToken } from '#bridge/calls/uac/tokens.ts';
import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { checkRights } from '../../stores/session/session.ts';
import { questionsLeft } from '../dialogs/dismiss.ts';
import { proveAgain } from '../dialogs/proof.ts';
import { isInFront, mountOf } from '../frames/pool.ts';
import { notePressFor } from '../keyboard/click.ts';
import type { AppCaller } from './caller.ts';

export const sessionHandlers: Handlers<AppCaller>['session'] = {
  token: (_, caller, signal) => askFor(appToken, caller, signal),
  identity: (_, caller, signal) => askFor(identityToken, caller, signal),
  async check() {
    await lookAtSession();
    return null;
  },
  async confirm(_, caller, signal) {
    // A dialog for a password is what an app of somebody else would have the person get used to.
    if (caller.registered.tier !== 'in-house') return refuse('notGranted');
    if (!isInFront(caller)) return refuse('busy');
    const confirmed = await proveAgain(caller.app, signal);
    if (confirmed === null) return refuse('busy');
    // What was pressed in the app before is done now.
    if (confirmed) notePressFor(caller.app);
    await questionsLeft();
    // The person goes on in the app, at the button that was pressed.
    if (document.activeElement === document.body) mountOf(caller.app, caller.mountId)?.focus();
    return confirmed;
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

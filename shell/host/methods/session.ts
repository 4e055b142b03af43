import { currentSession } from '#bridge/calls/uac/session.ts';
import { appToken, identityToken } from '#bridge/calls/uac/tokens.ts';
import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { dialog } from '../../stores/dialogs/dialogs.ts';
import { checkRights } from '../../stores/session/session.ts';
import { questionsLeft } from '../dialogs/dismiss.ts';
import { proveAgain } from '../dialogs/proof.ts';
import { isInFront, mountOf } from '../frames/pool.ts';
import { clickedNow, notePressFor } from '../keyboard/click.ts';
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
    const mayAsk = (): boolean => isInFront(caller) || isAskedFor(caller.app);
    if (!mayAsk() || isNagging(caller)) return refuse('busy');
    const proof = await proveAgain(caller.app, signal, mayAsk);
    if (proof === 'busy') return refuse('busy');
    if (proof === 'known' || proof === 'visit') return proof === 'known';
    const confirmed = proof === 'given';
    noteAnswer(caller.app, confirmed);
    await questionsLeft();
    // The person goes on in the app, at the button that was pressed.
    if (document.activeElement === document.body) mountOf(caller.app, caller.mountId)?.focus();
    return confirmed;
  },
};

/** Whether the dialog for a proof is open for an app: what it asks at once shares the dialog. */
function isAskedFor(app: string): boolean {
  const asked = dialog.get();
  return asked?.kind === 'proof' && asked.app === app;
}

/** How often in a row the dialog was left that an app had opened, and when it was last. */
const left = new Map<string, { readonly times: number; readonly at: number }>();

/** Dialogs that may be left one after the other before only a press in the app opens the next one. */
const mostLeft = 2;

/** Milliseconds within which calls are informed that shared one dialog. */
const together = 300;

function isNagging(caller: AppCaller): boolean {
  if (clickedNow(caller) !== undefined) left.delete(caller.app);
  return (left.get(caller.app)?.times ?? 0) >= mostLeft;
}

function noteAnswer(app: string, confirmed: boolean): void {
  const now = performance.now();
  const before = left.get(app) ?? { times: 0, at: Number.NEGATIVE_INFINITY };
  if (confirmed) {
    left.delete(app);
    // What was pressed in the app before is done now.
    notePressFor(app);
  } else if (now - before.at > together) left.set(app, { times: before.times + 1, at: now });
}

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

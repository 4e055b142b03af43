import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { GatewayError } from '../../gateway.ts';
import { askDraft, dialog, hasDialog, type ReadDraft } from '../../stores/dialogs/dialogs.ts';
import { questionsLeft } from '../dialogs/dismiss.ts';
import { dropDraft, readOwnDraft } from '../dialogs/drafts.ts';
import { isInFront } from '../frames/pool.ts';
import { clickedNow } from '../keyboard/click.ts';
import type { AppCaller } from './caller.ts';

export const draftsHandlers: Handlers<AppCaller>['drafts'] = {
  async confirm({ draft: id }, caller, signal) {
    // Without a press of the person an app could put the question before somebody who types.
    if (!mayAsk(caller) || clickedNow(caller) === undefined) return refuse('busy');
    const draft = await findDraft(id, signal);
    if (draft === null) return refuse('notFound');
    if (draft === 'failed') return refuse('busy');
    if (draft.state !== 'waiting') return { outcome: endOf(draft) };
    // Only now: the person may be elsewhere since.
    if (signal.aborted || !mayAsk(caller)) return refuse('busy');
    const { app, mountId } = caller;
    const outcome = await askDraft({ speaker: { app, mountId }, draft }, signal);
    if (outcome === 'cancelled' && !signal.aborted) await dropDraft(id);
    await questionsLeft();
    return { outcome };
  },
};

function mayAsk(caller: AppCaller): boolean {
  return isInFront(caller) && !hasDialog(caller.app) && dialog.get() === null;
}

/** Another person's draft is not found, like an unknown one. */
async function findDraft(id: string, signal: AbortSignal): Promise<ReadDraft | 'failed' | null> {
  try {
    return await readOwnDraft(id, signal);
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    return cause.codeName === 'notFound' ? null : 'failed';
  }
}

function endOf({ state }: ReadDraft): 'done' | 'cancelled' | 'expired' | 'refused' {
  return state === 'waiting' || state === 'sending' ? 'refused' : state;
}

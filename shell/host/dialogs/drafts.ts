/** Drafts of the assistant, as the shell reads and sends them with the person's own session. */

import type { commitDraft } from '#bridge/calls/agent/drafts.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import type { ReadDraft } from '../../stores/dialogs/dialogs.ts';

/** Few people use the assistant: the others do not load its calls. */
const loadCalls = () => import('#bridge/calls/agent/drafts.ts');

/** Reads a draft of the signed-in person. @throws {GatewayError} */
export async function readOwnDraft(id: string, signal?: AbortSignal): Promise<ReadDraft> {
  const { readDraft } = await loadCalls();
  return callGateway(readDraft, { id }, signal);
}

/** How sending a draft went: sent, changed meanwhile, too late, or not at all. */
export type Sent =
  | { readonly kind: 'sent'; readonly result: ResultOf<typeof commitDraft> }
  | { readonly kind: 'changed' }
  | { readonly kind: 'over' }
  | { readonly kind: 'failed'; readonly words: string };

/** Sends the draft that the digest names; repeated, it is sent once. */
export async function sendDraft({ id, digest }: ReadDraft): Promise<Sent> {
  const { commitDraft } = await loadCalls();
  try {
    return { kind: 'sent', result: await callGateway(commitDraft, { id, digest }) };
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    if (cause.codeName === 'agent.draftChanged') return { kind: 'changed' };
    if (cause.codeName === 'agent.draftOver') return { kind: 'over' };
    return { kind: 'failed', words: cause.words };
  }
}

/** Drops a draft; one that cannot be dropped any longer is left to its time. */
export async function dropDraft(id: string): Promise<void> {
  const { cancelDraft } = await loadCalls();
  await callGateway(cancelDraft, { id }).catch(() => undefined);
}

/** Handlers of drafts: what the dialog of the shell reads, sends and drops. */
import type {
  cancelDraft,
  commitDraft,
  listDrafts,
  readDraft,
} from '#bridge/calls/agent/drafts.ts';
import { agentFunctions } from '#bridge/calls/agent/functions.ts';
import { agentCodes } from '#bridge/calls/agent/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { whoAsks } from '../caller.ts';
import { openDesk } from '../tools/desk.ts';
import type { Asker } from '../turn/turn-rows.ts';
import { previewOf, send, wordsOf } from './business.ts';
import {
  type DraftOutcome,
  type KeptDraft,
  moveDraft,
  placeOf,
  readDraftRow,
  readWaitingDrafts,
  stateNow,
} from './draft-rows.ts';

type Done = ResultOf<typeof commitDraft>;

async function ownDraft(
  context: GatewaySessionContext,
  id: string,
): Promise<{ asker: Asker; kept: KeptDraft }> {
  const { tenantId, accountId } = await whoAsks(context, agentFunctions.chat);
  const asker = { tenantId, accountId };
  const kept = await context.services.database.withTransaction(asker, 'read', (transaction) =>
    readDraftRow(transaction, asker, id),
  );
  if (kept === undefined) throw new RefusedError('notFound');
  return { asker, kept: { ...kept, state: stateNow(kept, context.now()) } };
}

/** The own drafts that wait, with lines made from what is true now. */
export async function answerDrafts(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof listDrafts>> {
  const { tenantId, accountId } = await whoAsks(context, agentFunctions.chat);
  const asker = { tenantId, accountId };
  const waiting = await context.services.database.withTransaction(asker, 'read', (transaction) =>
    readWaitingDrafts(transaction, asker, context.now()),
  );
  const drafts: ResultOf<typeof listDrafts>['drafts'] = [];
  for (const { id, draft, expiresAt } of waiting) {
    const { title, lines } = await previewOf(openDesk(context.inner, context), draft, id);
    const place = placeOf(draft.kind);
    const at = expiresAt.toISOString();
    drafts.push({ id, kind: draft.kind, state: 'waiting', title, lines, expiresAt: at, place });
  }
  return { drafts };
}

/** An own draft as the dialog shows it. */
export async function answerDraft(
  context: GatewaySessionContext,
  { id }: ParsedRequestOf<typeof readDraft>,
): Promise<ResultOf<typeof readDraft>> {
  const { kept } = await ownDraft(context, id);
  const { draft, state, expiresAt, outcome } = kept;
  const shown = await previewOf(openDesk(context.inner, context), draft, id);
  const isOpen = state === 'waiting';
  const before = outcome?.words ? [outcome.words] : [];
  return {
    id,
    kind: draft.kind,
    state,
    title: shown.title,
    lines: shown.lines,
    expiresAt: expiresAt.toISOString(),
    place: placeOf(draft.kind),
    digest: shown.digest,
    problems: isOpen ? shown.problems : before,
  };
}

/** Sends the request of an own draft, once. */
export async function commit(
  context: GatewaySessionContext,
  { id, digest }: ParsedRequestOf<typeof commitDraft>,
): Promise<Done> {
  const { asker, kept } = await ownDraft(context, id);
  if (kept.state === 'done' || kept.state === 'refused') return ended(kept.state, kept.outcome);
  if (kept.state !== 'waiting') throw new RefusedError(agentCodes.draftOver);
  const desk = openDesk(context.inner, context);
  const shown = await previewOf(desk, kept.draft, id);
  if (shown.digest !== digest || shown.problems.length > 0) {
    throw new RefusedError(agentCodes.draftChanged);
  }
  const { database } = context.services;
  const move = (change: Parameters<typeof moveDraft>[3]) =>
    database.withTransaction(asker, 'write', (transaction) =>
      moveDraft(transaction, asker, id, change),
    );
  // The first one to take the draft sends it; a gateway that ends in between leaves it unsent rather than sent twice.
  const isMine = await move({ from: 'waiting', to: 'sending', now: context.now() });
  if (!isMine) throw new RefusedError(agentCodes.draftOver);
  context.record(`agentDraft:${id}`, { kind: kept.draft.kind });
  try {
    const { pending } = await send(desk, kept.draft, id);
    const outcome = { words: null, pending };
    await move({ from: 'sending', to: 'done', outcome });
    return ended('done', outcome);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const outcome = { words: wordsOf(error, context).join(' '), pending: false };
    await move({ from: 'sending', to: 'refused', outcome });
    return ended('refused', outcome);
  }
}

function ended(state: 'done' | 'refused', outcome: DraftOutcome | null): Done {
  return { state, words: outcome?.words ?? null, pending: outcome?.pending ?? false };
}

/** Drops an own draft that waits. */
export async function cancel(
  context: GatewaySessionContext,
  { id }: ParsedRequestOf<typeof cancelDraft>,
): Promise<ResultOf<typeof cancelDraft>> {
  const { asker, kept } = await ownDraft(context, id);
  if (kept.state !== 'waiting') return { state: kept.state };
  const isMine = await context.services.database.withTransaction(asker, 'write', (transaction) =>
    moveDraft(transaction, asker, id, { from: 'waiting', to: 'cancelled' }),
  );
  if (!isMine) return { state: (await ownDraft(context, id)).kept.state };
  context.record(`agentDraft:${id}`, { cancelled: true });
  return { state: 'cancelled' };
}

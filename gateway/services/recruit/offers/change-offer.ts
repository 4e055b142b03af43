import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { acceptOffer, answerOffer, sendOffer } from '#bridge/calls/recruit/offers.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { saveStage } from '../board/change-application.ts';
import { countHeadsLeft, isLockedElsewhere, readStages } from '../board/facts.ts';
import { keepStep } from '../board/steps.ts';
import { makeEntry, withdrawEntry } from './make-entry.ts';
import { type OpenOffer, openOffer, saveOfferState } from './open-offer.ts';

/** Marks an offer as sent. */
export async function sendOne(
  context: CallContext,
  request: ParsedRequestOf<typeof sendOffer>,
): Promise<ResultOf<typeof sendOffer>> {
  const offer = await openOffer(context, request);
  requireState(offer, ['draft']);
  if (offer.application.state !== 'active') throw new RefusedError('notNow');
  if (offer.validUntil < dayOf(context.now())) throw new RefusedError('notNow');
  if (await isLockedElsewhere(context, offer.application)) {
    throw new RefusedError(recruitCodes.lockedElsewhere);
  }
  if ((await countHeadsLeft(context, offer.application)) < 1) {
    throw new RefusedError(recruitCodes.noHeads);
  }
  const saved = await saveOfferState(context, offer.id, { state: 'sent' });
  await keepOfferStep(context, offer, 'offered');
  return saved;
}

/** Notes a refusal, or withdraws; an accepted offer ends until its entry is submitted. */
export async function endOne(
  context: CallContext,
  request: ParsedRequestOf<typeof answerOffer>,
): Promise<ResultOf<typeof answerOffer>> {
  const { answer, note } = request;
  const offer = await openOffer(context, request);
  requireState(offer, answer === 'declined' ? ['sent'] : ['draft', 'sent', 'accepted']);
  if (offer.entryId !== null) await withdrawEntry(context, offer.entryId);
  const saved = await saveOfferState(context, offer.id, { state: answer, answer_note: note });
  await keepOfferStep(context, offer, answer, note);
  return saved;
}

/** Notes the acceptance, makes the entry of personnel, and moves the application to pre-entry. */
export async function acceptOne(
  context: CallContext,
  request: ParsedRequestOf<typeof acceptOffer>,
): Promise<ResultOf<typeof acceptOffer>> {
  const offer = await openOffer(context, request);
  requireState(offer, ['sent']);
  if (offer.application.state !== 'active' || offer.validUntil < dayOf(context.now())) {
    throw new RefusedError('notNow');
  }
  const entryId = await makeEntry(context, offer, request);
  const saved = await saveOfferState(context, offer.id, { state: 'accepted', entry_id: entryId });
  const preEntry = (await readStages(context)).find(({ kind }) => kind === 'preEntry');
  if (preEntry === undefined) await keepOfferStep(context, offer, 'accepted');
  else await saveStage(context, offer.application, preEntry.id, { action: 'accepted' });
  return { ...saved, entryId };
}

function requireState({ state }: OpenOffer, states: readonly OpenOffer['state'][]): void {
  if (!states.includes(state)) throw new RefusedError('notNow');
}

function keepOfferStep(
  context: CallContext,
  { application }: OpenOffer,
  action: 'offered' | 'accepted' | 'declined' | 'withdrawn',
  reason?: string,
): Promise<void> {
  const { id, stageId } = application;
  return keepStep(context, {
    applicationId: id,
    action,
    fromStageId: stageId,
    toStageId: stageId,
    reason,
  });
}

import type { AreaCode } from '#bridge/calls/kit/codes.ts';
import type { OfferState } from '#bridge/calls/recruit/records/offer.ts';
import type { stageKinds } from '#bridge/calls/recruit/records/stage.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';

/** A stage as guards look at it. */
export interface GuardedStage {
  readonly id: string;
  readonly sequence: number;
  readonly kind: (typeof stageKinds)[number];
  /** Submitted scorecards without which an application does not go on. */
  readonly scorecards: number;
}

/** Everything that decides about a move. */
export interface MoveFacts {
  readonly state: 'active' | 'hired' | 'closed';
  readonly jobIsOpen: boolean;
  /** All stages of the company by their order. */
  readonly stages: readonly GuardedStage[];
  readonly from: string;
  readonly to: string;
  readonly reason: string | undefined;
  /** Another application of the candidate has a sent or accepted offer. */
  readonly isLockedElsewhere: boolean;
  /** Scorecards that are submitted in the stage it leaves. */
  readonly submitted: number;
  /** The caller may send an application on without them, with a reason. */
  readonly mayOverride: boolean;
  /** Heads of the requisition less hired, accepted and sent, this application left out. */
  readonly headsLeft: number;
  readonly offer: OfferState | null;
}

/**
 * Returns why an application may not go to a stage, the first reason in the order people can do something about it; null
 * when it may. Moving back is possible while a job is paused.
 */
export function refusedMove(facts: MoveFacts): AreaCode | null {
  const { stages, reason } = facts;
  const from = stages.find(({ id }) => id === facts.from);
  const to = stages.find(({ id }) => id === facts.to);
  if (from === undefined || to === undefined) throw new Error('A stage is unknown.');
  const forwards = to.sequence > from.sequence;
  if (facts.state === 'hired') return recruitCodes.hiredIsFinal;
  if (forwards && !facts.jobIsOpen) return recruitCodes.jobNotOpen;
  if (facts.isLockedElsewhere) return recruitCodes.lockedElsewhere;
  const lacksCards = forwards && facts.submitted < from.scorecards;
  if (lacksCards && !facts.mayOverride) return recruitCodes.scorecardsMissing;
  if (to.kind === 'offer' && facts.headsLeft < 1) return recruitCodes.noHeads;
  if (to.kind === 'preEntry' && facts.offer !== 'accepted') return recruitCodes.offerNotAccepted;
  if (to.kind === 'hired') return recruitCodes.systemOnly;
  if (!forwards && (facts.offer === 'sent' || facts.offer === 'accepted')) {
    return recruitCodes.offerLive;
  }
  const passed = stages.filter(
    ({ sequence }) => sequence > from.sequence && sequence < to.sequence,
  );
  const needsReason = !forwards || lacksCards || passed.some(({ scorecards }) => scorecards > 0);
  return needsReason && reason === undefined ? recruitCodes.reasonNeeded : null;
}

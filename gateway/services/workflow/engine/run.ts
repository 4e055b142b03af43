/** An approval while an event is applied to it, and how it goes on or ends. */
import type { ApprovalState, Effect, Outcome, World } from './state.ts';
import { isLive } from './step.ts';
import { walk } from './walk.ts';

/** An event that is being applied. */
export interface Run {
  readonly state: ApprovalState;
  readonly world: World;
  readonly effects: Effect[];
}

/** Goes along the route, and ends the approval where nothing of it is left. */
export function goOn(run: Run): void {
  const outcome = run.state.status === 'revoking' ? 'revoked' : 'approved';
  if (walk(run.state, run.world, run.effects)) end(run, outcome);
}

/** Ends the approval; what was open is closed. */
export function end({ state, effects }: Run, outcome: Outcome): void {
  state.status = outcome;
  state.hold = null;
  for (const task of state.tasks) if (isLive(task)) task.state = 'closed';
  effects.push({ kind: 'ended', outcome });
}

/** Leaves it approved: the revocation was refused, taken back or ended. */
export function keep({ state, effects }: Run, byApplicant = false): void {
  state.status = 'approved';
  state.hold = null;
  for (const task of state.tasks) if (isLive(task)) task.state = 'closed';
  effects.push({ kind: 'kept', byApplicant });
}

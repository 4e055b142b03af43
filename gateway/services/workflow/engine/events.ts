import type { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import {
  type ApprovalState,
  type Effect,
  isUnfinished,
  type Person,
  type Several,
} from './state.ts';

/** What can happen to an approval. `actor` is who does it: the person of the task, or a stand-in. */
export type ApprovalEvent =
  | { readonly kind: 'start' }
  | { readonly kind: 'resubmit'; readonly values: Readonly<Record<string, string>> }
  /** The applicant keeps what they change in a returned request. */
  | { readonly kind: 'save'; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'withdraw' }
  /** The applicant wants an approved request revoked. */
  | { readonly kind: 'revoke' }
  | { readonly kind: 'terminate' }
  | { readonly kind: 'approve' | 'reject'; readonly task: string; readonly actor: Person }
  | {
      readonly kind: 'transfer';
      readonly task: string;
      readonly actor: Person;
      readonly to: Person;
    }
  /** An administrator gives an open task to somebody else; without an actor a rule does. */
  | {
      readonly kind: 'reassign';
      readonly task: string;
      readonly to: Person;
      readonly actor?: Person;
      readonly overdue?: boolean;
    }
  /** A rule decides an overdue task without its person. */
  | { readonly kind: 'expire'; readonly task: string; readonly does: 'approve' | 'reject' }
  /** Who decided a task takes the decision back, or removes somebody they added. */
  | { readonly kind: 'takeBack'; readonly task: string; readonly actor: Person }
  | { readonly kind: 'remove'; readonly task: string; readonly actor: Person }
  /** An administrator lets an open step pass, or has its people found again. */
  | { readonly kind: 'skip'; readonly node: string; readonly actor: Person }
  | { readonly kind: 'reroute'; readonly node: string; readonly actor: Person }
  | {
      readonly kind: 'add';
      readonly task: string;
      readonly actor: Person;
      readonly people: readonly Person[];
      readonly place: 'before' | 'after' | 'beside';
      readonly mode: Several;
    }
  /** Null is the start. */
  | {
      readonly kind: 'return';
      readonly task: string;
      readonly actor: Person;
      readonly target: string | null;
      readonly how: 'walk' | 'direct';
    };

/** The approval after an event, and what follows from it. */
export interface Decided {
  readonly state: ApprovalState;
  readonly effects: readonly Effect[];
}

const endOf: Partial<Record<ApprovalEvent['kind'], ApprovalState['status']>> = {
  withdraw: 'withdrawn',
  revoke: 'revoked',
  terminate: 'terminated',
};

/** Whether an event asks for what has happened already: it is not refused, and nothing follows from it. */
export function isDone(
  state: Pick<ApprovalState, 'status' | 'tasks'>,
  event: ApprovalEvent,
): boolean {
  if (event.kind !== 'remove') return endOf[event.kind] === state.status;
  const task = state.tasks.find(({ id }) => id === event.task);
  const isGone = task?.state === 'closed' || task?.state === 'skipped';
  return isUnfinished(state) && isGone && task.addedBy === event.actor.account;
}

/** An event that the state does not allow, by the name of its code. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal';
  readonly code: keyof typeof workflowCodes;
  /** With `taskTaken`: who came first. */
  readonly by: Person | null;

  constructor(code: keyof typeof workflowCodes, by: Person | null = null) {
    super(code);
    this.code = code;
    this.by = by;
  }
}

/** Whether the engine lets something happen. */
export function isAllowed(body: () => unknown): boolean {
  try {
    body();
    return true;
  } catch (error) {
    if (error instanceof EngineRefusal) return false;
    throw error;
  }
}

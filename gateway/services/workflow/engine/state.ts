/** What an approval is to the engine: plain values, no database. */
import type { Route, StepNode } from '#bridge/calls/workflow/route.ts';
import type { ApprovalStatus } from '#bridge/calls/workflow/terms.ts';

/** How an approval can end. */
export type Outcome = 'approved' | 'rejected' | 'withdrawn' | 'revoked' | 'terminated';

/** Somebody who asks, is asked or decides, with the name at that time. */
export interface Person {
  readonly account: string;
  readonly employment: string | null;
  readonly name: string;
}

/** Where a task is; only the first four that follow `open` were decided by its person. */
export type TaskState =
  | 'waiting'
  | 'open'
  | 'approved'
  | 'rejected'
  | 'returned'
  | 'transferred'
  | 'skipped'
  | 'closed';

/**
 * Why a task is not asked: its person approved before, an administrator skipped the step or had its people found again,
 * who added it removed it, or the step before was taken back. An overdue one was decided or given away by a rule.
 */
export type TaskReason =
  | 'again'
  | 'administrator'
  | 'rerouted'
  | 'removed'
  | 'takenBack'
  | 'overdue';

/** How the people of one step are asked. */
export type Several = StepNode['several'];

/** One slot of one person at one step. */
export interface Task {
  readonly id: string;
  readonly node: string;
  readonly round: number;
  readonly person: Person;
  readonly slot: number;
  /** Null for those the step asks; otherwise the task they were added to, and where. */
  readonly addedTo: string | null;
  readonly place: 'before' | 'after' | null;
  /** The account of who added it by hand. */
  readonly addedBy: string | null;
  readonly mode: Several;
  state: TaskState;
  /** Why it was skipped or closed, or went on without its person; null where it was closed by a decision. */
  reason: TaskReason | null;
  /** Who decided, where that is a stand-in. */
  decidedBy: Person | null;
}

/** One passage through a node. */
export interface NodeRun {
  readonly round: number;
  state: 'open' | 'passed';
  /** The branch a condition took. */
  readonly branch: string | null;
  /** No one was found: passed by policy, or given to an administrator. */
  readonly note: 'noAssignee' | null;
}

/** An approval as a whole. */
export interface ApprovalState {
  status: ApprovalStatus;
  round: number;
  readonly starter: Person;
  /** The person it is about, where that is somebody else. */
  readonly subject: Person | null;
  values: Readonly<Record<string, string>>;
  /** Grows with every change of the values: who approved before is asked again. */
  valuesRound: number;
  nodes: Record<string, NodeRun>;
  tasks: Task[];
  chosen: Readonly<Record<string, readonly Person[]>>;
  /** What an administrator has to look at. */
  hold: 'noAssignee' | null;
  /** Whether a return to the start keeps the decisions in between. */
  resume: 'walk' | 'direct' | null;
}

/** Whether people are asked now: about the request, or about revoking it. */
export function isUnderWay({ status }: Pick<ApprovalState, 'status'>): boolean {
  return status === 'running' || status === 'revoking';
}

/** Whether it has not ended: people are asked, or the applicant has it back. */
export function isUnfinished(state: Pick<ApprovalState, 'status'>): boolean {
  return isUnderWay(state) || state.status === 'returned';
}

/** Everything an approval is decided by besides itself. */
export interface World {
  readonly route: Route;
  readonly directory: Directory;
  newId(): string;
}

/** Who holds what today. In a chain null is a vacancy, or somebody without an account. */
export interface Directory {
  readonly people: ReadonlyMap<string, Person>;
  readonly roles: ReadonlyMap<string, readonly Person[]>;
  /** By the role: those whose data range covers the organisation of the person it is about. */
  readonly rolesInRange: ReadonlyMap<string, readonly Person[]>;
  readonly posts: ReadonlyMap<string, readonly Person[]>;
  readonly positions: ReadonlyMap<string, readonly Person[]>;
  /** By the post or position: who holds it in the own organisation, in the one above, and so on; empty where it is vacant. */
  readonly upward: ReadonlyMap<string, readonly (readonly Person[])[]>;
  readonly managers: readonly (Person | null)[];
  /** Of the applicant, where the approval is about somebody else. */
  readonly starterManagers: readonly (Person | null)[];
  readonly leaders: readonly (Person | null)[];
  /** By the organisation, from itself upward. */
  readonly organLeaders: ReadonlyMap<string, readonly (Person | null)[]>;
  readonly administrators: readonly Person[];
}

/** What takes an open task away from its person. */
export type Intervention = 'reassigned' | 'rerouted' | 'skipped' | 'removed' | 'takenBack';

/** What follows from an event besides the new state. */
export type Effect =
  | { readonly kind: 'opened'; readonly task: Task }
  | { readonly kind: 'copied'; readonly node: string; readonly person: Person }
  | {
      readonly kind: 'skipped';
      readonly node: string;
      readonly person: Person | null;
      readonly reason: 'again' | 'noAssignee';
    }
  | {
      readonly kind: 'ended';
      readonly outcome: Outcome;
    }
  /** It is not revoked and stays approved. */
  | { readonly kind: 'kept'; readonly byApplicant: boolean }
  | { readonly kind: 'returned' }
  /** A rejection has sent it back to a step. */
  | { readonly kind: 'rejectedTo'; readonly node: string }
  /** Somebody who was asked is no longer, because of what `by` did. */
  | {
      readonly kind: 'unasked';
      readonly task: Task;
      readonly why: Intervention;
      readonly by: Person;
    }
  /** An administrator has changed whom the applicant waits for. */
  | { readonly kind: 'moved'; readonly why: Intervention; readonly by: Person };

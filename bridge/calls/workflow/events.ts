/**
 * The eight button events of approval forms: who has them, in which states, and what each does. The gateway offers and
 * checks buttons by this table, and pages draw what it offers.
 */
import * as z from 'zod/mini';
import type { ApprovalStatus } from './terms.ts';

/** The events of the buttons of an approval form. */
export const buttonEventNames = [
  'preview',
  'save',
  'resolve',
  'reject',
  'repeatCommit',
  'backRepeatResolve',
  'backRepeatCommit',
  'cancel',
] as const;

/** One of them. */
export type ButtonEventName = (typeof buttonEventNames)[number];

/** The events by which a form is kept as a draft or sent. */
export const creatingEvents = ['save', 'resolve', 'repeatCommit'] as const;

/** What a button of a form that is not sent does: shows the route, keeps the draft, sends the form, throws the draft away. */
export const formActs = ['preview', 'saveForm', 'send', 'removeForm'] as const;

/**
 * What a button of a request does. Most are acts of `workflow.act`; `repeat` opens the form with the old values, and
 * `saveTask` keeps what an approver has typed.
 */
export const requestActs = [
  'approve',
  'reject',
  'resubmit',
  'save',
  'saveTask',
  'repeat',
  'withdraw',
  'revoke',
] as const;

type FormAct = (typeof formActs)[number];
type RequestAct = (typeof requestActs)[number];

/**
 * Who has a button: the applicant, the applicant who makes an ended request again, who is asked, or who is asked again
 * because a later step has sent the request back to theirs.
 */
export type ButtonHolder = 'starter' | 'repeater' | 'assignee' | 'returnedTo';

/** What one event means for somebody in some states. */
export interface ButtonEvent {
  readonly event: ButtonEventName;
  readonly who: ButtonHolder;
  /** `draft` is a form that is not sent. */
  readonly when: readonly ('draft' | ApprovalStatus)[];
  readonly does: FormAct | RequestAct;
}

/** The table, in the order of the buttons. Of two rows of one act the first that fits is drawn; the other means the same. */
export const buttonEvents = [
  { event: 'preview', who: 'starter', when: ['draft'], does: 'preview' },
  { event: 'repeatCommit', who: 'repeater', when: ['draft'], does: 'send' },
  { event: 'resolve', who: 'starter', when: ['draft'], does: 'send' },
  { event: 'backRepeatResolve', who: 'returnedTo', when: ['running'], does: 'approve' },
  { event: 'resolve', who: 'assignee', when: ['running', 'revoking'], does: 'approve' },
  { event: 'reject', who: 'assignee', when: ['running', 'revoking'], does: 'reject' },
  { event: 'backRepeatCommit', who: 'starter', when: ['returned'], does: 'resubmit' },
  { event: 'resolve', who: 'starter', when: ['returned'], does: 'resubmit' },
  {
    event: 'repeatCommit',
    who: 'starter',
    // An approved one only where its route allows it.
    when: ['rejected', 'withdrawn', 'revoked', 'terminated', 'approved'],
    does: 'repeat',
  },
  { event: 'save', who: 'starter', when: ['draft'], does: 'saveForm' },
  { event: 'save', who: 'starter', when: ['returned'], does: 'save' },
  { event: 'save', who: 'assignee', when: ['running'], does: 'saveTask' },
  { event: 'cancel', who: 'starter', when: ['draft'], does: 'removeForm' },
  { event: 'cancel', who: 'starter', when: ['running', 'returned', 'revoking'], does: 'withdraw' },
  { event: 'cancel', who: 'starter', when: ['approved'], does: 'revoke' },
] as const satisfies readonly ButtonEvent[];

/** A button of a request as the gateway sends it. */
export const requestButton = z.object({
  event: z.enum(buttonEventNames),
  act: z.enum(requestActs),
});

/** A button of a form that is not sent. */
export const formButton = z.object({ event: z.enum(buttonEventNames), act: z.enum(formActs) });

/** Whether an event can mean an act; `cancel` says so which of its acts is meant. */
export function isMeantBy(event: ButtonEventName, act: string): boolean {
  return buttonEvents.some((row) => row.event === event && row.does === act);
}

/** The states in which an event does an act. */
export function statesOf(event: ButtonEventName, act: string): ReadonlySet<string> {
  return new Set(
    buttonEvents.flatMap((row) => (row.event === event && row.does === act ? row.when : [])),
  );
}

/** The buttons of somebody in a state, of the acts that they may do. */
export function buttonsOf<Act extends FormAct | RequestAct>(
  holders: ReadonlySet<ButtonHolder>,
  status: 'draft' | ApprovalStatus,
  may: ReadonlySet<Act>,
): { event: ButtonEventName; act: Act }[] {
  const rows: readonly ButtonEvent[] = buttonEvents;
  const buttons = new Map<Act, ButtonEventName>();
  for (const { event, who, when, does } of rows) {
    const act = does as Act;
    if (holders.has(who) && when.includes(status) && may.has(act) && !buttons.has(act))
      buttons.set(act, event);
  }
  return [...buttons].map(([act, event]) => ({ event, act }));
}

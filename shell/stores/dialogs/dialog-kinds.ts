/** What can be asked over the whole shell, and the short messages. */
import type { readDraft } from '#bridge/calls/agent/drafts.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { confirmWay } from '#bridge/calls/uac/security.ts';
import type { MethodBody, MethodResult } from '#bridge/methods/define.ts';
import type { ShellMethods } from '#bridge/methods/index.ts';

/** Whom a dialog speaks for; the shell shows the app's registered name on it. */
export interface Speaker {
  readonly app: string;
  readonly mountId: string;
}

/** Why unsaved work is about to be lost. */
export type LeaveReason = 'close' | 'reload' | 'signOut' | 'switchTenant';

/** What an app asks with. */
export type ConfirmWords = MethodBody<ShellMethods['dialogs']['confirm']>;

/** A draft as the gateway shows it. */
export type ReadDraft = ResultOf<typeof readDraft>;

/** How the person answered an app. */
export type ConfirmAnswer = MethodResult<ShellMethods['dialogs']['confirm']>['answer'];

/** A question or a notice of an app. */
export interface ConfirmDialog extends ConfirmWords {
  readonly kind: 'confirm';
  readonly id: string;
  readonly speaker: Speaker;
}

/** The shell asks whether unsaved work may be lost; yes loses it. */
export interface LeaveDialog {
  readonly kind: 'leave';
  readonly id: string;
  readonly reason: LeaveReason;
  /** The tabs that hold it. */
  readonly tabIds: readonly string[];
  /** Names of the long work that would be interrupted. */
  readonly jobs?: readonly string[];
}

/** All places of the pool hold unsaved work: the person picks the app that gives way, or opens nothing. */
export interface EvictDialog {
  readonly kind: 'evict';
  readonly id: string;
  readonly opening: string;
  /** Codes of the apps that could give way. */
  readonly candidates: readonly string[];
}

/** What holds a link out of the portal: the text of an app, or an entry of the menu; or a vendor's app that opens another's. */
export type OutsideSource =
  | { readonly kind: 'app'; readonly app: string }
  | { readonly kind: 'handOver'; readonly app: string; readonly to: string }
  | { readonly kind: 'menu'; readonly title: string };

/** A link leads to another website, or to a place of another vendor's app: yes opens it. */
export interface OutsideDialog {
  readonly kind: 'outside';
  readonly id: string;
  readonly source: OutsideSource;
  /** The website; of an app the route. */
  readonly host: string;
}

/** A page in a dialog would be closed over unsaved work: yes closes it. */
export interface DiscardDialog {
  readonly kind: 'discard';
  readonly id: string;
  readonly speaker: Speaker;
  /** The app's own sentence; null for the usual one. */
  readonly text: string | null;
}

/** Pictures of an app, to look at. */
export interface ImagesDialog {
  readonly kind: 'images';
  readonly id: string;
  readonly speaker: Speaker;
  readonly images: readonly { readonly name: string; readonly content: Blob }[];
  readonly startAt: number;
}

/** An announcement of an app. */
export interface MustReadDialog extends MethodBody<ShellMethods['dialogs']['mustRead']> {
  readonly kind: 'mustRead';
  readonly id: string;
  readonly speaker: Speaker;
  /** Milliseconds since 1970. */
  readonly shownAt: number;
}

/** How a draft of the assistant ended for the person. */
export type DraftOutcome = MethodResult<ShellMethods['drafts']['confirm']>['outcome'];

/** A request that the assistant has drafted: the person sends it or does not. */
export interface DraftDialog {
  readonly kind: 'draft';
  readonly id: string;
  readonly speaker: Speaker;
  readonly draft: ReadDraft;
}

/** How a person proves once more who it is. */
export type ProofWay = ResultOf<typeof confirmWay>['way'];

/** The person proves once more who it is, before a sensitive change. */
export interface ProofDialog {
  readonly kind: 'proof';
  readonly id: string;
  /** Code of the app that wants it; null for a page of the shell. */
  readonly app: string | null;
  readonly way: ProofWay;
  /** Nothing waits for it any longer; it stays until the person closes it. */
  readonly isOver: boolean;
}

/** Everything that is asked over the whole shell. */
export type Dialog =
  | ConfirmDialog
  | LeaveDialog
  | EvictDialog
  | OutsideDialog
  | DiscardDialog
  | ImagesDialog
  | DraftDialog
  | ProofDialog
  | MustReadDialog;

/** A short message of an app, shown for 3000 ms in the place of an earlier one (specification §5). */
export interface Message {
  readonly id: string;
  readonly speaker: Speaker;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
}

/** What waits for the person's answer over the whole shell, and the short messages. One dialog is shown at a time. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type {
  ConfirmAnswer,
  ConfirmDialog,
  Dialog,
  DiscardDialog,
  DraftDialog,
  DraftOutcome,
  EvictDialog,
  ImagesDialog,
  LeaveDialog,
  Message,
  MustReadDialog,
  OutsideDialog,
  ProofDialog,
} from './dialog-kinds.ts';

export type * from './dialog-kinds.ts';

type Asked<D extends Dialog> = Omit<D, 'id' | 'kind'>;
type Entry =
  | { readonly dialog: ConfirmDialog; readonly settle: (answer: ConfirmAnswer) => void }
  | { readonly dialog: LeaveDialog; readonly settle: (yes: boolean) => void }
  | { readonly dialog: MustReadDialog; readonly settle: (yes: boolean) => void }
  | { readonly dialog: ImagesDialog; readonly settle: () => void }
  | { readonly dialog: DraftDialog; readonly settle: (outcome: DraftOutcome) => void }
  | { readonly dialog: ProofDialog; readonly settle: (yes: boolean) => void }
  | { readonly dialog: DiscardDialog; readonly settle: (yes: boolean) => void }
  | { readonly dialog: OutsideDialog; readonly settle: (yes: boolean) => void }
  | { readonly dialog: EvictDialog; readonly settle: (app: string | null) => void };

const messageDuration = 3_000;
const $queue = atom<readonly Entry[]>([]);
const $message = atom<Message | null>(null);

/** The dialog now shown; null when none is. */
export const dialog: ReadableAtom<Dialog | null> = computed(
  $queue,
  ([first]) => first?.dialog ?? null,
);

/** The message now shown. */
export const message: ReadableAtom<Message | null> = computed($message, (value) => value);

/** Asks for an app; answers with the button the person chose, and `cancel` when the signal aborts first. */
export function askConfirm(
  given: Asked<ConfirmDialog>,
  signal: AbortSignal,
): Promise<ConfirmAnswer> {
  const { promise, resolve } = Promise.withResolvers<ConfirmAnswer>();
  const asked: ConfirmDialog = { kind: 'confirm', id: crypto.randomUUID(), ...given };
  wait({ dialog: asked, settle: resolve });
  signal.addEventListener('abort', () => answerConfirm(asked.id, 'cancel'));
  return promise;
}

/** Called for the tabs whose unsaved work the person gave up; anyone who asked goes on once it is done. */
let giveUp: (tabIds: readonly string[]) => Promise<unknown> = async () => {};

/** Sets who tells the apps that unsaved work was given up. */
export function whenGivenUp(tell: typeof giveUp): void {
  giveUp = tell;
}

/** Asks whether unsaved work may be lost; when it may, its apps know before this answers. */
export async function askLeave(given: Asked<LeaveDialog>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  wait({ dialog: { kind: 'leave', id: crypto.randomUUID(), ...given }, settle: resolve });
  const yes = await promise;
  if (yes) await giveUp(given.tabIds);
  return yes;
}

/**
 * Asks whether a link is followed; before what is asked already, for the link may stand in it. False when the signal
 * aborts first, or where a proof is asked for.
 */
export function askOutside(given: Asked<OutsideDialog>, signal?: AbortSignal): Promise<boolean> {
  // Over a proof it would show the frames, with the person at the keys of a password.
  if (dialog.get()?.kind === 'proof') return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const asked: OutsideDialog = { kind: 'outside', id: crypto.randomUUID(), ...given };
  $queue.set([{ dialog: asked, settle: resolve }, ...$queue.get()]);
  signal?.addEventListener('abort', () => answerOutside(asked.id, false));
  return promise;
}

/** Shows pictures until the person, or the signal, closes them. */
export function showImages(given: Asked<ImagesDialog>, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const shown: ImagesDialog = { kind: 'images', id: crypto.randomUUID(), ...given };
  wait({ dialog: shown, settle: resolve });
  signal.addEventListener('abort', () => closeImages(shown.id));
  return promise;
}

/** Shows an announcement; false when it was left for later, or the signal aborts first. */
export function askMustRead(
  given: Omit<Asked<MustReadDialog>, 'shownAt'>,
  signal: AbortSignal,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const asked: MustReadDialog = {
    kind: 'mustRead',
    id: crypto.randomUUID(),
    shownAt: Date.now(),
    ...given,
  };
  wait({ dialog: asked, settle: resolve });
  signal.addEventListener('abort', () => answerMustRead(asked.id, false));
  return promise;
}

/** Shows a draft; `cancelled` when the signal aborts first. */
export function askDraft(given: Asked<DraftDialog>, signal: AbortSignal): Promise<DraftOutcome> {
  const { promise, resolve } = Promise.withResolvers<DraftOutcome>();
  const asked: DraftDialog = { kind: 'draft', id: crypto.randomUUID(), ...given };
  wait({ dialog: asked, settle: resolve });
  signal.addEventListener('abort', () => answerDraft(asked.id, 'cancelled'));
  return promise;
}

/** The proof that is asked for now, and how many wait for it. */
let proof: { readonly id: string; readonly given: Promise<boolean>; waiting: number } | null = null;

/**
 * Has the person prove who it is, in one dialog for all that ask; false when the signal aborts first. The dialog outlives
 * those who ask: a person may be at its field, and only that person closes it.
 */
export function askProof(
  given: Omit<Asked<ProofDialog>, 'isOver'>,
  signal: AbortSignal,
): Promise<boolean> {
  proof ??= openProof(given);
  const joined = proof;
  joined.waiting += 1;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  void joined.given.then(resolve);
  signal.addEventListener('abort', () => {
    resolve(false);
    joined.waiting -= 1;
    if (joined.waiting === 0) noteOver(joined.id);
  });
  return promise;
}

function noteOver(id: string): void {
  $queue.set(
    $queue
      .get()
      .map((entry) =>
        entry.dialog.kind === 'proof' && entry.dialog.id === id
          ? ({ ...entry, dialog: { ...entry.dialog, isOver: true } } as Entry)
          : entry,
      ),
  );
}

function openProof(given: Omit<Asked<ProofDialog>, 'isOver'>): NonNullable<typeof proof> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const asked: ProofDialog = { kind: 'proof', id: crypto.randomUUID(), isOver: false, ...given };
  const settle = (yes: boolean): void => {
    proof = null;
    resolve(yes);
  };
  wait({ dialog: asked, settle });
  return { id: asked.id, given: promise, waiting: 0 };
}

/** Asks whether a page in a dialog may be closed; false when the signal aborts first. */
export function askDiscard(given: Asked<DiscardDialog>, signal: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const asked: DiscardDialog = { kind: 'discard', id: crypto.randomUUID(), ...given };
  wait({ dialog: asked, settle: resolve });
  signal.addEventListener('abort', () => answerDiscard(asked.id, false));
  return promise;
}

/** Asks which app gives way; null when none does. */
export function askEvict(given: Asked<EvictDialog>): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const asked: EvictDialog = { kind: 'evict', id: crypto.randomUUID(), ...given };
  wait({ dialog: asked, settle: resolve });
  return promise;
}

/** Gives the person's answer to a question of an app. */
export function answerConfirm(id: string, answer: ConfirmAnswer): void {
  const entry = take(id, 'confirm');
  if (entry) (entry.settle as (answer: ConfirmAnswer) => void)(answer);
}

/** Gives the person's answer to a leave dialog. */
export function answerLeave(id: string, yes: boolean): void {
  const entry = take(id, 'leave');
  if (entry) (entry.settle as (yes: boolean) => void)(yes);
}

/** Gives the person's answer to the question about a link. */
export function answerOutside(id: string, yes: boolean): void {
  const entry = take(id, 'outside');
  if (entry) (entry.settle as (yes: boolean) => void)(yes);
}

/** Says whether an announcement was read. */
export function answerMustRead(id: string, yes: boolean): void {
  const entry = take(id, 'mustRead');
  if (entry) (entry.settle as (yes: boolean) => void)(yes);
}

/** Says whether the person proved who it is. */
export function answerProof(id: string, yes: boolean): void {
  const entry = take(id, 'proof');
  if (entry) (entry.settle as (yes: boolean) => void)(yes);
}

/** Says how a draft ended. */
export function answerDraft(id: string, outcome: DraftOutcome): void {
  const entry = take(id, 'draft');
  if (entry) (entry.settle as (outcome: DraftOutcome) => void)(outcome);
}

/** Takes pictures away. */
export function closeImages(id: string): void {
  const entry = take(id, 'images');
  if (entry) (entry.settle as () => void)();
}

/** Gives the person's answer to whether a page in a dialog closes. */
export function answerDiscard(id: string, yes: boolean): void {
  const entry = take(id, 'discard');
  if (entry) (entry.settle as (yes: boolean) => void)(yes);
}

/** Gives the person's answer to an evict dialog. */
export function answerEvict(id: string, app: string | null): void {
  const entry = take(id, 'evict');
  if (entry) (entry.settle as (app: string | null) => void)(app);
}

/** Whether an app has a dialog open; it gets no second one. */
export function hasDialog(app: string): boolean {
  return $queue.get().some(({ dialog: one }) => {
    if (one.kind === 'outside') return 'app' in one.source && one.source.app === app;
    return 'speaker' in one && one.kind !== 'discard' && one.speaker.app === app;
  });
}

let fading: ReturnType<typeof setTimeout> | undefined;

/** Shows a message. */
export function showMessage(given: Omit<Message, 'id'>): void {
  clearTimeout(fading);
  $message.set({ id: crypto.randomUUID(), ...given });
  fading = setTimeout(() => $message.set(null), messageDuration);
}

function wait(entry: Entry): void {
  $queue.set([...$queue.get(), entry]);
}

function take(id: string, kind: Dialog['kind']): Entry | undefined {
  const entry = $queue.get().find((one) => one.dialog.id === id && one.dialog.kind === kind);
  if (entry) $queue.set($queue.get().filter((one) => one !== entry));
  return entry;
}

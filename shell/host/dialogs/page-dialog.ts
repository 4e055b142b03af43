/**
 * A page of an app in a dialog over the whole shell: how it opens, what is told to it, and how it closes. It is a mount
 * of its own with what its app was granted. It goes with the run and the tab it was opened from, and the person can
 * close it whatever its page does.
 */
import { measure } from '#bridge/host/measure.ts';
import type { MethodAnswer, MethodRequest, MethodResult } from '#bridge/methods/define.ts';
import { largestDialogValue } from '#bridge/methods/dialog-pages.ts';
import { type AppMethods, appMethods, type ShellMethods } from '#bridge/methods/index.ts';
import { largestPageContent } from '#bridge/methods/page-content.ts';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { locale } from '#ui/texts/locale.ts';
import { askDiscard } from '../../stores/dialogs/dialogs.ts';
import {
  type DialogWords,
  dropPageDialog,
  notePageDialog,
  type PageDialog,
  pageDialog,
  putPageDialog,
} from '../../stores/dialogs/page-dialog.ts';
import { holdBack } from '../../stores/history/back-stack.ts';
import { activeTab } from '../../stores/history/navigation.ts';
import { registeredApps } from '../../stores/menu/menu.ts';
import { dropFrame } from '../../stores/tabs/frames.ts';
import { endLoading } from '../../stores/tabs/loading.ts';
import { t } from '../../texts/shell-texts.ts';
import type { Mount } from '../frames/mount.ts';
import { endBeside, mountBeside } from '../frames/pool.ts';
import { notePressFor } from '../keyboard/click.ts';
import type { AppCaller } from '../methods/caller.ts';

type Closed = MethodAnswer<ShellMethods['dialogs']['open']>;
type Press = MethodRequest<AppMethods['dialogButton']>;
type Done = MethodResult<AppMethods['dialogButton']>;

/** Milliseconds for which the press of a button holds back the next one (specification §5). */
const clickLock = 3_000;

/** Milliseconds a page may think about the person's wish to close it. */
const patience = 2_000;

/** What belongs to the one dialog that is open. */
interface Opened {
  readonly id: string;
  readonly end: (result: Closed) => void;
  /** Aborts when it is over. */
  readonly signal: AbortSignal;
  mount: Mount | null;
  asksToClose: boolean;
  /** How often the person wanted to close it. */
  attempts: number;
  presses: boolean;
  lockedUntil: number;
  /** Settles once the history stands where it stood before. */
  readonly left: Promise<void>;
}

let opened: Opened | null = null;
/** Whether one is open, or has not quite gone. */
let busy = false;

/** Whether an app may open one now. */
export function mayOpenPage(): boolean {
  return !busy;
}

/** Opens the page for an app and returns how it was closed; the frame comes once the dialog is drawn. */
export async function openPageDialog(
  words: DialogWords,
  { app }: AppCaller,
  signal: AbortSignal,
): Promise<Closed> {
  const id = crypto.randomUUID();
  const tabId = activeTab.get()?.id;
  const over = new AbortController();
  const { promise, resolve } = Promise.withResolvers<Closed>();
  const left = Promise.withResolvers<void>();
  busy = true;
  const leave = holdBack(() => void askToClose());
  const stops = [activeTab.listen((tab) => tab?.id !== tabId && resolve({ closed: 'ended' }))];
  signal.addEventListener('abort', () => resolve({ closed: 'ended' }));
  const fresh = { mount: null, asksToClose: false, attempts: 0, presses: false, lockedUntil: 0 };
  opened = { id, end: resolve, signal: over.signal, left: left.promise, ...fresh };
  putPageDialog({ ...words, id, app, mountId: '', round: 0, dirty: false });
  const result = await promise;
  for (const stop of stops) stop();
  over.abort();
  opened = null;
  dropPageDialog();
  unmountPage(id);
  await leave();
  busy = false;
  left.resolve();
  return result;
}

/** Puts the page's frame into its dialog; returns how to take it out again. */
export function mountPage({ id, app, route }: PageDialog, layer: HTMLElement): () => void {
  const frame = { run: id, layer, title: () => nameOf(app) };
  const mount = opened?.id === id ? mountBeside(app, frame) : null;
  if (!mount || !opened) return () => {};
  opened.mount = mount;
  notePageDialog({ mountId: mount.mountId });
  mount.name();
  mount.show({ tabId: id, route });
  const stop = pageDialog.listen(() => mount.name());
  return () => {
    stop();
    if (opened?.mount === mount) unmountPage(id);
  };
}

/** How a screen reader names the frame: by the dialog's title, and whose it is. */
function nameOf(app: string): string {
  const name = registeredApps.get().get(app)?.title[locale.get()] ?? app;
  return t('pageDialog.frame', { title: pageDialog.get()?.title ?? '', app: name });
}

function unmountPage(id: string): void {
  if (opened) opened.mount = null;
  endBeside();
  endLoading(id);
  dropFrame(id);
}

/** Gives the page the keyboard. */
export function enterPage(): void {
  opened?.mount?.focus();
}

/** Loads the page again, after it failed; what it held unsaved is gone. */
export function reloadPage(): void {
  const { round = 0 } = pageDialog.get() ?? {};
  notePageDialog({ round: round + 1, dirty: false });
}

/** Whether a call comes from the page in the dialog. */
export function isDialogPage({ mountId }: AppCaller): boolean {
  return pageDialog.get()?.mountId === mountId;
}

/** Whether a value is small enough to cross. */
export function fits(value: unknown): boolean {
  return measure(value, { bytes: largestDialogValue }).ok;
}

/** The page closes itself. */
export function closePageDialog(value: unknown): void {
  opened?.end({ closed: 'page', value });
}

/** A button of the foot was pressed; its lock is the shell's, not the page's. */
export async function pressButton(id: string): Promise<void> {
  const button = pageDialog.get()?.buttons.find((one) => one.id === id);
  if (!opened || !button || performance.now() < opened.lockedUntil) return;
  opened.lockedUntil = performance.now() + (button.delay ? clickLock : 1);
  const done = await press({ kind: 'button', id });
  const { disabledAutoClose } = pageDialog.get() ?? {};
  if (!done || done.done === false || disabledAutoClose) return;
  opened?.end({ closed: 'button', button: id, value: done.value });
}

/** An entry of "More" was chosen. */
export async function pressItem(id: string): Promise<void> {
  await press({ kind: 'item', id });
}

/** What the page says it shows; undefined when it does not say it, or the dialog has closed meanwhile. */
export async function readPageContent(): Promise<
  MethodResult<AppMethods['pageContent']> | undefined
> {
  const asked = opened;
  const answer = await asked?.mount?.ask(appMethods.pageContent, {});
  if (opened !== asked || !answer?.ok) return undefined;
  return measure(answer.value, { bytes: largestPageContent }).ok ? answer.value : undefined;
}

/** The person wants to see another record. */
export async function turnTo(page: number): Promise<void> {
  const done = await press({ kind: 'page', page });
  const { pagination } = pageDialog.get() ?? {};
  if (done && done.done !== false && pagination) {
    notePageDialog({ pagination: { ...pagination, page } });
  }
}

/** Tells the page and waits for it; undefined when it is asked already, is silent, or the dialog has closed meanwhile. */
async function press(given: Press): Promise<Done | undefined> {
  const asked = opened;
  if (!asked || asked.presses) return undefined;
  asked.presses = true;
  if (asked.mount) notePressFor(asked.mount.app.code);
  const answer = await asked.mount?.ask(appMethods.dialogButton, given);
  asked.presses = false;
  if (opened !== asked) return undefined;
  if (answer?.ok && fits(answer.value.value)) return answer.value;
  showToast(t('pageDialog.silent'), 'bad');
  return undefined;
}

/**
 * The person wants out: by the cross, by Escape, by Back. The page is informed, and may keep it open until the person has
 * been asked; one that is silent, or closes by itself alone, cannot keep anybody.
 */
export async function askToClose(): Promise<boolean> {
  const asked = opened;
  if (!asked || asked.asksToClose) return false;
  asked.asksToClose = true;
  asked.attempts += 1;
  const done = await tellOfClose(asked);
  const dialog = pageDialog.get();
  const closes = dialog?.id === asked.id && (await mayClose(asked, dialog, done));
  asked.asksToClose = false;
  const value = fits(done?.value) ? done?.value : undefined;
  if (closes) asked.end({ closed: 'cancel', value });
  return closes;
}

async function tellOfClose({ mount }: Opened): Promise<Done | undefined> {
  if (!mount || mount.isDead) return undefined;
  const answer = await Promise.race([
    mount.ask(appMethods.dialogButton, { kind: 'cancel' }),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience)),
  ]);
  return answer?.ok ? answer.value : undefined;
}

async function mayClose(
  { signal, attempts, mount }: Opened,
  { app, mountId, closeConfirm, disabledAutoClose, dirty, id }: PageDialog,
  done: Done | undefined,
): Promise<boolean> {
  if (disabledAutoClose && done && attempts === 1) return false;
  const asks = dirty || closeConfirm !== false || done?.done === false || disabledAutoClose;
  if (!asks) return true;
  const text = typeof closeConfirm === 'string' ? closeConfirm : null;
  if (!(await askDiscard({ speaker: { app, mountId }, text }, signal))) return false;
  if (dirty && !mount?.isDead) await mount?.ask(appMethods.discarded, { tabId: id });
  return true;
}

/** Before a page in a dialog leads the person elsewhere: it closes first. False when it stays. */
export async function leavePageDialog(caller: AppCaller): Promise<boolean> {
  const asked = opened;
  if (!asked || !isDialogPage(caller)) return true;
  if (!(await askToClose())) return false;
  await asked.left;
  return true;
}

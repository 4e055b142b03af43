/**
 * Who has the keyboard. A frame can take it without a gesture by `window.focus()`: from an open modal dialog, and
 * even while it is not displayed. From the shell's own page that shows as the active element; from another frame it
 * shows nowhere but in the frame that lost it, which therefore tells. A parked frame that takes the keyboard is
 * struck, and while a secret is typed a frame that takes it is removed (`secret.ts`).
 */
import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import type { Mount } from '../frames/mount.ts';
import type { AppCaller } from '../methods/caller.ts';
import { stopBeside } from './tab-order.ts';

/** Milliseconds between two looks; three strikes remove a frame, so a thief has it for half a second at most. */
const lookEvery = 100;

/** Milliseconds the shell keeps the keyboard after a theft, so that a thief who comes again shows itself. */
const calm = 300;

/** The dialogs of the shell that hold the keyboard, the one on top last. */
const dialogs: HTMLElement[] = [];

let mounts: () => readonly Mount[] = () => [];
let mayType: (mount: Mount) => boolean = () => true;
/** What had the keyboard rightly before; it gets it back. */
let holder: HTMLElement | null = null;
/** Until when the shell keeps the keyboard; 0 while everything is in order. */
let keepUntil = 0;
/** Until when no frame may have the keyboard: one came to the front that the person has not asked for. */
let heldUntil = 0;

/** Whom a frame is reported to that takes the keyboard while a secret is typed. */
const guards = new Set<(taker: Mount) => void>();

export const focusHandlers: Handlers<AppCaller>['focus'] = {
  lost(_, { mountId }) {
    const { activeElement } = document;
    const loser = mounts().find((mount) => mount.mountId === mountId);
    if (!(activeElement instanceof HTMLElement) || !loser?.owns(activeElement)) return null;
    // The page still has the keyboard, and the shell believes the loser has it: another frame took it.
    if (document.hasFocus() && mayHold(loser)) {
      holder = activeElement;
      takeBack(activeElement);
    }
    return null;
  },
  leave({ direction }, { mountId }) {
    const { activeElement } = document;
    const holds = mounts().find((mount) => mount.mountId === mountId);
    if (!(activeElement instanceof HTMLElement && holds?.owns(activeElement)))
      return refuse('busy');
    if (!holds.isVisible) return refuse('busy');
    stopBeside(activeElement, direction)?.focus();
    return null;
  },
};

/** Keeps the keyboard in a dialog of the shell for as long as it is open; returns how to stop. */
export function holdFocus(dialog: HTMLElement): () => void {
  dialogs.push(dialog);
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
  };
}

/**
 * Takes the keyboard out of every frame, and from now on back from each that takes it, without a moment of calm: what is typed
 * next belongs to the shell. Returns how to stop.
 */
export function guardKeyboard(onTaken: (taker: Mount) => void): () => void {
  guards.add(onTaken);
  const { activeElement } = document;
  const taker = activeElement && mounts().find((mount) => mount.owns(activeElement));
  holder = null;
  if (taker && activeElement instanceof HTMLElement) {
    activeElement.blur();
    window.focus();
  }
  return () => {
    guards.delete(onTaken);
  };
}

/** Keeps the keyboard from every frame for some milliseconds. */
export function holdKeyboard(milliseconds: number): void {
  heldUntil = performance.now() + milliseconds;
  holder = null;
}

/** Looks after the keyboard for the mounted frames; returns how to stop. */
export function watchFocus(
  mountedFrames: () => readonly Mount[],
  mayTypeNow: (mount: Mount) => boolean,
): () => void {
  mounts = mountedFrames;
  mayType = mayTypeNow;
  const timer = setInterval(look, lookEvery);
  addEventListener('blur', look);
  document.addEventListener('focusin', look);
  return () => {
    clearInterval(timer);
    removeEventListener('blur', look);
    document.removeEventListener('focusin', look);
    mounts = () => [];
    holder = null;
  };
}

function look(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return;
  if (activeElement === document.body) {
    if (keepUntil > 0 && performance.now() > keepUntil) giveBack();
    return;
  }
  const taker = mounts().find((mount) => mount.owns(activeElement));
  if (taker && guards.size > 0) {
    activeElement.blur();
    for (const report of guards) report(taker);
    giveBack();
    return;
  }
  if (taker?.isVisible && mayHold(taker) && performance.now() < heldUntil) {
    takeBack(activeElement);
    // It may have it then.
    [holder, keepUntil] = [activeElement, heldUntil];
  } else if (taker && isTheft(taker, activeElement)) {
    takeBack(activeElement);
    taker.strike();
    if (!mounts().includes(taker)) giveBack();
  } else holder = activeElement;
}

/** A frame that had the keyboard when a dialog opened is no thief: the dialog has not taken the keyboard yet. */
function isTheft(taker: Mount, frame: HTMLElement): boolean {
  return !taker.isVisible || (frame !== holder && !mayHold(taker));
}

/** Whether a frame may have the keyboard as things stand. */
function mayHold(mount: Mount): boolean {
  return mayType(mount) && dialogs.length === 0;
}

/** Takes the keyboard into the shell's own page, which does not know which field inside the frame had it. */
function takeBack(from: HTMLElement): void {
  from.blur();
  keepUntil = performance.now() + calm;
}

function giveBack(): void {
  keepUntil = 0;
  const dialog = dialogs.at(-1);
  if (dialog && !dialog.contains(holder)) dialog.focus();
  else holder?.focus();
}

/**
 * Whether a click of the person speaks for a file of an app. The browser tells that somebody has just clicked, not
 * where, so the shell looks at what a click in a frame leaves behind: the frame has the keyboard, and nothing was
 * pressed on the shell for as long as a click lasts. After a press on the shell it is enough for an app of the house
 * that the keyboard went into its frame since, and the shell did not give it; an app of somebody else might have taken
 * it by itself, and the person is asked. What an app had the shell draw, a button or a question, is pressed for it.
 */
import { computed } from 'nanostores';
import { pageDialog } from '../../stores/dialogs/page-dialog.ts';
import { activeTab } from '../../stores/history/navigation.ts';
import { mountOf } from '../frames/pool.ts';
import type { AppCaller } from '../methods/caller.ts';

/** Milliseconds for which browsers hold a click for the cause of what happens. */
const clickLasts = 5_000;

/** Files saved for one click: a person may choose a few, one after the other. */
const mostFiles = 3;

/** What was seen of the person since the last press on the shell, or in a frame that is in front no more. */
const since = {
  /** When that was. */
  pressedAt: Number.NEGATIVE_INFINITY,
  /** The frame that the keyboard went into. */
  entered: null as Element | null,
};

const noPress = { app: '', at: Number.NEGATIVE_INFINITY } as const;

/** The last press on what an app had the shell draw for it. */
let pressedFor: { readonly app: string; readonly at: number } = noPress;
let answeredAt = Number.NEGATIVE_INFINITY;
let savedAt: readonly number[] = [];

/** Looks where the person clicks; returns how to stop. */
export function watchClicks(): () => void {
  const given = { capture: true, passive: true } as const;
  const presses = ['pointerdown', 'pointerup', 'keydown'] as const;
  for (const name of presses) addEventListener(name, notePress, given);
  addEventListener('focusin', noteGiven);
  addEventListener('blur', noteEntered);
  const front = computed([activeTab, pageDialog], (tab, over) => over?.mountId ?? tab?.app ?? '');
  // A click on what was in front before speaks for nothing that comes in its place.
  const stop = front.listen(() => navigator.userActivation.isActive && forgetFrames());
  return () => {
    for (const name of presses) removeEventListener(name, notePress, given);
    removeEventListener('focusin', noteGiven);
    removeEventListener('blur', noteEntered);
    stop();
  };
}

/** A moment at which the person had just clicked in the caller's frame or for it; undefined at any other. */
export function clickedNow({ app, mountId }: AppCaller): number | undefined {
  const now = performance.now();
  if (!navigator.userActivation.isActive) return undefined;
  const isPressedFor = pressedFor.app === app && now - pressedFor.at < clickLasts;
  return isPressedFor || isInside(app, mountId) ? now : undefined;
}

/** Notes that the person pressed what an app had the shell draw for it. */
export function notePressFor(app: string): void {
  pressedFor = { app, at: performance.now() };
}

/** Whether a file may be saved for a click without a question, which counts it. */
export function takeClick(clickedAt: number | undefined): boolean {
  const now = performance.now();
  savedAt = savedAt.filter((at) => now - at < clickLasts);
  if (clickedAt === undefined || clickedAt < answeredAt || savedAt.length >= mostFiles)
    return false;
  savedAt = [...savedAt, now];
  return true;
}

/** The person said whether a file is wanted: that click was for this one alone. */
export function spendClick(): void {
  answeredAt = performance.now();
  pressedFor = noPress;
  forgetFrames();
}

/** Whether the click was made in the frame of a run, as far as can be seen. */
function isInside(app: string, mountId: string): boolean {
  const { activeElement } = document;
  const mount = mountOf(app, mountId);
  if (!activeElement || !mount?.owns(activeElement)) return false;
  if (performance.now() - since.pressedAt >= clickLasts) return true;
  return mount.app.tier === 'in-house' && since.entered === activeElement;
}

function notePress({ isTrusted }: Event): void {
  if (isTrusted) forgetFrames();
}

function noteEntered({ target }: Event): void {
  if (target === window) since.entered = document.activeElement;
}

/** A frame that the shell itself gives the keyboard has a `focusin` of its element; one that is clicked in has none. */
function noteGiven({ target }: Event): void {
  if (target === since.entered) since.entered = null;
}

function forgetFrames(): void {
  since.pressedAt = performance.now();
  since.entered = null;
}

/**
 * Presses of the person that were meant for what stood there a moment ago. An app can change what is in front, or have
 * the shell ask something, between the two clicks of a double click: the second one would land in another app, or
 * answer a question that was not read. What appears without a press on the shell takes no press for half a second.
 */
import { type Dialog, dialog } from '../../stores/dialogs/dialogs.ts';
import { activeTab, checkedTab } from '../../stores/history/navigation.ts';
import type { Tab } from '../../stores/tabs/tabs.ts';
import { mountOf } from '../frames/pool.ts';
import { holdKeyboard } from './focus.ts';

/** Milliseconds that systems give a person at most for the second click of a double click. */
const doubleClick = 500;

/** Milliseconds after a press on the shell in which an app that comes to the front is what it led to. */
const leadsToApp = 300;

/** The same for a question of the shell, before which apps are asked. */
const leadsToQuestion = 2_000;

let pressedAt = Number.NEGATIVE_INFINITY;

/** Keeps presses and keys from an app that comes in the place of another one by itself; returns how to stop. */
export function shieldFrames(layer: HTMLElement): () => void {
  const given = { capture: true, passive: true } as const;
  for (const name of presses) addEventListener(name, notePress, given);
  // The shell's own pages come there too.
  const content = layer.closest('main') ?? layer;
  let before = checkedTab.get()?.app;
  let wanted = { app: before, isLed: true };
  let release = (): void => {};
  // What has led to an app is known as it begins; the app is in front once the rights were checked.
  const begin = (tab: Tab | null): void => {
    if (tab?.app !== wanted.app) wanted = { app: tab?.app, isLed: hasPressed(leadsToApp) };
  };
  const stopBegin = activeTab.listen(begin);
  const stop = checkedTab.listen((tab) => {
    begin(tab);
    const isOther = before !== undefined && tab?.app !== before;
    before = tab?.app;
    if (!isOther || wanted.isLed) return;
    release();
    release = holdContent(content);
  });
  return () => {
    stopBegin();
    stop();
    release();
    for (const name of presses) removeEventListener(name, notePress, given);
  };
}

const presses = ['pointerdown', 'pointerup', 'keydown'] as const;

/**
 * Keeps presses from a question that came by itself: the keyboard from pressing what is in it, and the pointer from all
 * there is, since a press beside a question can answer it as well. Returns how to end that.
 */
export function shieldQuestion(asked: Dialog): () => void {
  if (!isSudden(asked)) return () => {};
  const uncover = cover(document.documentElement);
  const drop = (event: Event): void => {
    const isPress = !(event instanceof KeyboardEvent) || pressing.has(event.key);
    if (!isPress || !event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const end = (): void => {
    clearTimeout(timer);
    uncover();
    for (const name of dropped) removeEventListener(name, drop, true);
  };
  const timer = setTimeout(end, doubleClick);
  for (const name of dropped) addEventListener(name, drop, true);
  return end;
}

/** What would reach a button, or those who look for presses beside a dialog. */
const dropped = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown'] as const;

const pressing: ReadonlySet<string> = new Set(['Enter', ' ']);

/** Whether an app has it asked, or nothing that was pressed on the shell has led to it. */
function isSudden(asked: Dialog): boolean {
  switch (asked.kind) {
    case 'leave':
    case 'evict':
    case 'discard':
      return !hasPressed(leadsToQuestion);
    case 'outside':
      return asked.source.kind !== 'menu';
    default:
      return true;
  }
}

function hasPressed(within: number): boolean {
  return performance.now() - pressedAt < within;
}

/** What is covered gets no press, and no frame the keyboard, which afterwards is where a frame had it before. */
function holdContent(content: HTMLElement): () => void {
  const hadKeyboard = document.activeElement instanceof HTMLIFrameElement;
  const uncover = cover(content);
  holdKeyboard(doubleClick);
  const timer = setTimeout(() => {
    uncover();
    const isFree = document.activeElement === document.body && dialog.get() === null;
    if (hadKeyboard && isFree) mountOf(checkedTab.get()?.app ?? '')?.focus();
  }, doubleClick);
  return () => {
    clearTimeout(timer);
    uncover();
  };
}

const covers = new Set<EventTarget>();

/** Lays something that cannot be seen over an element, which takes every press on it; returns how to take it away. */
function cover(element: HTMLElement): () => void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.createElement('div');
  over.dataset.shield = '';
  Object.assign(over.style, {
    position: 'fixed',
    zIndex: '2147483647',
    pointerEvents: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  covers.add(over);
  document.body.append(over);
  return () => {
    covers.delete(over);
    over.remove();
  };
}

/** What falls on a cover was meant for what was there before, and leads to nothing. */
function notePress({ isTrusted, target }: Event): void {
  if (isTrusted && !(target && covers.has(target))) pressedAt = performance.now();
}

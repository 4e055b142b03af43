/**
 * The entries of the browser's history as the shell counts, writes and reads them; `navigation.ts` says what they mean.
 * Every entry has its place in the count as soon as any link or script adds it, so that a move can be taken back exactly
 * in every browser. The page hears of Back only while the entry before belongs to its own document. So no one stays on
 * the first entry: it is doubled, and Back from its double goes on to where Back led before.
 */

import { type Place, placePath } from '../tabs/places.ts';
import { beforePaint } from './frame-synced.ts';

/** What the shell keeps with every entry of the history. */
export interface Entry {
  /** Its place among the entries of the document, of which the first has 0, or 1 where it is never doubled. */
  readonly index: number;
  /** The tab in front; absent while it is not noted yet, and on pages of the shell. */
  readonly tabId?: string;
  /** True of the first one when the next one is its double. */
  readonly doubled?: true;
}

/** Where the history stands, and what is being done to it from here. */
const standing = {
  /** The index of the entry in front. */
  position: 0,
  /** Adds an entry to the history; null while they are not counted. */
  add: null as ((state: unknown, url?: string | URL | null) => void) | null,
  /** Writes what the entry in front still lacks; null when it lacks nothing. */
  lacks: null as (() => void) | null,
  /** True while an entry is written here: tabs and frames are where it leads already. */
  writes: false,
  /** True while a move of the person is taken back. */
  undoes: false,
  /** Settles when the move that takes another one back has arrived. */
  undone: Promise.resolve(),
};

/** Counts every entry that is added from now on, by links and scripts as well as here. */
export function countEntries(): void {
  if (standing.add) return;
  const { pushState, replaceState } = history;
  const add = (state: unknown, url?: string | URL | null): void => {
    // Once another entry is in front, this one could not be written any more.
    writeNow();
    standing.position += 1;
    pushState.call(history, counted(state), '', url);
  };
  standing.add = add;
  const entry = readEntry();
  standing.position = entry?.index ?? firstIndex();
  if (!entry) replaceState.call(history, counted(history.state), '');
  history.pushState = (state, _, url) => {
    doubleFirst();
    add(state, url);
  };
  history.replaceState = (state, _, url) => {
    const { doubled } = readEntry() ?? {};
    replaceState.call(history, { ...counted(state), ...(doubled && { doubled }) }, '', url);
  };
}

/** Position of the entry in front. */
export function position(): number {
  return standing.position;
}

/** Notes that another entry is in front. */
export function standAt(index: number): void {
  standing.position = index;
}

/** Whether the change of the history that is heard of was made here. */
export function isWriting(): boolean {
  return standing.writes;
}

/** Drops what the entry in front still lacks: another one is in front by now. */
export function forgetUnwritten(): void {
  standing.lacks = null;
}

/** Writes the entry of a place of a tab. */
export function write(how: 'pushState' | 'replaceState', tabId: string, place: Place): void {
  writeNow();
  writeQuietly(() => history[how]({ tabId }, '', placePath(place)));
}

/** Notes the tab with the entry in front before the next paint: the app that is shown answers sooner for it. */
export function writeSoon(tabId: string, place: Place): void {
  const note = (): void => {
    if (standing.lacks !== note) return;
    standing.lacks = null;
    write('replaceState', tabId, place);
  };
  standing.lacks = note;
  beforePaint(note);
}

/** The entry in front; undefined where it is not counted, such as one of the sign-in page. */
export function readEntry(): Entry | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return undefined;
  const index: unknown = Reflect.get(state, 'index');
  const tabId: unknown = Reflect.get(state, 'tabId');
  if (typeof index !== 'number') return undefined;
  return {
    index,
    ...(typeof tabId === 'string' && { tabId }),
    ...(Reflect.get(state, 'doubled') === true && { doubled: true }),
  };
}

/** Doubles the first entry where it is in front, so that the page hears of Back from here on. */
export function doubleFirst(): void {
  if (standing.position !== 0) return;
  writeNow();
  const { tabId } = readEntry() ?? {};
  writeQuietly(() => {
    history.replaceState({ tabId, doubled: true }, '');
    standing.add?.({ tabId });
  });
}

/** No one stays on a doubled entry: Back leads on out of it, any other way to its double. Returns whether it is one. */
export function passOver(): boolean {
  if (!readEntry()?.doubled) return false;
  if (standing.position === 1) {
    standing.position = 0;
    history.back();
  } else history.forward();
  return true;
}

/** Moves in the history without going anywhere; settles when it has arrived. */
export function undo(steps: number): Promise<void> {
  standing.undoes = true;
  standing.undone = new Promise((resolve) =>
    addEventListener('popstate', () => resolve(), { once: true }),
  );
  history.go(steps);
  return standing.undone;
}

/** Settles when no move is being taken back. */
export function settled(): Promise<void> {
  return standing.undone;
}

/** Ends the taking back of a move, now that one is heard of; returns whether it was that. */
export function endUndo(): boolean {
  const was = standing.undoes;
  standing.undoes = false;
  return was;
}

/** The history belongs to somebody else from here on: nothing of it is taken back. */
export function leaveHistory(): void {
  standing.lacks = null;
  standing.undoes = false;
  standing.undone = Promise.resolve();
}

/** Writes what the entry in front still lacks. */
function writeNow(): void {
  standing.lacks?.();
}

/** Changes the history while tabs and frames stay where they are. */
function writeQuietly(change: () => void): void {
  standing.writes = true;
  change();
  standing.writes = false;
}

function counted(state: unknown): object {
  return { ...(typeof state === 'object' ? state : null), index: standing.position };
}

/**
 * The index of the first entry: 0 where it can be left by Back and so will be doubled, otherwise 1. With nothing before it
 * there is no Back to hear of, but for the one that a phone always has.
 */
function firstIndex(): number {
  return history.length > 1 || matchMedia('(pointer: coarse)').matches ? 0 : 1;
}

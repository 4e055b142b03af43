/** The entries of the browser's history as the shell writes and reads them; `navigation.ts` says what they mean. */
import { beforePaint } from './drawn.ts';
import { type Place, placePath } from './places.ts';

/** What the shell keeps with every entry of the history. */
export interface Entry {
  readonly tabId: string;
  /** Position in the history, counted up, so that a refused move can be undone exactly. */
  readonly index: number;
}

let at = 0;
let undoing = false;
/** Settles when the move that takes another one back has arrived. */
let undone: Promise<void> = Promise.resolve();
/** Whether the history changes because this module says so: tabs and frames are where it leads already. */
let writing = false;
/** Writes what the entry in front still lacks; null when it lacks nothing. */
let unwritten: (() => void) | null = null;

/** Position of the entry in front. */
export function position(): number {
  return at;
}

/** Notes that another entry is in front. */
export function standAt(index: number): void {
  at = index;
}

/** Whether the change of the history that is heard of was made here. */
export function isWriting(): boolean {
  return writing;
}

/** Writes what the entry in front still lacks. */
export function writeNow(): void {
  unwritten?.();
}

/** Drops what it still lacks: another one is in front by now. */
export function forgetUnwritten(): void {
  unwritten = null;
}

/** Writes the entry of a place of a tab. */
export function write(
  how: 'pushState' | 'replaceState',
  tabId: string,
  place: Place,
  index: number = at,
): void {
  writeNow();
  const entry: Entry = { tabId, index };
  writing = true;
  history[how](entry, '', placePath(place));
  writing = false;
}

/** Notes the tab with the entry in front before the next paint: the app that is shown answers sooner for it. */
export function writeSoon(tabId: string, place: Place): void {
  // The next entry may be counted already when this one is written before it.
  const index = at;
  const note = (): void => {
    if (unwritten !== note) return;
    unwritten = null;
    write('replaceState', tabId, place, index);
  };
  unwritten = note;
  beforePaint(note);
}

/** The entry in front; undefined where it is none of ours, or not written yet. */
export function readEntry(): Entry | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return undefined;
  const tabId: unknown = Reflect.get(state, 'tabId');
  const index: unknown = Reflect.get(state, 'index');
  return typeof tabId === 'string' && typeof index === 'number' ? { tabId, index } : undefined;
}

/** Moves in the history without going anywhere; settles when it has arrived. */
export function undo(steps: number): Promise<void> {
  undoing = true;
  undone = new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }));
  history.go(steps);
  return undone;
}

/** Whether a move is being taken back. */
export function isUndoing(): boolean {
  return undoing;
}

/** Settles when no move is being taken back. */
export function settled(): Promise<void> {
  return undone;
}

/** Ends the taking back of a move, now that one is heard of; answers whether it was that. */
export function endUndo(): boolean {
  const was = undoing;
  undoing = false;
  return was;
}

/** The history belongs to somebody else from here on: nothing of it is taken back. */
export function leaveHistory(): void {
  unwritten = null;
  undoing = false;
  undone = Promise.resolve();
}

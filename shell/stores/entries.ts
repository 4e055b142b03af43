/** The entries of the browser's history as the shell writes and reads them; `navigation.ts` says what they mean. */
import { beforePaint } from './drawn.ts';
import { type Place, placePath } from './places.ts';

/** What the shell keeps with every entry of the history. */
export interface Entry {
  readonly tabId: string;
  /** Position in the history, counted up, so that a refused move can be undone exactly. */
  readonly index: number;
}

/** Where the history stands, and what is being done to it from here. */
const standing = {
  /** Position of the entry in front. */
  position: 0,
  /** Writes what the entry in front still lacks; null when it lacks nothing. */
  lacks: null as (() => void) | null,
  /** True while an entry is written here: tabs and frames are where it leads already. */
  writes: false,
  /** True while a move of the person is taken back. */
  undoes: false,
  /** Settles when the move that takes another one back has arrived. */
  undone: Promise.resolve(),
};

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

/** Writes what the entry in front still lacks. */
export function writeNow(): void {
  standing.lacks?.();
}

/** Drops what it still lacks: another one is in front by now. */
export function forgetUnwritten(): void {
  standing.lacks = null;
}

/** Writes the entry of a place of a tab. */
export function write(
  how: 'pushState' | 'replaceState',
  tabId: string,
  place: Place,
  index: number = standing.position,
): void {
  writeNow();
  const entry: Entry = { tabId, index };
  standing.writes = true;
  history[how](entry, '', placePath(place));
  standing.writes = false;
}

/** Notes the tab with the entry in front before the next paint: the app that is shown answers sooner for it. */
export function writeSoon(tabId: string, place: Place): void {
  // The next entry may be counted already when this one is written before it.
  const index = standing.position;
  const note = (): void => {
    if (standing.lacks !== note) return;
    standing.lacks = null;
    write('replaceState', tabId, place, index);
  };
  standing.lacks = note;
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
  standing.undoes = true;
  standing.undone = new Promise((resolve) =>
    addEventListener('popstate', () => resolve(), { once: true }),
  );
  history.go(steps);
  return standing.undone;
}

/** Whether a move is being taken back. */
export function isUndoing(): boolean {
  return standing.undoes;
}

/** Settles when no move is being taken back. */
export function settled(): Promise<void> {
  return standing.undone;
}

/** Ends the taking back of a move, now that one is heard of; answers whether it was that. */
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

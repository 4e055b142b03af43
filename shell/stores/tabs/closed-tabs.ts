/** The pages closed lately, kept for as long as the browser tab lives, so that they can be opened again. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { isRoute } from '#bridge/methods/atoms.ts';
import { readSession, writeSession } from '../session/storage.ts';
import type { Place } from './places.ts';

/** One closed page. */
export interface ClosedTab extends Place {
  readonly ownTitle: string | null;
  /** Where it stood in the strip, counted from 0. */
  readonly position: number;
}

/** How many closed pages are kept. */
const most = 10;

const $closed = atom<readonly ClosedTab[]>(readKept());

/** The closed pages, the last one first. */
export const closedTabs: ReadableAtom<readonly ClosedTab[]> = computed($closed, (list) => list);

/** Keeps a page that is being closed. */
export function noteClosed(
  { app, route, ownTitle }: Omit<ClosedTab, 'position'>,
  position: number,
): void {
  put([{ app, route, ownTitle, position }, ...$closed.get()].slice(0, most));
}

/** Takes out the page closed last that fits, and forgets those passed over. */
export function takeClosed(fits: (closed: ClosedTab) => boolean): ClosedTab | undefined {
  const list = $closed.get();
  const at = list.findIndex(fits);
  put(at < 0 ? [] : list.slice(at + 1));
  return list[at];
}

function put(next: readonly ClosedTab[]): void {
  $closed.set(next);
  writeSession('closedTabs', next.length > 0 ? JSON.stringify(next) : undefined);
}

/** Reads what was stored; it may have been changed by hand, so every part is checked. */
function readKept(): ClosedTab[] {
  try {
    const list: unknown = JSON.parse(readSession('closedTabs') ?? '[]');
    return Array.isArray(list) ? list.slice(0, most).flatMap(readTab) : [];
  } catch {
    return [];
  }
}

function readTab(kept: Partial<Record<keyof ClosedTab, unknown>> | null): ClosedTab[] {
  const { app, route, ownTitle, position } = kept ?? {};
  if (typeof app !== 'string' || typeof route !== 'string' || !isRoute(route)) return [];
  if (typeof position !== 'number' || !Number.isInteger(position)) return [];
  return [
    { app, route, ownTitle: typeof ownTitle === 'string' ? ownTitle.slice(0, 64) : null, position },
  ];
}

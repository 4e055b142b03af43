/**
 * The pages of the menu a person has starred in a company. The gateway keeps them for every machine; what is in this
 * browser is for the first paint.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { starPage } from '#bridge/calls/home/kept.ts';
import { callGateway } from '../../gateway.ts';
import { session } from '../session/session.ts';
import { readLocal, writeLocal } from '../session/storage.ts';
import { type MenuEntry, menuGroups } from './menu.ts';

interface Favourite {
  /** The account in the company. */
  readonly owner: string;
  /** The entry's key in the menu. */
  readonly key: string;
}

/** How many stars are kept on one machine. */
const most = 500;

const $kept = atom<readonly Favourite[]>(readKept());

const $owner = computed(session, (info) => (info ? `${info.tenant.id}/${info.user.id}` : ''));

/** Keys of the starred entries, in the order they were starred. */
export const favouriteKeys: ReadableAtom<readonly string[]> = computed(
  [$kept, $owner],
  (kept, owner) => kept.filter((one) => one.owner === owner).map(({ key }) => key),
);

/** The starred pages that the person may still open. */
export const favourites: ReadableAtom<readonly MenuEntry[]> = computed(
  [favouriteKeys, menuGroups],
  (keys, groups) => {
    const shown = groups.flatMap(({ entries }) => entries).filter((entry) => entry.shown);
    return keys.flatMap((key) => shown.find((entry) => entry.key === key) ?? []);
  },
);

/** How many changes the gateway has not answered yet; until then this machine knows better. */
let unanswered = 0;
/** How many there have been at all. */
let changes = 0;
let sending: Promise<unknown> = Promise.resolve();

/** Gives an entry its star, or takes it away, at once; goes back and fails when the gateway cannot keep it. */
export async function toggleFavourite(key: string): Promise<void> {
  const starred = !favouriteKeys.get().includes(key);
  show(key, starred);
  try {
    await keep(key, starred);
  } catch (cause) {
    show(key, !starred);
    throw cause;
  }
}

/** How many changes there have been so far, to be noted before the gateway is asked for the stars. */
export function countChanges(): number {
  return changes;
}

/**
 * Takes the stars as the gateway kept them when there had been so many changes; a person it knows none of gives it those
 * of this machine. What was changed since, it has answered with all stars there are.
 */
export async function adoptFavourites(
  kept: readonly string[] | null,
  changesBefore: number,
): Promise<void> {
  if (unanswered > 0 || changes !== changesBefore) return;
  if (kept) showAll(kept);
  else for (const key of favouriteKeys.get()) await keep(key, true).catch(() => undefined);
}

// One after the other: the answer to the last one is what is kept.
function keep(key: string, starred: boolean): Promise<void> {
  const owner = $owner.get();
  unanswered += 1;
  changes += 1;
  const sent = sending
    .then(() => callGateway(starPage, { key, starred }))
    .finally(() => {
      unanswered -= 1;
    });
  sending = sent.catch(() => undefined);
  return sent.then(({ favourites: all }) => {
    if (unanswered === 0 && $owner.get() === owner) showAll(all);
  });
}

function show(key: string, starred: boolean): void {
  const others = favouriteKeys.get().filter((one) => one !== key);
  showAll(starred ? [...others, key] : others);
}

function showAll(keys: readonly string[]): void {
  const owner = $owner.get();
  // Another person may have starred some on this machine meanwhile.
  const others = readKept().filter((one) => one.owner !== owner);
  const next = [...others, ...keys.map((key) => ({ owner, key }))].slice(-most);
  writeLocal('favourites', next.length > 0 ? JSON.stringify(next) : undefined);
  $kept.set(next);
}

/** Reads what was stored; it may have been changed by hand, so every part is checked. */
function readKept(): Favourite[] {
  try {
    const list: unknown = JSON.parse(readLocal('favourites') ?? '[]');
    return Array.isArray(list) ? list.slice(-most).flatMap(readOne) : [];
  } catch {
    return [];
  }
}

function readOne(kept: Partial<Record<keyof Favourite, unknown>> | null): Favourite[] {
  const { owner, key } = kept ?? {};
  return typeof owner === 'string' && typeof key === 'string' ? [{ owner, key }] : [];
}

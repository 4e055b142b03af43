/** The pages of the menu a person has starred, kept on this machine for each account in each company. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { type MenuEntry, menuGroups } from './menu.ts';
import { session } from './session.ts';
import { readLocal, writeLocal } from './storage.ts';

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

/** Gives an entry its star, or takes it away. */
export function toggleFavourite(key: string): void {
  const owner = $owner.get();
  // Another browser tab may have starred some meanwhile.
  const kept = readKept();
  const others = kept.filter((one) => one.owner !== owner || one.key !== key);
  const next = others.length < kept.length ? others : [...kept, { owner, key }].slice(-most);
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

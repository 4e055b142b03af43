/** What the gateway keeps of the portal for the person, on every machine: asked for once the page has nothing better to do. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { keepTourSeen, keptByPerson } from '#bridge/calls/home/kept.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { callGateway } from '../../gateway.ts';
import { adoptFavourites, countChanges } from '../menu/favourites.ts';
import { session } from '../session/session.ts';

/** Milliseconds after which it is asked for, however busy the page is. */
const patience = 1_000;

const $kept = atom<ResultOf<typeof keptByPerson> | undefined>(undefined);

/** Whether the person has seen the tour on any machine; undefined until it is known. */
export const tourSeenElsewhere: ReadableAtom<boolean | undefined> = computed(
  $kept,
  (kept) => kept?.tourSeen,
);

/** Asks for what is kept, for the person who is signed in from now on; returns how to stop. */
export function followUserSettings(): () => void {
  let left = false;
  whenIdle(() => left || void load(() => left));
  return () => {
    left = true;
    $kept.set(undefined);
  };
}

/** Remembers for every machine that the tour was seen; unsaid, it is offered once more elsewhere. */
export async function noteTourSeenEverywhere(): Promise<void> {
  const kept = $kept.get();
  if (kept) $kept.set({ ...kept, tourSeen: true });
  await callGateway(keepTourSeen, {}).catch(() => undefined);
}

async function load(isLeft: () => boolean): Promise<void> {
  const owner = session.get()?.user.id;
  const changesBefore = countChanges();
  // Without an answer this machine's own memory stands.
  const kept = await callGateway(keptByPerson, {}).catch(() => undefined);
  if (!kept || isLeft() || session.get()?.user.id !== owner) return;
  $kept.set(kept);
  await adoptFavourites(kept.favourites, changesBefore);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: patience });
  else setTimeout(work, patience);
}

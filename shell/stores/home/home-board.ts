/** The cards of the home page and how the person arranged them; the gateway keeps the arrangement for every browser. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { homeBoard, saveHomeLayout } from '#bridge/calls/home/board.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { callGateway } from '../../gateway.ts';
import { type HomeLayout, orderCards } from './home-order.ts';

type Board = ResultOf<typeof homeBoard>;

/** One card that an app supplies. */
export type AppCard = Board['cards'][number];

/** One card of the page: the portal's own, or an app's. */
export type HomeCard =
  | { readonly kind: 'own'; readonly key: OwnKey; readonly size: AppCard['size'] }
  | {
      readonly kind: 'app';
      readonly key: string;
      readonly size: AppCard['size'];
      readonly card: AppCard;
    };

/** The portal's own cards. */
export type OwnKey = 'shell.todos' | 'shell.notices' | 'shell.shortcuts';

/** What is known of the board. */
export type BoardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'loaded';
      /** In the order the person gave them. */
      readonly shown: readonly HomeCard[];
      readonly hidden: readonly HomeCard[];
      /** The day it is where the company works, `YYYY-MM-DD`. */
      readonly today: string;
      /** The hour of that day, 0 to 23. */
      readonly hour: number;
      /** Apps whose lines stand among the to-dos. */
      readonly todos: readonly AppCard[];
    };

const $board = atom<Board | 'failed' | undefined>(undefined);

/** The board as it stands now. */
export const board: ReadableAtom<BoardState> = computed($board, (known): BoardState => {
  if (known === undefined) return { kind: 'loading' };
  if (known === 'failed') return { kind: 'failed' };
  const all = allCards(known.cards);
  const { shown, hidden } = orderCards(all, known.layout);
  return {
    kind: 'loaded',
    shown,
    hidden,
    today: known.today,
    hour: known.hour,
    todos: known.cards.filter((card) => card.joins === 'todos'),
  };
});

/** Loads the board; what is known stays when it cannot be loaded again. */
export async function loadBoard(): Promise<void> {
  try {
    $board.set(await callGateway(homeBoard, {}));
  } catch {
    if (typeof $board.get() !== 'object') $board.set('failed');
  }
}

/** Whole rows first, then what waits and what is new, then the apps', and the ways elsewhere last. */
function allCards(cards: readonly AppCard[]): readonly HomeCard[] {
  const apps = cards
    .filter((card) => card.joins === 'none')
    .map((card): HomeCard => ({ kind: 'app', key: card.key, size: card.size, card }));
  return [
    ...apps.filter(({ size }) => size === 'full'),
    { kind: 'own', key: 'shell.todos', size: 'small' },
    { kind: 'own', key: 'shell.notices', size: 'wide' },
    ...apps.filter(({ size }) => size !== 'full'),
    { kind: 'own', key: 'shell.shortcuts', size: 'small' },
  ];
}

let saving: Promise<unknown> = Promise.resolve();

/** Arranges the cards at once, and keeps it; when that fails the arrangement goes back, and the promise fails. */
export async function arrange(next: HomeLayout): Promise<void> {
  const before = $board.get();
  if (typeof before !== 'object') return;
  $board.set({ ...before, layout: { order: [...next.order], hidden: [...next.hidden] } });
  // One after the other: the last one sent is the last one kept.
  const sent = saving.then(() =>
    callGateway(saveHomeLayout, { order: [...next.order], hidden: [...next.hidden] }),
  );
  saving = sent.catch(() => undefined);
  try {
    await sent;
  } catch (cause) {
    $board.set(before);
    throw cause;
  }
}

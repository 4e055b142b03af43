import { useState } from 'react';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { arrange, type BoardState, type HomeCard } from '../../stores/home/home-board.ts';
import { type HomeLayout, withHidden, withMoved } from '../../stores/home/home-order.ts';
import { cardName } from './card-name.ts';
import { t } from './texts/home-texts.ts';

/** What a person does with the cards. */
export interface Arranging {
  /** What was done last, for those who do not see it. */
  readonly said: string;
  readonly move: (card: HomeCard, place: number) => void;
  readonly hide: (card: HomeCard) => void;
  readonly add: (card: HomeCard) => void;
  readonly reset: () => void;
  /** The card that is being dragged, by its key. */
  readonly dragged: string | undefined;
  readonly drag: (key: string | undefined) => void;
}

/** Arranges the cards; every change is kept at once, and taken back with words when it cannot be kept. */
export function useArranging(known: BoardState): Arranging {
  const [said, setSaid] = useState('');
  const [dragged, drag] = useState<string>();
  const { shown, hidden } = known.kind === 'loaded' ? known : { shown: [], hidden: [] };
  function keep(next: HomeLayout, words: string): void {
    setSaid(words);
    arrange(next).catch(() => showToast(t('failedSave'), 'bad'));
  }
  return {
    said,
    move(card, place) {
      const at = Math.max(0, Math.min(place, shown.length - 1));
      const words = { name: cardName(card), place: at + 1, count: shown.length };
      keep(withMoved(shown, hidden, card.key, at), t('card.moved', words));
    },
    hide(card) {
      keep(
        withHidden(shown, hidden, card.key, true),
        t('card.wasHidden', { name: cardName(card) }),
      );
    },
    add(card) {
      keep(
        withHidden(shown, hidden, card.key, false),
        t('card.wasAdded', { name: cardName(card) }),
      );
    },
    reset: () => keep({ order: [], hidden: [] }, ''),
    dragged,
    drag,
  };
}

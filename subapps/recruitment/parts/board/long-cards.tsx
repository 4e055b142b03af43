import { type ReactElement, useRef } from 'react';
import { useLateVirtualizer } from '#ui/parts/data-table/use-late-virtualizer.ts';
import css from './board.module.css';
import type { CardPlace } from './board-card.tsx';
import type { Card } from './use-board.ts';

/** What a card is high before it is measured, and the space between two, in pixels. */
const usualHeight = 112;
const gap = 8;

/** The cards of a long column: those in sight, and the one that is dragged. */
export function LongCards(props: {
  cards: readonly Card[];
  lifted: Card | null;
  children: (card: Card, place?: CardPlace) => ReactElement;
}): ReactElement {
  const { cards, lifted, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useLateVirtualizer(
    {
      count: cards.length,
      getScrollElement: () => scroller.current,
      estimateSize: () => usualHeight,
      getItemKey: (index) => cards[index]?.id ?? index,
      gap,
      overscan: 4,
    },
    lifted === null ? -1 : cards.findIndex(({ id }) => id === lifted.id),
  );
  return (
    <div ref={scroller} className={css.cards}>
      {virtualizer === undefined ? (
        <ul className={css.long}>{cards.slice(0, 12).map((card) => children(card))}</ul>
      ) : (
        <ul className={css.long} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().flatMap(({ index, start }) => {
            const card = cards[index];
            const place = {
              index,
              start,
              count: cards.length,
              measure: virtualizer.measureElement,
            };
            return card === undefined ? [] : [children(card, place)];
          })}
        </ul>
      )}
    </div>
  );
}

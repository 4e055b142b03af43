import { type DragEvent, type ReactElement, useState } from 'react';
import { Tag } from '#ui/parts/tag.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './board.module.css';
import { BoardCard, type CardPlace } from './board-card.tsx';
import { LongCards } from './long-cards.tsx';
import type { Card, Stage } from './use-board.ts';

/** Cards from which on a column draws only those in sight. */
const longColumn = 40;

interface BoardColumnsProps {
  stages: readonly Stage[];
  cards: readonly Card[];
  mayMove: boolean;
  onMove: (card: Card, stage: Stage) => void;
  onOpen: (card: Card) => void;
  picked: ReadonlySet<string>;
  onPick: (id: string, picked: boolean) => void;
}

/** A column for each stage with its cards; a card is dragged, or moved by its menu. */
export function BoardColumns({
  stages,
  cards,
  mayMove,
  onMove,
  onOpen,
  picked,
  onPick,
}: BoardColumnsProps): ReactElement {
  const [lifted, setLifted] = useState<Card | null>(null);
  const byStage = Map.groupBy(cards, ({ stageId }) => stageId);
  return (
    <div className={css.columns}>
      {stages.map((stage) => (
        <Column
          key={stage.id}
          stage={stage}
          cards={byStage.get(stage.id) ?? []}
          lifted={lifted}
          onDrop={(card) => onMove(card, stage)}
        >
          {(card, place) => (
            <BoardCard
              key={card.id}
              {...(place && { place })}
              card={card}
              isLate={isLate(card, stage)}
              stages={mayMove ? stages : []}
              onMove={(to) => onMove(card, to)}
              onOpen={() => onOpen(card)}
              onLift={setLifted}
              picked={picked.has(card.id)}
              onPick={(on) => onPick(card.id, on)}
            />
          )}
        </Column>
      ))}
    </div>
  );
}

function isLate({ days }: Card, { targetDays }: Stage): boolean {
  return targetDays !== null && days > targetDays;
}

function Column(props: {
  stage: Stage;
  cards: readonly Card[];
  lifted: Card | null;
  onDrop: (card: Card) => void;
  children: (card: Card, place?: CardPlace) => ReactElement;
}): ReactElement {
  const { stage, cards, lifted, onDrop, children } = props;
  const t = useWords();
  const [over, setOver] = useState(false);
  const late = cards.filter((card) => isLate(card, stage)).length;
  const takes = lifted !== null && lifted.stageId !== stage.id;
  const drag = {
    onDragOver: (event: DragEvent): void => {
      if (!takes) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      if (takes) onDrop(lifted);
    },
  };
  return (
    <section className={css.column} aria-label={stage.name} data-target={over} {...drag}>
      <h2 className={css.head}>
        {stage.name}
        <span className={css.count}>{cards.length}</span>
        {late > 0 && <Tag tone="warn">{t('board.overdue', { count: String(late) })}</Tag>}
      </h2>
      {cards.length > longColumn ? (
        <LongCards cards={cards} lifted={lifted}>
          {children}
        </LongCards>
      ) : (
        <ul className={css.cards}>
          {cards.map((card) => children(card))}
          {cards.length === 0 && <li className={css.none}>{t('board.empty')}</li>}
        </ul>
      )}
    </section>
  );
}

import { type DragEvent, type ReactElement, type ReactNode, useState } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { Menu } from '#ui/parts/menu.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './performance.module.css';
import { type Board, type BoardCard, potentials, type Step } from './use-calibration.ts';

/** What can be done with a card. */
export interface CardActs {
  readonly onAsk: (card: BoardCard, wanted: Partial<Record<Step['axis'], string>>) => void;
  readonly onHistory: (card: BoardCard) => void;
}

/** One person of the pool. */
export function CalibrationCard(
  props: { board: Board; card: BoardCard; onLift: (card: BoardCard | null) => void } & CardActs,
): ReactElement {
  const { board, card, onLift, ...acts } = props;
  const t = useWords();
  const proposed = board.levels.find(({ code }) => code === card.proposed);
  return (
    <li
      className={css.card}
      draggable={card.canMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', card.name);
        onLift(card);
      }}
      onDragEnd={() => onLift(null)}
    >
      <div className={css.line}>
        <strong>{card.name}</strong>
        <CardMenu board={board} card={card} {...acts} />
      </div>
      <p className={css.facts}>
        {card.organName !== null && <span>{card.organName}</span>}
        {card.meetingName !== null && <span>{card.meetingName}</span>}
        {card.score !== null && <span>{t('board.score', { score: card.score })}</span>}
        {card.proposed !== card.level && proposed !== undefined && (
          <Tag tone="warn">{t('board.proposed', { level: proposed.code })}</Tag>
        )}
        {card.potential !== null && (
          <Tag>{t('board.potentialOf', { potential: t(`potential.${card.potential}`) })}</Tag>
        )}
      </p>
    </li>
  );
}

function CardMenu({ board, card, onAsk, onHistory }: { board: Board; card: BoardCard } & CardActs) {
  const t = useWords();
  const moves = [
    {
      id: 'level',
      label: t('board.toLevel'),
      items: board.levels.map(({ code, name }) => ({
        id: `level-${code}`,
        label: `${code} ${name}`,
        disabled: code === card.level,
        onSelect: () => onAsk(card, { level: code }),
      })),
    },
    {
      id: 'potential',
      label: t('board.toPotential'),
      items: potentials.map((potential) => ({
        id: `potential-${potential}`,
        label: t(`potential.${potential}`),
        disabled: potential === card.potential,
        onSelect: () => onAsk(card, { potential }),
      })),
    },
  ];
  const history = {
    id: 'history',
    items: [{ id: 'history', label: t('board.history'), onSelect: () => onHistory(card) }],
  };
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton icon="more" size="sm" label={t('board.more', { name: card.name })} />}
      groups={card.canMove ? [...moves, history] : [history]}
    />
  );
}

/** A place that takes cards: a level or a box. */
export function DropPlace(props: {
  label: string;
  head: ReactNode;
  lifted: BoardCard | null;
  onDrop: (card: BoardCard) => void;
  children: ReactNode;
}): ReactElement {
  const { label, head, lifted, onDrop, children } = props;
  const [over, setOver] = useState(false);
  const drag = {
    onDragOver: (event: DragEvent): void => {
      if (lifted === null) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      if (lifted !== null) onDrop(lifted);
    },
  };
  return (
    <section className={css.column} aria-label={label} data-target={over} {...drag}>
      <h2 className={css.head}>{head}</h2>
      <ul className={css.cards}>{children}</ul>
    </section>
  );
}

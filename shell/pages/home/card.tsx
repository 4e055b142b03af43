import { type DragEvent, type ReactElement, useRef } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { ErrorBoundary } from '#ui/parts/error-boundary.tsx';
import type { HomeCard } from '../../stores/home/home-board.ts';
import { AppCardBody } from './app-card-body.tsx';
import { cardName } from './card-name.ts';
import css from './home-page.module.css';
import { NoticesBody } from './notices-body.tsx';
import { ShortcutsBody } from './shortcuts-body.tsx';
import { useHomeTexts } from './texts/home-texts.ts';
import { TodosBody } from './todos-body.tsx';
import type { Arranging } from './use-arranging.ts';

interface CardProps {
  card: HomeCard;
  /** Counted from 0. */
  place: number;
  count: number;
  /** Only while the person arranges the page. */
  arrangement: Arranging | undefined;
}

/** One card: its name, what it holds, and while the page is arranged the ways to move and hide it. */
export function Card({ card, place, count, arrangement }: CardProps): ReactElement {
  const name = cardName(card);
  return (
    <li
      className={css.card}
      data-size={card.size}
      data-dragged={arrangement?.dragged === card.key || undefined}
      {...(arrangement && dragging(card, place, arrangement))}
    >
      <section aria-label={name} className={css.inside}>
        <div className={css.cardHead}>
          <h2 className={css.name}>{name}</h2>
          {arrangement && <Moves {...{ card, name, place, count, arrangement }} />}
        </div>
        <div className={css.body} inert={arrangement !== undefined}>
          <ErrorBoundary>
            <Body card={card} />
          </ErrorBoundary>
        </div>
      </section>
    </li>
  );
}

function Body({ card }: { card: HomeCard }): ReactElement {
  if (card.kind === 'app') return <AppCardBody card={card.card} />;
  switch (card.key) {
    case 'shell.todos':
      return <TodosBody />;
    case 'shell.notices':
      return <NoticesBody />;
    case 'shell.shortcuts':
      return <ShortcutsBody />;
  }
}

interface MovesProps extends CardProps {
  name: string;
  arrangement: Arranging;
}

function Moves({ card, name, place, count, arrangement }: MovesProps): ReactElement {
  const t = useHomeTexts();
  const group = useRef<HTMLDivElement>(null);
  function move(step: 1 | -1): void {
    arrangement.move(card, place + step);
    // An element that is moved in the document loses the keyboard; at an end the other button takes it.
    const ends = place + step === 0 || place + step === count - 1;
    requestAnimationFrame(() => {
      const [earlier, later] = [...(group.current?.querySelectorAll('button') ?? [])];
      const wanted = step === -1 ? earlier : later;
      (ends && wanted?.disabled ? (step === -1 ? later : earlier) : wanted)?.focus();
    });
  }
  return (
    <div ref={group} className={css.moves}>
      <IconButton
        icon="chevron-left"
        size="sm"
        label={t('card.earlier', { name })}
        disabled={place === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="chevron-right"
        size="sm"
        label={t('card.later', { name })}
        disabled={place === count - 1}
        onClick={() => move(1)}
      />
      <IconButton
        icon="eye-off"
        size="sm"
        label={t('card.hide', { name })}
        onClick={() => arrangement.hide(card)}
      />
    </div>
  );
}

/** A card that is dragged takes the place of the one it is let go on. */
function dragging(card: HomeCard, place: number, { dragged, drag, move }: Arranging) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', card.key);
      drag(card.key);
    },
    onDragEnd: () => drag(undefined),
    onDragOver: (event: DragEvent) => {
      if (dragged !== undefined) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined && dragged !== card.key) {
        move({ ...card, key: dragged } as HomeCard, place);
      }
      drag(undefined);
    },
  };
}

import type { ReactElement } from 'react';
import { Button } from '#ui/parts/button.tsx';
import type { HomeCard } from '../../stores/home/home-board.ts';
import { cardName } from './card-name.ts';
import css from './home-page.module.css';
import { useHomeTexts } from './texts/home-texts.ts';

interface HiddenCardsProps {
  cards: readonly HomeCard[];
  onAdd: (card: HomeCard) => void;
}

/** The cards a person hid, each with the way back. */
export function HiddenCards({ cards, onAdd }: HiddenCardsProps): ReactElement {
  const t = useHomeTexts();
  return (
    <section className={css.tray} aria-label={t('hiddenCards')}>
      <h2 className={css.trayTitle}>{t('hiddenCards')}</h2>
      {cards.length === 0 && <p className={css.lead}>{t('noneHidden')}</p>}
      {cards.map((card) => (
        <Button
          key={card.key}
          size="sm"
          icon="plus"
          aria-label={t('add', { name: cardName(card) })}
          onClick={() => onAdd(card)}
        >
          {cardName(card)}
        </Button>
      ))}
    </section>
  );
}

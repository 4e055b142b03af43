import type { HomeCard } from '../../stores/home/home-board.ts';
import { t } from './texts/home-texts.ts';

/** What a card is called in the language now in use. */
export function cardName(card: HomeCard): string {
  if (card.kind === 'app') return card.card.name;
  switch (card.key) {
    case 'shell.todos':
      return t('todos.title');
    case 'shell.notices':
      return t('notices.title');
    case 'shell.shortcuts':
      return t('shortcuts.title');
  }
}

import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { settingIcons } from '#ui/parts/icon/setting-icons.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { tellWhenCut } from '#ui/parts/tell-when-cut.ts';
import { useDelayed } from '#ui/parts/use-delayed.ts';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { useDocumentTitle } from '../../entry/use-document-title.ts';
import { type BoardState, board, loadBoard } from '../../stores/home/home-board.ts';
import { homeRefreshes } from '../../stores/home/home-refresh.ts';
import type { SessionInfo } from '../../stores/session/session.ts';
import { homeTitle } from '../../texts/home-title.ts';
import { Card } from './card.tsx';
import { HiddenCards } from './hidden-cards.tsx';
import css from './home-page.module.css';
import { useHomeTexts } from './texts/home-texts.ts';
import { type Arranging, useArranging } from './use-arranging.ts';

/** The home page: what waits, what is new and where to go, as cards that the person arranges. */
export function HomePage({ session }: { session: SessionInfo }): ReactElement {
  const language = useLocale();
  const known = useStore(board);
  const refreshes = useStore(homeRefreshes);
  const [arranging, setArranging] = useState(false);
  const arrangement = useArranging(known);
  useDocumentTitle(homeTitle[language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of the cards come in the language
  useEffect(() => void loadBoard(), [refreshes, language]);
  useEffect(() => {
    const onReturn = (): void => void (document.visibilityState === 'visible' && loadBoard());
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  return (
    <div className={css.page} {...tellWhenCut}>
      <Head
        session={session}
        board={known}
        arranging={arranging}
        onArrange={() => setArranging(!arranging)}
        onReset={arrangement.reset}
      />
      <p role="status">
        <VisuallyHidden>{arrangement.said}</VisuallyHidden>
      </p>
      {arranging && known.kind === 'loaded' && (
        <HiddenCards cards={known.hidden} onAdd={arrangement.add} />
      )}
      <Cards arranging={arranging} arrangement={arrangement} />
    </div>
  );
}

interface HeadProps {
  session: SessionInfo;
  board: BoardState;
  arranging: boolean;
  onArrange: () => void;
  onReset: () => void;
}

function Head({ session, board: known, arranging, onArrange, onReset }: HeadProps): ReactElement {
  const t = useHomeTexts();
  const name = session.user.realName;
  return (
    <header className={css.head}>
      <div className={css.words}>
        <h1 className={css.title}>
          {arranging ? t('arranging') : t(`greeting.${greetingOf(known)}`, { name })}
        </h1>
        <p className={css.lead}>{arranging ? t('arrangeHint') : todayWords(known)}</p>
      </div>
      {arranging && <Button onClick={onReset}>{t('reset')}</Button>}
      <Button
        variant={arranging ? 'primary' : 'quiet'}
        {...(!arranging && { icon: settingIcons.settings })}
        data-print="off"
        onClick={onArrange}
      >
        {arranging ? t('done') : t('arrange')}
      </Button>
    </header>
  );
}

/** The day in words; a space holds its place until it is known. */
function todayWords(known: BoardState): string {
  return known.kind === 'loaded' ? formatDate(known.today, 'long') : '\u00a0';
}

function Cards(props: { arranging: boolean; arrangement: Arranging }): ReactElement {
  const { arranging, arrangement } = props;
  const t = useHomeTexts();
  const known = useStore(board);
  const late = useDelayed(known.kind === 'loading');
  if (known.kind === 'failed') {
    return <ErrorState title={t('failed')} onRetry={() => void loadBoard()} />;
  }
  if (known.kind === 'loading') return <>{late && <SkeletonLines lines={10} />}</>;
  if (known.shown.length === 0) return <EmptyState icon="home" title={t('allHidden')} />;
  return (
    <ul className={css.cards} data-arranging={arranging}>
      {known.shown.map((card, place) => (
        <Card
          key={card.key}
          card={card}
          place={place}
          count={known.shown.length}
          arrangement={arranging ? arrangement : undefined}
        />
      ))}
    </ul>
  );
}

type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening';

/** Greets by the company's clock, as the day below it is the company's; the greeting fits any hour until it is known. */
function greetingOf(known: BoardState): PartOfDay | 'any' {
  return known.kind === 'loaded' ? partOfDay(known.hour) : 'any';
}

function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 13) return 'noon';
  return hour >= 13 && hour < 18 ? 'afternoon' : 'evening';
}

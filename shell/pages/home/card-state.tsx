import type { ReactElement } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { useDelayed } from '#ui/parts/use-delayed.ts';
import css from './home-page.module.css';
import { useHomeTexts } from './texts/home-texts.ts';
import type { CardState } from './use-card.ts';

interface CardWaitsProps {
  state: CardState['state'];
  lines: number;
}

/** A card without content yet: nothing for a moment, then grey lines, then words. */
export function CardWaits({ state, lines }: CardWaitsProps): ReactElement {
  const t = useHomeTexts();
  const late = useDelayed(true);
  return (
    <div className={css.waits} role="status" aria-label={t('card.loading')}>
      {late && <SkeletonLines lines={lines} />}
      {state === 'slow' && <p className={css.lead}>{t('card.slow')}</p>}
    </div>
  );
}

/** A card that could not be loaded; the others stand all the same. */
export function CardFailed({
  words,
  onRetry,
}: {
  words?: string;
  onRetry: () => void;
}): ReactElement {
  const t = useHomeTexts();
  return (
    <div className={css.failed} role="alert">
      <Icon name="warning" />
      <span>{words ?? t('card.failed')}</span>
      <Button size="sm" onClick={onRetry}>
        {t('card.retry')}
      </Button>
    </div>
  );
}

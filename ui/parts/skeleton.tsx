import type { ReactElement } from 'react';
import { useUiTexts } from '../texts/ui-texts.ts';
import css from './skeleton.module.css';
import { useDelayed } from './use-delayed.ts';

/** A grey bar where a line of text will stand. `width` is any CSS width. */
export function Skeleton({
  width = '100%',
  height = 12,
}: {
  width?: string;
  height?: number;
}): ReactElement {
  return <span className={css.bar} style={{ width, height }} aria-hidden="true" data-skeleton />;
}

const widths = ['38%', '82%', '64%', '91%', '55%', '73%'] as const;

/** Grey lines for a block that loads; nothing at all in the first 200 ms. */
export function SkeletonLines({ lines = 4 }: { lines?: number }): ReactElement {
  const t = useUiTexts();
  const late = useDelayed(true);
  return (
    <div className={css.lines} role="status" aria-label={t('loading')}>
      {late &&
        Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have nothing else to be distinguished by
          <Skeleton key={line} width={widths[line % widths.length] ?? '100%'} />
        ))}
    </div>
  );
}

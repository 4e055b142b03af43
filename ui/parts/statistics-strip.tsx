import type { ReactElement, ReactNode } from 'react';
import { formatNumber } from '../texts/format.ts';
import { useLocale } from '../texts/use-texts.ts';
import { Skeleton } from './skeleton.tsx';
import css from './statistics-strip.module.css';
import { Dot, type Tone } from './tag.tsx';

export interface Statistic {
  readonly id: string;
  readonly label: string;
  /** Nothing while it loads. */
  readonly value: number | string | undefined;
  /** Shows a dot before the label. */
  readonly tone?: Tone;
  /** Makes it a button: what the figure counts is shown. */
  readonly onClick?: () => void;
  /** Whether the list shows what this figure counts. */
  readonly active?: boolean;
}

/** A page's figures in one line. */
export function StatisticsStrip({ items }: { items: readonly Statistic[] }): ReactElement {
  useLocale();
  return (
    <div className={css.strip}>
      {items.map((item) => (
        <div key={item.id} className={css.item}>
          {item.onClick ? (
            <button
              type="button"
              className={css.figure}
              aria-pressed={item.active ?? false}
              onClick={item.onClick}
            >
              <Figure {...item} />
            </button>
          ) : (
            <div className={css.figure}>
              <Figure {...item} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

function Figure({ value, label, tone }: Statistic): ReactNode {
  return (
    <>
      <b className={css.value}>
        {value === undefined ? <Skeleton width="32px" height={16} /> : write(value)}
      </b>
      <span className={css.label}>
        {tone && <Dot tone={tone} />}
        {label}
      </span>
    </>
  );
}

function write(value: number | string): string {
  return typeof value === 'number' ? formatNumber(value) : value;
}

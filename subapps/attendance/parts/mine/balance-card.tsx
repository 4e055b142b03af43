import type { ReactElement, ReactNode } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { myBalances } from '#bridge/calls/vacation/mine.ts';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './leave.module.css';

/** A type of leave with what somebody has of it. */
export type BalanceType = ResultOf<typeof myBalances>['types'][number];

interface BalanceCardProps {
  type: BalanceType;
  /** Buttons at the foot of the card. */
  children: ReactNode;
}

/** What is left of a type of leave, lot by lot. */
export function BalanceCard({ type, children }: BalanceCardProps): ReactElement {
  const t = useWords();
  return (
    <section className={css.card} aria-label={type.name}>
      <h2 className={css.cardTitle}>{type.name}</h2>
      <p className={css.figure}>{t('balance.days', { days: type.left })}</p>
      {Number(type.pending) > 0 && (
        <p className={css.faint}>{t('balance.pending', { days: type.pending })}</p>
      )}
      <ul className={css.lots}>
        {type.lots.map(({ id, left, granted, validFrom, validTo }) => (
          <li key={id}>
            {t('balance.days', { days: left })} {t('balance.granted', { days: granted })}
            <small>
              {validTo === null
                ? t('balance.lotOpen', { from: formatDate(validFrom) })
                : t('balance.lot', { from: formatDate(validFrom), to: formatDate(validTo) })}
            </small>
          </li>
        ))}
      </ul>
      <div className={css.cardButtons}>{children}</div>
    </section>
  );
}

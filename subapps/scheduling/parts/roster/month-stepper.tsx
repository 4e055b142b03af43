import type { ReactElement } from 'react';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { monthAfter, thisMonth } from '../../stores/clock.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './roster.module.css';

/** A month with the way to those beside it. */
export function MonthStepper(props: {
  month: string;
  onMonth: (month: string) => void;
}): ReactElement {
  const { month, onMonth } = props;
  const t = useWords();
  return (
    <div className={css.stepper}>
      <IconButton
        icon="chevron-left"
        label={t('month.previous')}
        onClick={() => onMonth(monthAfter(month, -1))}
      />
      <strong className={css.month}>{formatDate(month, 'month')}</strong>
      <IconButton
        icon="chevron-right"
        label={t('month.next')}
        onClick={() => onMonth(monthAfter(month, 1))}
      />
      {month !== thisMonth() && (
        <Button size="sm" variant="quiet" onClick={() => onMonth(thisMonth())}>
          {t('month.current')}
        </Button>
      )}
    </div>
  );
}

import type { ReactElement } from 'react';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './as-of.module.css';
import { dayOfToday } from './today.ts';

interface AsOfProps {
  /** The day the tree is shown as of; today without one. */
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** Chooses the day as of which the organisations are shown, in the past or to come. */
export function AsOf({ day, onChange }: AsOfProps): ReactElement {
  const t = useWords();
  const today = dayOfToday();
  return (
    <div className={css.asOf}>
      <span aria-hidden="true">{t('asOf.label')}</span>
      <DateInput
        label={t('asOf.label')}
        value={day ?? today}
        onChange={(next) => onChange(next === '' || next === today ? undefined : next)}
      />
      {day && <LinkButton onClick={() => onChange(undefined)}>{t('asOf.today')}</LinkButton>}
    </div>
  );
}

import type { ReactElement } from 'react';
import { DateInput } from '../parts/date-input/date-input.tsx';
import { Field } from '../parts/field.tsx';
import { localToday } from '../parts/range-input/date-presets.ts';
import { DateRangeInput } from '../parts/range-input/date-range-input.tsx';
import { Select } from '../parts/select/select.tsx';
import css from './figures.module.css';
import { periodWords } from './period-words.ts';
import { chosenPeriod, periodChoices } from './prompts.ts';
import { useFigureWords } from './texts/figures-texts.ts';
import type { Period, Subject } from './types.ts';

interface PeriodChoiceProps {
  period: Period;
  onChange: (period: Period) => void;
  clock: Subject['clock'];
  /** Whether the figures are broken down by months. */
  isOverTime: boolean;
  /** The day from which days are offered, the one of the company; the browser's without. */
  today?: string;
}

/** Chooses the period of a question; what is offered goes by how its subject is dated. */
export function PeriodChoice(props: PeriodChoiceProps): ReactElement {
  const { period, onChange, clock, isOverTime, today = localToday() } = props;
  const t = useFigureWords();
  const { chosen, all } = periodChoices(period, clock, isOverTime);
  return (
    <>
      <div className={css.prompt}>
        <Field label={t('prompt.period')}>
          <Select
            options={all.map((value) => ({ value, label: periodWords(t, value) }))}
            value={chosen}
            onChange={(next) => onChange(chosenPeriod(next, period, today))}
          />
        </Field>
      </div>
      {period.kind === 'day' && (
        <div className={css.prompt}>
          <Field label={t('prompt.day')}>
            <DateInput
              value={period.day}
              onChange={(day) => day !== '' && onChange({ kind: 'day', day })}
            />
          </Field>
        </div>
      )}
      {period.kind === 'span' && (
        <div className={css.prompt}>
          <Field label={t('prompt.span')}>
            <DateRangeInput
              value={period}
              onChange={({ from, to }) =>
                from !== '' && to !== '' && from <= to && onChange({ kind: 'span', from, to })
              }
            />
          </Field>
        </div>
      )}
    </>
  );
}

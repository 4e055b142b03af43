import type { ReactElement } from 'react';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './forms.module.css';
import { asTime, padded } from './typed-time.ts';

/** A time of the day, such as `09:30`; the colon comes by itself. */
export function TimeInput(props: {
  value: string;
  label?: string | undefined;
  onChange: (value: string) => void;
}): ReactElement {
  const { value, label, onChange } = props;
  return (
    <TextInput
      inputMode="numeric"
      placeholder="09:30"
      aria-label={label}
      value={value}
      onChange={(typed) => onChange(asTime(typed))}
      onBlur={() => {
        if (padded(value) !== value) onChange(padded(value));
      }}
    />
  );
}

/** A day and a time, kept as `2026-05-08 09:30`. */
export function MomentInput(props: {
  value: string;
  onChange: (value: string) => void;
}): ReactElement {
  const { value, onChange } = props;
  const t = useWords();
  const [day = '', time = ''] = value.split(' ');
  const put = (nextDay: string, nextTime: string) =>
    onChange(nextDay === '' && nextTime === '' ? '' : `${nextDay} ${nextTime}`);
  return (
    <div className={css.moment}>
      <DateInput value={day} onChange={(next) => put(next, time)} />
      <TimeInput label={t('forms.time')} value={time} onChange={(next) => put(day, next)} />
    </div>
  );
}

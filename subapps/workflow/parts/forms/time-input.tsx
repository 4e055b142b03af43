import type { ReactElement } from 'react';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './forms.module.css';

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

/** `930`, `0930` and `09:30` typed sign by sign: the last two digits are the minutes. */
function asTime(typed: string): string {
  const [hours = '', minutes] = typed
    .replace('：', ':')
    .replace(/[^\d:]/g, '')
    .split(':');
  if (minutes !== undefined && minutes.length <= 2) return `${hours.slice(0, 2)}:${minutes}`;
  const digits = `${hours}${minutes ?? ''}`.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, -2)}:${digits.slice(-2)}` : digits;
}

/** A time with both digits of its hour. */
function padded(time: string): string {
  return /^\d:\d\d$/.test(time) ? `0${time}` : time;
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

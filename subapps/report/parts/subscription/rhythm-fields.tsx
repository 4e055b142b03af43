import type { ReactElement } from 'react';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { type RhythmChoice, timeOf, weekdayKey, weekdays } from '../../stores/rhythm.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './subscription.module.css';

interface RhythmFieldsProps {
  value: RhythmChoice;
  onChange: (value: RhythmChoice) => void;
  /** The zone of the times. */
  timeZone: string | undefined;
  /** What is missing is said. */
  isChecked: boolean;
}

const rhythms = ['day', 'week', 'month'] as const;
const monthDays = Array.from({ length: 31 }, (_, at) => at + 1);

/** On which days a report comes, and at what time. */
export function RhythmFields(props: RhythmFieldsProps): ReactElement {
  const { value, onChange, timeZone, isChecked } = props;
  const t = useWords();
  const change = (changes: Partial<RhythmChoice>) => onChange({ ...value, ...changes });
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(value.at);
  return (
    <>
      <div className={css.pair}>
        <Field label={t('subscription.every')}>
          <Select
            options={rhythms.map((one) => ({
              value: one,
              label: t(`subscription.rhythms.${one}`),
            }))}
            value={value.every}
            onChange={(every) => change({ every })}
          />
        </Field>
        {value.every === 'month' && (
          <Field label={t('subscription.day')} help={t('subscription.dayHint')}>
            <Select
              options={monthDays.map((day) => ({
                value: String(day),
                label: t('subscription.dayOf', { day }),
              }))}
              value={String(value.day)}
              onChange={(day) => change({ day: Number(day) })}
            />
          </Field>
        )}
        <Field
          label={t('subscription.at')}
          required
          help={timeZone && t('subscription.zone', { zone: timeZone })}
          error={isChecked && !isTime ? t('subscription.noTime') : undefined}
        >
          <TextInput
            value={value.at}
            inputMode="numeric"
            placeholder="08:00"
            onChange={(at) => change({ at })}
            onBlur={() => change({ at: timeOf(value.at) })}
          />
        </Field>
      </div>
      {value.every === 'week' && <Weekdays {...{ value, change, isChecked }} />}
    </>
  );
}

function Weekdays(props: {
  value: RhythmChoice;
  change: (changes: Partial<RhythmChoice>) => void;
  isChecked: boolean;
}): ReactElement {
  const { value, change, isChecked } = props;
  const t = useWords();
  return (
    <fieldset className={css.group}>
      <legend>{t('subscription.weekdays')}</legend>
      <div className={css.days}>
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            checked={value.weekdays.includes(day)}
            onChange={(on) => change({ weekdays: turned(value.weekdays, day, on) })}
          >
            {t(`subscription.weekday.${weekdayKey(day)}`)}
          </Checkbox>
        ))}
      </div>
      {isChecked && value.weekdays.length === 0 && (
        <p className={css.error} role="alert">
          {t('subscription.noWeekday')}
        </p>
      )}
    </fieldset>
  );
}

function turned(days: readonly number[], day: number, on: boolean): readonly number[] {
  return on ? [...days, day] : days.filter((one) => one !== day);
}

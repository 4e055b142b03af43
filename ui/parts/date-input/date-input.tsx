import { DatePicker as Ark, parseDate } from '@ark-ui/react/date-picker';
import { Portal } from '@ark-ui/react/portal';
import type { ReactElement } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { useLocale } from '../../texts/use-texts.ts';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field-context.ts';
import floating from '../floating.module.css';
import { Icon } from '../icon/icon.tsx';
import { Calendar } from './calendar.tsx';
import css from './date-input.module.css';
import { readDate, readMonth } from './read-date.ts';

export interface DateInputProps {
  /** `YYYY-MM-DD`, or `''` for none. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** Spoken name where no field is around it. */
  label?: string;
  name?: string;
  /** With `month` a whole month is chosen; its value is its first day. */
  unit?: 'day' | 'month';
  disabled?: boolean;
  invalid?: boolean;
}

/** A calendar day, typed or chosen. Written the ISO way in every language, so that no one takes a month for a day. */
export function DateInput(props: DateInputProps): ReactElement {
  const { value, onChange, min, max, label, name, unit = 'day' } = props;
  const t = useUiTexts();
  const field = useFieldControl();
  const language = useLocale();
  const disabled = props.disabled ?? field.disabled;
  return (
    <Ark.Root
      value={value ? [parseDate(value)] : []}
      min={min ? parseDate(min) : undefined}
      max={max ? parseDate(max) : undefined}
      locale={language === 'en' ? 'en-GB' : language}
      timeZone="UTC"
      disabled={disabled}
      invalid={props.invalid ?? field.invalid}
      required={field.required}
      name={name ?? ''}
      ids={{ input: () => field.id, label: () => field.labelId ?? `${field.id}-label` }}
      minView={unit}
      defaultView={unit}
      format={(date) => (unit === 'month' ? date.toString().slice(0, 7) : date.toString())}
      parse={(typed) => {
        const read = unit === 'month' ? readMonth(typed) : readDate(typed);
        return read === undefined ? undefined : parseDate(read);
      }}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      lazyMount
      unmountOnExit
      onValueChange={({ value: [chosen] }) => onChange(wholeOf(chosen?.toString() ?? '', unit))}
    >
      <Ark.Control className={css.box}>
        <Ark.Input
          className={css.input}
          aria-label={field.labelId ? undefined : label}
          aria-describedby={field.describedBy}
          placeholder={t(unit === 'month' ? 'calendar.month' : 'calendar.placeholder')}
          // Ark lets only the characters of its own formats through; ours are read above.
          onBeforeInput={(event) => event.stopPropagation()}
        />
        {value && !disabled && (
          <Ark.ClearTrigger className={css.tool} aria-label={t('clear')}>
            <Icon name="close" size={14} />
          </Ark.ClearTrigger>
        )}
        <Ark.Trigger className={css.tool} aria-label={t('calendar.open')}>
          <Icon name="calendar" />
        </Ark.Trigger>
      </Ark.Control>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={classNames(floating.content, css.calendar)}>
            <Calendar />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** What is kept of a chosen day: itself, or the first of its month. */
function wholeOf(day: string, unit: 'day' | 'month'): string {
  return unit === 'month' ? day.replace(/\d\d$/, '01') : day;
}

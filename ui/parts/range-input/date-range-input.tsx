import { DatePicker as Ark, parseDate } from '@ark-ui/react/date-picker';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, useState } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { useLocale } from '../../texts/use-texts.ts';
import { classNames } from '../class-names.ts';
import { Calendar } from '../date-input/calendar.tsx';
import { readDate } from '../date-input/read-date.ts';
import floating from '../floating.module.css';
import { Icon } from '../icon/icon.tsx';
import {
  type DatePreset,
  type DateRange,
  datePresets,
  localToday,
  presetRange,
} from './date-presets.ts';
import { rangeFault } from './range-fault.ts';
import { type RangeEnds, RangeGroup, type RangeProps } from './range-group.tsx';
import css from './range-input.module.css';
import { useRangeTexts } from './texts/range-texts.ts';

export interface DateRangeInputProps extends RangeProps {
  value: DateRange;
  onChange: (value: DateRange) => void;
  /** Ranges offered beside the calendar; all by default, none for an empty list. */
  presets?: readonly DatePreset[];
  /** The day the presets are seen from, `YYYY-MM-DD`; the browser's today by default. */
  today?: string;
}

/** A range of days, typed at both ends or chosen in one calendar; one of its ends may be left out. */
export function DateRangeInput(props: DateRangeInputProps): ReactElement {
  const { value, onChange, presets, today, ...range } = props;
  const t = useRangeTexts();
  return (
    <RangeGroup
      {...range}
      fault={rangeFault(value.from, value.to)}
      words={{ empty: t('date.empty'), reversed: t('date.reversed') }}
    >
      {(ends) => <Picker {...props} ends={ends} />}
    </RangeGroup>
  );
}

function Picker(props: DateRangeInputProps & { ends: RangeEnds }): ReactElement {
  const { value, onChange, ends, presets = datePresets, today = localToday() } = props;
  const t = useRangeTexts();
  const language = useLocale();
  const [open, setOpen] = useState(false);
  function choose(next: DateRange): void {
    onChange(next);
    setOpen(false);
  }
  return (
    <Ark.Root
      selectionMode="range"
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      value={chosen(value).map((day) => parseDate(day))}
      locale={language === 'en' ? 'en-GB' : language}
      timeZone="UTC"
      disabled={ends.disabled}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      lazyMount
      unmountOnExit
      onValueChange={({ value: [from, to] }) =>
        onChange({ from: from?.toString() ?? '', to: to?.toString() ?? '' })
      }
    >
      <Ends value={value} onChange={onChange} ends={ends} />
      <Portal>
        <Ark.Positioner>
          <Ark.Content
            className={classNames(floating.content, css.panel)}
            aria-label={t('calendar')}
          >
            {presets.length > 0 && (
              <Presets presets={presets} today={today} value={value} onChoose={choose} />
            )}
            <div className={css.month}>
              <Calendar />
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

// The calendar shows a range as one; ends that are the wrong way round are none.
function chosen({ from, to }: DateRange): string[] {
  const days = [from, to].filter((day) => day !== '');
  return rangeFault(from, to) === 'reversed' ? [] : days;
}

type EndsProps = Pick<DateRangeInputProps, 'value' | 'onChange'> & { ends: RangeEnds };

function Ends({ value, onChange, ends }: EndsProps): ReactElement {
  const t = useRangeTexts();
  const words = useUiTexts();
  const { first, last, disabled, invalid } = ends;
  const states = { disabled, 'aria-invalid': invalid || undefined };
  const empty = value.from === '' && value.to === '';
  function clear(): void {
    onChange({ from: '', to: '' });
    document.getElementById(first.id)?.focus();
  }
  return (
    <Ark.Control className={css.box}>
      <Day
        {...first}
        {...states}
        label={t('from')}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <span aria-hidden="true">–</span>
      <Day
        {...last}
        {...states}
        label={t('to')}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
      />
      {!empty && !disabled && (
        <button type="button" className={css.tool} aria-label={words('clear')} onClick={clear}>
          <Icon name="close" size={14} />
        </button>
      )}
      <Ark.Trigger className={css.tool} aria-label={t('calendar')}>
        <Icon name="calendar" />
      </Ark.Trigger>
    </Ark.Control>
  );
}

interface DayProps {
  id: string;
  label: string;
  value: string;
  onChange: (day: string) => void;
  disabled: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

// One end as it is typed; what is no day is put back when the end is left.
function Day({ label, value, onChange, ...rest }: DayProps): ReactElement {
  const words = useUiTexts();
  const [typed, setTyped] = useState<string>();
  function type(text: string): void {
    setTyped(text);
    const day = text.trim() === '' ? '' : readDate(text);
    if (day !== undefined) onChange(day);
  }
  return (
    <input
      {...rest}
      className={css.input}
      aria-label={label}
      autoComplete="off"
      placeholder={words('calendar.placeholder')}
      value={typed ?? value}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

interface PresetsProps {
  presets: readonly DatePreset[];
  today: string;
  value: DateRange;
  onChoose: (range: DateRange) => void;
}

function Presets({ presets, today, value, onChoose }: PresetsProps): ReactElement {
  const t = useRangeTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of a form's fields; these are buttons
    <div role="group" className={css.presets} aria-label={t('presets')}>
      {presets.map((preset) => {
        const range = presetRange(preset, today);
        return (
          <button
            key={preset}
            type="button"
            className={css.preset}
            aria-pressed={range.from === value.from && range.to === value.to}
            onClick={() => onChoose(range)}
          >
            {t(`preset.${preset}`)}
          </button>
        );
      })}
    </div>
  );
}

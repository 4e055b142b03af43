import { Slider as Ark } from '@ark-ui/react/slider';
import type { ReactElement } from 'react';
import { formatNumber } from '../../texts/format.ts';
import { useFieldControl } from '../field-context.ts';
import type { NumberRange } from '../range-input/range-input.tsx';
import { useRangeTexts } from '../range-input/texts/range-texts.ts';
import css from './slider.module.css';

interface SharedProps {
  min: number;
  max: number;
  /** What the arrow keys add or take away; 1 by default. */
  step?: number;
  /** Puts a figure into words; with the language's grouping by default. */
  say?: (value: number) => string;
  /** Spoken name where no field is around it. */
  label?: string;
  disabled?: boolean;
}

export interface SliderProps extends SharedProps {
  value: number;
  onChange: (value: number) => void;
}

/** A figure within bounds that are known, where about right is right enough. */
export function Slider({ value, onChange, ...shared }: SliderProps): ReactElement {
  return (
    <Track
      {...shared}
      values={[value]}
      names={[shared.label ?? '']}
      onChange={([next = value]) => onChange(next)}
    />
  );
}

export interface RangeSliderProps extends SharedProps {
  value: { readonly [End in keyof NumberRange]: number };
  onChange: (value: { min: number; max: number }) => void;
}

/** A range within bounds that are known; its ends cannot pass each other. */
export function RangeSlider({ value, onChange, ...shared }: RangeSliderProps): ReactElement {
  const t = useRangeTexts();
  return (
    <Track
      {...shared}
      values={[value.min, value.max]}
      names={[t('min'), t('max')]}
      onChange={([min = value.min, max = value.max]) => onChange({ min, max })}
    />
  );
}

interface TrackProps extends SharedProps {
  values: number[];
  /** Spoken name of each thumb. */
  names: readonly string[];
  onChange: (values: readonly number[]) => void;
}

function Track(props: TrackProps): ReactElement {
  const { values, names, onChange, min, max, step = 1, say = formatNumber } = props;
  const field = useFieldControl();
  const nameId = (index: number) => `${field.id}-name-${index}`;
  return (
    <Ark.Root
      className={css.slider}
      value={values}
      min={min}
      max={max}
      step={step}
      disabled={props.disabled ?? field.disabled}
      aria-labelledby={names.map((name, index) =>
        [field.labelId, name && nameId(index)].filter(Boolean).join(' '),
      )}
      getAriaValueText={({ value }) => say(value)}
      onValueChange={(details) => onChange(details.value)}
    >
      <Ark.Control className={css.control}>
        <Ark.Track className={css.track}>
          <Ark.Range className={css.range} />
        </Ark.Track>
        {names.map((name, index) => (
          <Ark.Thumb
            key={name}
            index={index}
            className={css.thumb}
            aria-describedby={field.describedBy}
          >
            <span id={nameId(index)} hidden>
              {name}
            </span>
          </Ark.Thumb>
        ))}
      </Ark.Control>
      <span className={css.values} aria-hidden="true">
        {values.map((value) => say(value)).join(' – ')}
      </span>
    </Ark.Root>
  );
}

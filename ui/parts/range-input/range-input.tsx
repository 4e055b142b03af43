import type { ReactElement } from 'react';
import { NumberInput } from '../number-input.tsx';
import { rangeFault } from './range-fault.ts';
import { RangeGroup, type RangeProps } from './range-group.tsx';
import css from './range-input.module.css';
import { useRangeTexts } from './texts/range-texts.ts';

/** From a least to a most figure, both included; `null` for no end. */
export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}

export interface RangeInputProps extends RangeProps {
  value: NumberRange;
  onChange: (value: NumberRange) => void;
  /** Decimals that can be typed; none by default. */
  digits?: number;
}

/** A range of figures; one of its ends may be left out. */
export function RangeInput(props: RangeInputProps): ReactElement {
  const { value, onChange, digits = 0, ...range } = props;
  const { min, max } = value;
  const t = useRangeTexts();
  return (
    <RangeGroup
      {...range}
      fault={rangeFault(min, max)}
      words={{ empty: t('number.empty'), reversed: t('number.reversed') }}
    >
      {({ first, last, ...states }) => (
        <div className={css.ends}>
          <NumberInput
            {...first}
            {...states}
            digits={digits}
            value={min}
            onChange={(next) => onChange({ min: next, max })}
            aria-label={t('min')}
            placeholder={t('min')}
          />
          <span aria-hidden="true">–</span>
          <NumberInput
            {...last}
            {...states}
            digits={digits}
            value={max}
            onChange={(next) => onChange({ min, max: next })}
            aria-label={t('max')}
            placeholder={t('max')}
          />
        </div>
      )}
    </RangeGroup>
  );
}

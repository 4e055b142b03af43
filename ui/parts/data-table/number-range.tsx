import { type ReactElement, useState } from 'react';
import { rangeFault } from '../range-input/range-fault.ts';
import { RangeInput } from '../range-input/range-input.tsx';
import css from './filter.module.css';
import { FilterForm } from './filter-form.tsx';
import type { FilterValue } from './filters.ts';

interface NumberRangeProps {
  digits: number;
  /** The column's name. */
  label: string;
  value: Extract<FilterValue, { kind: 'number' }> | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

/** From a least to a most figure, both included; one of them may be left out. */
export function NumberRange({ digits, label, value, onChange }: NumberRangeProps): ReactElement {
  const [range, setRange] = useState({ min: value?.min ?? null, max: value?.max ?? null });
  const [tried, setTried] = useState(false);
  function apply(): void {
    setTried(true);
    if (!rangeFault(range.min, range.max)) onChange({ kind: 'number', ...range });
  }
  return (
    <FilterForm onReset={() => onChange(undefined)} onApply={apply}>
      <div className={css.range}>
        <RangeInput
          label={label}
          digits={digits}
          value={range}
          onChange={setRange}
          optional={!tried}
          checked={tried}
        />
      </div>
    </FilterForm>
  );
}

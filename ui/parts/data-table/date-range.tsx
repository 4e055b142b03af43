import { type ReactElement, useState } from 'react';
import { DateRangeInput } from '../range-input/date-range-input.tsx';
import { rangeFault } from '../range-input/range-fault.ts';
import css from './filter.module.css';
import { FilterForm } from './filter-form.tsx';
import type { FilterValue } from './filters.ts';

interface DateRangeProps {
  /** The column's name. */
  label: string;
  value: Extract<FilterValue, { kind: 'date' }> | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

/** From a first to a last day, both included; one of them may be left out. */
export function DateRange({ label, value, onChange }: DateRangeProps): ReactElement {
  const [range, setRange] = useState({ from: value?.from ?? '', to: value?.to ?? '' });
  const [tried, setTried] = useState(false);
  function apply(): void {
    setTried(true);
    if (!rangeFault(range.from, range.to)) onChange({ kind: 'date', ...range });
  }
  return (
    <FilterForm onReset={() => onChange(undefined)} onApply={apply}>
      <div className={css.range}>
        <DateRangeInput
          label={label}
          value={range}
          onChange={setRange}
          optional={!tried}
          checked={tried}
        />
      </div>
    </FilterForm>
  );
}

import { type ReactElement, useState } from 'react';
import { NumberInput } from '../number-input.tsx';
import css from './filter.module.css';
import { FilterForm } from './filter-form.tsx';
import { type FilterValue, type RangeFault, rangeFault } from './filters.ts';
import { useTableTexts } from './texts/table-texts.ts';

interface NumberRangeProps {
  digits: number;
  value: Extract<FilterValue, { kind: 'number' }> | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

/** From a least to a most figure, both included; one of them may be left out. */
export function NumberRange({ digits, value, onChange }: NumberRangeProps): ReactElement {
  const t = useTableTexts();
  const [min, setMin] = useState(value?.min ?? null);
  const [max, setMax] = useState(value?.max ?? null);
  const [fault, setFault] = useState<RangeFault>();
  function apply(): void {
    const found = rangeFault(min, max);
    setFault(found);
    if (!found) onChange({ kind: 'number', min, max });
  }
  const shared = { digits, invalid: fault !== undefined };
  return (
    <FilterForm
      onReset={() => onChange(undefined)}
      onApply={apply}
      error={fault && t(`columnFilter.${fault}`)}
    >
      <div className={css.range}>
        <NumberInput
          {...shared}
          value={min}
          onChange={setMin}
          aria-label={t('columnFilter.min')}
          placeholder={t('columnFilter.min')}
        />
        <NumberInput
          {...shared}
          value={max}
          onChange={setMax}
          aria-label={t('columnFilter.max')}
          placeholder={t('columnFilter.max')}
        />
      </div>
    </FilterForm>
  );
}

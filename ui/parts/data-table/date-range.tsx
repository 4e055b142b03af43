import { type ReactElement, useState } from 'react';
import { DateInput } from '../date-input/date-input.tsx';
import { Field } from '../field.tsx';
import { FilterForm } from './filter-form.tsx';
import { type FilterValue, type RangeFault, rangeFault } from './filters.ts';
import { useTableTexts } from './texts/table-texts.ts';

interface DateRangeProps {
  value: Extract<FilterValue, { kind: 'date' }> | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

const words = { empty: 'columnFilter.noDates', reversed: 'columnFilter.datesReversed' } as const;

/** From a first to a last day, both included; one of them may be left out. */
export function DateRange({ value, onChange }: DateRangeProps): ReactElement {
  const t = useTableTexts();
  const [from, setFrom] = useState(value?.from ?? '');
  const [to, setTo] = useState(value?.to ?? '');
  const [fault, setFault] = useState<RangeFault>();
  function apply(): void {
    const found = rangeFault(from, to);
    setFault(found);
    if (!found) onChange({ kind: 'date', from, to });
  }
  return (
    <FilterForm
      onReset={() => onChange(undefined)}
      onApply={apply}
      error={fault && t(words[fault])}
    >
      <Field label={t('columnFilter.from')}>
        <DateInput value={from} onChange={setFrom} invalid={fault !== undefined} />
      </Field>
      <Field label={t('columnFilter.to')}>
        <DateInput value={to} onChange={setTo} invalid={fault !== undefined} />
      </Field>
    </FilterForm>
  );
}

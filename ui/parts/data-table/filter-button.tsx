import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Popover } from '../popover.tsx';
import { TextInput } from '../text-input.tsx';
import { SearchTree } from '../tree/search-tree.tsx';
import css from './filter.module.css';
import { FilterForm } from './filter-form.tsx';
import { type ColumnFilter, type FilterValue, treeFilter } from './filters.ts';
import { NumberRange } from './number-range.tsx';
import { useTableTexts } from './texts/table-texts.ts';

// The calendar is the heaviest part there is.
const DateRange = lazy(() =>
  import('./date-range.tsx').then((module) => ({ default: module.DateRange })),
);

interface FilterButtonProps {
  header: string;
  filter: ColumnFilter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

/** The button in a head that filters its column, with the panel it opens. */
export function FilterButton({ header, filter, value, onChange }: FilterButtonProps): ReactElement {
  const t = useTableTexts();
  const [open, setOpen] = useState(false);
  const label = t(value ? 'columnFilter.active' : 'columnFilter.open', { column: header });
  function change(next: FilterValue | undefined): void {
    setOpen(false);
    onChange(next);
  }
  return (
    <Popover
      label={label}
      open={open}
      onOpen={setOpen}
      trigger={
        <button
          type="button"
          className={classNames(css.button, value && css.on)}
          aria-label={label}
          title={label}
        >
          <Icon name="filter" size={12} />
        </button>
      }
    >
      <Panel filter={filter} value={value} onChange={change} header={header} />
    </Popover>
  );
}

function Panel({ header, filter, value, onChange }: FilterButtonProps): ReactElement {
  switch (filter.kind) {
    case 'text':
      return <TextFilter value={value?.kind === 'text' ? value.text : ''} onChange={onChange} />;
    case 'number':
      return (
        <NumberRange
          digits={filter.digits ?? 0}
          label={header}
          value={value?.kind === 'number' ? value : undefined}
          onChange={onChange}
        />
      );
    case 'date':
      return (
        <Suspense>
          <DateRange
            label={header}
            value={value?.kind === 'date' ? value : undefined}
            onChange={onChange}
          />
        </Suspense>
      );
    case 'choice':
      return (
        <ChoiceList
          options={filter.options}
          value={value?.kind === 'choice' ? value.values : []}
          onChange={onChange}
        />
      );
    case 'tree':
      return (
        <FilterForm onReset={() => onChange(undefined)}>
          <div className={css.tree}>
            <SearchTree
              label={header}
              placeholder={header}
              nodes={filter.nodes}
              selected={value?.kind === 'tree' ? value.id : undefined}
              onSelect={(id) => onChange(treeFilter(filter.nodes, id))}
            />
          </div>
        </FilterForm>
      );
  }
}

interface PartProps<Value> {
  value: Value;
  onChange: (value: FilterValue | undefined) => void;
}

function TextFilter({ value, onChange }: PartProps<string>): ReactElement {
  const t = useTableTexts();
  const [text, setText] = useState(value);
  return (
    <FilterForm
      onReset={() => onChange(undefined)}
      onApply={() => onChange(text.trim() === '' ? undefined : { kind: 'text', text })}
    >
      <TextInput
        aria-label={t('columnFilter.contains')}
        value={text}
        onChange={setText}
        clearable
      />
    </FilterForm>
  );
}

interface ChoiceListProps extends PartProps<readonly string[]> {
  options: Extract<ColumnFilter, { kind: 'choice' }>['options'];
}

function ChoiceList({ options, value, onChange }: ChoiceListProps): ReactElement {
  const [values, setValues] = useState(value);
  return (
    <FilterForm
      onReset={() => onChange(undefined)}
      onApply={() => onChange(values.length === 0 ? undefined : { kind: 'choice', values })}
    >
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={values.includes(option.value)}
          onChange={(on) =>
            setValues(on ? [...values, option.value] : values.filter((one) => one !== option.value))
          }
        >
          {option.label}
        </Checkbox>
      ))}
    </FilterForm>
  );
}

import type { ReactElement } from 'react';
import { Switch } from '../../parts/checkbox.tsx';
import { Combobox } from '../../parts/combobox.tsx';
import { DateInput } from '../../parts/date-input/date-input.tsx';
import { Field } from '../../parts/field.tsx';
import { Select } from '../../parts/select/select.tsx';
import { DateEnds } from './date-ends.tsx';
import type { ListFilter } from './list-filter.ts';
import type { ListQuery } from './list-query.ts';
import css from './more-filters.module.css';
import { useListTexts } from './texts/list-texts.ts';

export interface MoreFiltersProps {
  filters: readonly ListFilter[];
  values: ListQuery['filters'];
  /** Called with a filter's name; `''` removes it. */
  onChange: (name: string, value: string) => void;
}

/** Filters in a panel. A chunk of its own: few people open it, and its calendar is heavy. */
export function MoreFiltersPanel({ filters, values, onChange }: MoreFiltersProps): ReactElement {
  return (
    <div className={css.panel}>
      {filters.map((filter) => (
        <Control
          key={filter.kind === 'days' ? filter.from : filter.id}
          {...{ filter, values, onChange }}
        />
      ))}
    </div>
  );
}

type ControlProps = Omit<MoreFiltersProps, 'filters'> & { filter: ListFilter };

function Control({ filter, values, onChange }: ControlProps): ReactElement {
  switch (filter.kind) {
    case 'days':
      return (
        <fieldset className={css.ends}>
          <legend className={css.legend}>{filter.label}</legend>
          <DateEnds {...{ filter, values, onChange }} />
        </fieldset>
      );
    case 'day':
      return (
        <Field label={filter.label} help={filter.help}>
          <DateInput value={values[filter.id] ?? ''} onChange={(day) => onChange(filter.id, day)} />
        </Field>
      );
    case 'switch':
      return (
        <Switch
          checked={values[filter.id] === '1'}
          onChange={(on) => onChange(filter.id, on ? '1' : '')}
        >
          {filter.label}
        </Switch>
      );
    case 'choice':
      return <Choice {...{ filter, values, onChange }} />;
  }
}

function Choice(
  props: ControlProps & { filter: Extract<ListFilter, { kind: 'choice' }> },
): ReactElement {
  const { filter, values, onChange } = props;
  const { id, label, options, one } = filter;
  const t = useListTexts();
  const placeholder = t('filter.any');
  const chosen = values[id];
  return (
    <Field label={label}>
      {one === 'search' ? (
        <Combobox
          {...{ options, placeholder }}
          value={chosen}
          onChange={(value) => onChange(id, value ?? '')}
        />
      ) : (
        <Select
          {...{ options, placeholder }}
          value={chosen}
          onChange={(value) => onChange(id, value)}
          onClear={() => onChange(id, '')}
        />
      )}
    </Field>
  );
}

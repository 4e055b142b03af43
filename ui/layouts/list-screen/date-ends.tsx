import type { ReactElement } from 'react';
import { DateInput } from '../../parts/date-input/date-input.tsx';
import type { DaysFilter } from './list-filter.ts';
import type { ListQuery } from './list-query.ts';
import css from './more-filters.module.css';
import { useListTexts } from './texts/list-texts.ts';

export interface DateEndsProps {
  filter: DaysFilter;
  values: ListQuery['filters'];
  /** Called with the name of an end; `''` removes it. */
  onChange: (name: string, value: string) => void;
}

/** The first and the last day or month of a filter, each by itself. */
export function DateEnds({ filter, values, onChange }: DateEndsProps): ReactElement {
  const { from, to, label: what, unit = 'day' } = filter;
  const t = useListTexts();
  const first = values[from];
  const last = values[to];
  return (
    <div className={css.days}>
      <DateInput
        label={t('filter.fromOf', { what })}
        value={first ?? ''}
        {...{ unit }}
        {...(last && { max: last })}
        onChange={(day) => onChange(from, day)}
      />
      <span aria-hidden="true">–</span>
      <DateInput
        label={t('filter.toOf', { what })}
        value={last ?? ''}
        {...{ unit }}
        {...(first && { min: first })}
        onChange={(day) => onChange(to, day)}
      />
    </div>
  );
}

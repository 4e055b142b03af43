import type { ReactElement } from 'react';
import { attendanceException } from '#bridge/calls/kaoqin/time-terms.ts';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';
import mine from '../mine/mine.module.css';
import css from './exceptions.module.css';
import type { ExceptionLine } from './exceptions.ts';

/** What narrows the inbox; empty texts narrow nothing. */
export interface Filter {
  readonly search: string;
  readonly from: string;
  readonly to: string;
  readonly kind: ExceptionLine['exceptions'][number] | '';
}

/** Everything. */
export const noFilter: Filter = { search: '', from: '', to: '', kind: '' };

interface InboxFiltersProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** Who, when and which kind. */
export function InboxFilters({ filter, onChange }: InboxFiltersProps): ReactElement {
  const t = useWords();
  const kinds = attendanceException.options.map((value) => ({
    value,
    label: t(`exception.${value}`),
  }));
  const change = (changes: Partial<Filter>) => onChange({ ...filter, ...changes });
  return (
    <div className={mine.filters}>
      <div className={css.search}>
        <SearchBox
          value={filter.search}
          placeholder={t('inbox.search')}
          onSearch={(search) => change({ search: search.trim() })}
        />
      </div>
      <Select
        label={t('inbox.kind')}
        options={[{ value: '', label: t('inbox.anyKind') }, ...kinds]}
        value={filter.kind}
        onChange={(kind) => change({ kind: kind as Filter['kind'] })}
      />
      <DateInput
        label={t('inbox.from')}
        value={filter.from}
        onChange={(from) => change({ from })}
      />
      <DateInput label={t('inbox.to')} value={filter.to} onChange={(to) => change({ to })} />
    </div>
  );
}

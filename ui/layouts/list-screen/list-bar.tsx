import { lazy, type ReactElement, Suspense, useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import { Switch } from '../../parts/checkbox.tsx';
import type { AnyRow } from '../../parts/data-table/columns.ts';
import { SearchBox } from '../../parts/search-box.tsx';
import { ChoiceFilter } from '../../parts/select/choice-filter.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ListConfig } from './list-config.ts';
import { allowedFilters, type DaysFilter, type ListFilter } from './list-filter.ts';
import { isNarrowed, type ListDefaults, type ListQuery, withFilter } from './list-query.ts';
import css from './list-screen.module.css';
import { MoreFilters } from './more-filters.tsx';
import { useListTexts } from './texts/list-texts.ts';
import { asideName, type ChangeList } from './use-list-query.ts';
import { useSlashKey } from './use-slash-key.ts';

// The calendar is heavy, and few lists have days to filter by.
const Days = lazy(() =>
  import('../../parts/range-input/date-range-input.tsx').then((module) => ({
    default: module.DateRangeInput,
  })),
);

const DateEnds = lazy(() =>
  import('./date-ends.tsx').then((module) => ({ default: module.DateEnds })),
);

export interface ListBarProps<Row extends AnyRow> {
  config: ListConfig<Row>;
  query: ListQuery;
  defaults: ListDefaults;
  change: ChangeList;
  /** Whether the filters are folded away; the search stays. */
  folded: boolean;
  /** Columns the person may not see. */
  hidden: readonly string[] | undefined;
}

/** The search and the filters over the table. */
export function ListBar<Row extends AnyRow>(props: ListBarProps<Row>): ReactElement {
  const { config, query, defaults, change, folded, hidden } = props;
  const t = useListTexts();
  const box = useRef<HTMLDivElement>(null);
  useSlashKey(box);
  const { search } = config;
  const filters = allowedFilters(config.filters ?? [], hidden);
  const inBar = filters.filter(({ place = 'bar' }) => place === 'bar');
  const narrowed = isNarrowed(query, defaults, asideName(config));
  return (
    <>
      {search && (
        <div ref={box}>
          <SearchBox
            value={query.keyword}
            {...(search.placeholder !== undefined && { placeholder: search.placeholder })}
            onSearch={(keyword) => change({ keyword }, 'replace')}
          />
        </div>
      )}
      {!folded &&
        inBar.map((filter) => (
          <Filter key={keyOf(filter)} filter={filter} query={query} change={change} />
        ))}
      {!folded && <More {...{ filters, query, change }} />}
      {narrowed && (
        <Button variant="quiet" onClick={() => change(withoutFilters(query, defaults, config))}>
          {t('reset')}
        </Button>
      )}
    </>
  );
}

/** The chips of filters in use that are not in the bar, and the button behind which most of those are. */
function More(props: {
  filters: readonly ListFilter[];
  query: ListQuery;
  change: ChangeList;
}): ReactElement {
  const { filters, query, change } = props;
  const more = filters.filter(({ place }) => place === 'more');
  return (
    <>
      <FilterChips {...props} />
      {more.length > 0 && (
        <MoreFilters
          filters={more}
          values={query.filters}
          onChange={(name, value) => change({ filters: withFilter(query.filters, name, value) })}
        />
      )}
    </>
  );
}

/** What takes every filter and the keyword away; the node of the aside stays. */
export function withoutFilters<Row extends AnyRow>(
  query: ListQuery,
  defaults: ListDefaults,
  config: ListConfig<Row>,
): Partial<ListQuery> {
  const name = asideName(config);
  const node = query.filters[name] ?? '';
  return { keyword: '', filters: withFilter(defaults.filters, name, node) };
}

interface FilterProps {
  filter: ListFilter;
  query: ListQuery;
  change: ChangeList;
}

function Filter({ filter, query, change }: FilterProps): ReactElement {
  const { filters } = query;
  switch (filter.kind) {
    case 'choice':
      return (
        <ChoiceFilter
          label={filter.label}
          options={filter.options}
          value={filters[filter.id]?.split(',') ?? []}
          onChange={(values) => change({ filters: withFilter(filters, filter.id, values.join()) })}
        />
      );
    case 'switch':
      return (
        <span className={css.switch}>
          <Switch
            checked={filters[filter.id] === '1'}
            onChange={(on) => change({ filters: withFilter(filters, filter.id, on ? '1' : '') })}
          >
            {filter.label}
          </Switch>
        </span>
      );
    case 'days':
      return <Range filter={filter} query={query} change={change} />;
    case 'day':
      throw new Error(`The filter ${filter.id} of one day belongs behind the button.`);
  }
}

function Range(props: FilterProps & { filter: DaysFilter }): ReactElement {
  const { filter, query, change } = props;
  return (
    <span className={css.days}>
      <span>{filter.label}</span>
      <Suspense fallback={<Skeleton width="232px" height={32} />}>
        {filter.unit === 'month' ? (
          <DateEnds
            {...{ filter }}
            values={query.filters}
            onChange={(name, month) => change({ filters: withFilter(query.filters, name, month) })}
          />
        ) : (
          <Days
            optional
            label={filter.label}
            value={{ from: query.filters[filter.from] ?? '', to: query.filters[filter.to] ?? '' }}
            onChange={({ from, to }) =>
              change({
                filters: withFilter(withFilter(query.filters, filter.from, from), filter.to, to),
              })
            }
          />
        )}
      </Suspense>
    </span>
  );
}

function keyOf(filter: ListFilter): string {
  return filter.kind === 'days' ? filter.from : filter.id;
}

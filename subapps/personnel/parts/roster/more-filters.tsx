import { lazy, type ReactElement, Suspense } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Popover } from '#ui/parts/popover.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { type RosterQuery, withFilter } from '../../stores/roster-query.ts';
import { useWords } from '../../texts/app-texts.ts';
import type { ChoicesProps } from './more-filters-panel.tsx';
import type { ChangeQuery } from './use-roster-query.ts';

const Panel = lazy(() =>
  import('./more-filters-panel.tsx').then((module) => ({ default: module.MoreFiltersPanel })),
);

/** The filters that are needed less often, behind a button. Each works at once. */
export function MoreFilters(
  props: { query: RosterQuery; onChange: ChangeQuery } & ChoicesProps,
): ReactElement {
  const { query, onChange, choices, hidden } = props;
  const t = useWords();
  return (
    <Popover
      label={t('filter.moreTitle')}
      trigger={<Button icon="plus">{t('filter.more')}</Button>}
    >
      <Suspense fallback={<SkeletonLines lines={6} />}>
        <Panel
          filter={query.filter}
          onChange={(changed) => onChange(withFilter(query, changed))}
          choices={choices}
          hidden={hidden}
        />
      </Suspense>
    </Popover>
  );
}

import { lazy, type ReactElement, Suspense } from 'react';
import { Button } from '../../parts/button.tsx';
import { Popover } from '../../parts/popover.tsx';
import { SkeletonLines } from '../../parts/skeleton.tsx';
import type { MoreFiltersProps } from './more-filters-panel.tsx';
import { useListTexts } from './texts/list-texts.ts';

const MoreFiltersPanel = lazy(() =>
  import('./more-filters-panel.tsx').then((module) => ({ default: module.MoreFiltersPanel })),
);

/** The filters that are needed less often, behind a button. Each works at once. */
export function MoreFilters(props: MoreFiltersProps): ReactElement {
  const t = useListTexts();
  return (
    <Popover
      label={t('filter.moreTitle')}
      trigger={<Button icon="plus">{t('filter.more')}</Button>}
    >
      <Suspense fallback={<SkeletonLines lines={6} />}>
        <MoreFiltersPanel {...props} />
      </Suspense>
    </Popover>
  );
}

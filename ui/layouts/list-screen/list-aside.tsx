import type { ReactElement } from 'react';
import { SkeletonLines } from '../../parts/skeleton.tsx';
import { ErrorState } from '../../parts/states.tsx';
import { SearchTree } from '../../parts/tree/search-tree.tsx';
import type { ListAside as Aside } from './list-config.ts';
import { type ListQuery, withFilter } from './list-query.ts';
import { useListTexts } from './texts/list-texts.ts';
import type { ChangeList } from './use-list-query.ts';
import { useLoaded } from './use-loaded.ts';

export interface ListAsideProps {
  aside: Aside;
  name: string;
  query: ListQuery;
  change: ChangeList;
}

/** The tree beside the list. A single root stands for everything; with several, a second click lets all in again. */
export function ListAside({ aside, name, query, change }: ListAsideProps): ReactElement {
  const t = useListTexts();
  const { data, status, reload } = useLoaded('tree', aside.load);
  if (status.kind === 'failed') {
    return <ErrorState title={t('asideFailed')} hint={status.msg} onRetry={reload} />;
  }
  if (!data) return <SkeletonLines lines={8} />;
  const all = data.length === 1 ? data[0]?.id : undefined;
  const chosen = query.filters[name];
  return (
    <SearchTree
      label={aside.label}
      placeholder={aside.placeholder ?? t('department')}
      nodes={data}
      selected={chosen ?? all}
      onSelect={(id) => {
        const next = id === all || id === chosen ? '' : id;
        change({ filters: withFilter(query.filters, name, next) });
      }}
    />
  );
}

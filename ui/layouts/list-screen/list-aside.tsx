import { type ReactElement, useState } from 'react';
import { SkeletonLines } from '../../parts/skeleton.tsx';
import { ErrorState } from '../../parts/states.tsx';
import { SearchTree } from '../../parts/tree/search-tree.tsx';
import type { LoadedTree, TreeLevels } from '../../parts/tree/tree-levels.ts';
import type { ListAside as Aside } from './list-config.ts';
import { type ListQuery, withFilter } from './list-query.ts';
import { useListTexts } from './texts/list-texts.ts';
import type { ChangeList } from './use-list-query.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

export interface ListAsideProps {
  aside: Aside;
  name: string;
  query: ListQuery;
  change: ChangeList;
}

/** The tree beside the list. A single root stands for everything; with several, a second click lets all in again. */
export function ListAside({ aside, name, query, change }: ListAsideProps): ReactElement {
  const t = useListTexts();
  const chosen = query.filters[name];
  const { loaded, levels } = useLevels(aside, chosen);
  const { data, status, reload } = loaded;
  if (status.kind === 'failed') {
    return <ErrorState title={t('asideFailed')} hint={status.msg} onRetry={reload} />;
  }
  if (!data) return <SkeletonLines lines={8} />;
  const all = data.nodes.length === 1 ? data.nodes[0]?.id : undefined;
  return (
    <SearchTree
      label={aside.label}
      placeholder={aside.placeholder ?? t('department')}
      nodes={data.nodes}
      levels={levels}
      selected={chosen ?? all}
      onSelect={(id) => {
        const next = id === all || id === chosen ? '' : id;
        change({ filters: withFilter(query.filters, name, next) });
      }}
    />
  );
}

/** Levels that stay open at once; the first ones close when there are more. */
const mostOpen = 100;

/** Loads the tree; of a large one the levels that are opened, the way to the chosen node, and what is searched for. */
function useLevels(
  aside: Aside,
  chosen: string | undefined,
): { readonly loaded: Loaded<LoadedTree>; readonly levels: TreeLevels | undefined } {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [keyword, setKeyword] = useState('');
  const [isLarge, setLarge] = useState(false);
  const [levels] = useState<TreeLevels>(() => ({
    onMore: (id) => setOpen((before) => [...before, id].slice(-mostOpen)),
    onSearch: setKeyword,
  }));
  // Where all are there, another choice asks for nothing.
  const wanted = isLarge
    ? { open: [...open, ...(chosen ? [chosen] : [])].slice(-mostOpen), keyword }
    : { open: [], keyword: '' };
  const loaded = useLoaded(`tree ${JSON.stringify(wanted)}`, (signal) =>
    aside.load(signal, wanted),
  );
  if (loaded.data && keyword === '' && loaded.data.whole === isLarge) {
    setLarge(!loaded.data.whole);
  }
  return { loaded, levels: isLarge ? levels : undefined };
}

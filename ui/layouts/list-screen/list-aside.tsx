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
  const { data, status, reload, levels, isSearch } = useLevels(aside, chosen);
  // Once a large tree is there, the search box stays, and the failure is said below it.
  if (status.kind === 'failed' && !levels) {
    return <ErrorState title={t('asideFailed')} hint={status.msg} onRetry={reload} />;
  }
  if (!data) return <SkeletonLines lines={8} />;
  // What a search finds below one root is not everything.
  const all = data.nodes.length === 1 && !isSearch ? data.nodes[0]?.id : undefined;
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

interface Levels extends Loaded<LoadedTree> {
  /** Given where the tree is large. */
  readonly levels: TreeLevels | undefined;
  /** Whether the nodes are what a search found. */
  readonly isSearch: boolean;
}

/** Loads the tree; of a large one the levels that are opened, the way to the chosen node, and what is searched for. */
function useLevels(aside: Aside, chosen: string | undefined): Levels {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [keyword, setKeyword] = useState('');
  const [isLarge, setLarge] = useState(false);
  // Where all are there, another choice asks for nothing.
  const wanted = isLarge
    ? { open: [...open, ...(chosen ? [chosen] : [])].slice(-mostOpen), keyword }
    : { open: [], keyword: '' };
  const { data, ...loaded } = useLoaded(`tree ${JSON.stringify(wanted)}`, async (signal) => ({
    tree: await aside.load(signal, wanted),
    isSearch: wanted.keyword !== '',
  }));
  const { tree, isSearch = false } = data ?? {};
  if (tree && !isSearch && tree.whole === isLarge) setLarge(!tree.whole);
  const { status, reload } = loaded;
  const levels: TreeLevels = {
    onMore: (id) => setOpen((before) => [...before, id].slice(-mostOpen)),
    onSearch: setKeyword,
    failed: status.kind === 'failed' ? { words: status.msg, retry: reload } : undefined,
  };
  return { ...loaded, data: tree, isSearch, levels: isLarge ? levels : undefined };
}

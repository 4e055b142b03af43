import {
  type KeyboardEvent,
  type ReactElement,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { SearchBox } from '../search-box.tsx';
import { ErrorState } from '../states.tsx';
import css from './search-tree.module.css';
import { Tree, type TreeProps } from './tree.tsx';
import type { TreeLevels } from './tree-levels.ts';

export interface SearchTreeProps extends Omit<TreeProps, 'search' | 'onMore'> {
  /** Words in the empty search box. */
  placeholder: string;
  /** Given where only some levels of a large tree are loaded. */
  levels?: TreeLevels | undefined;
}

/** A tree with a search box over it, as it stands in a page's aside. */
export function SearchTree({ placeholder, levels, ...tree }: SearchTreeProps): ReactElement {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  useEndOfSearch(levels);
  // From the search box down into what it found, without a way round by Tab.
  function press(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[role="tree"]')?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the box and the tree in it
    <div className={css.box} onKeyDown={press}>
      <SearchBox
        value={typed}
        onSearch={(next) => {
          setTyped(next);
          levels?.onSearch(next.trim());
        }}
        placeholder={placeholder}
        wait={levels ? 250 : 0}
      />
      {levels?.failed ? (
        <ErrorState hint={levels.failed.words} onRetry={levels.failed.retry} />
      ) : (
        <Tree {...tree} {...(levels && { onMore: levels.onMore })} search={search} />
      )}
    </div>
  );
}

/** What was searched for goes with the tree: the next one that opens over the same nodes begins without a search. */
function useEndOfSearch(levels: TreeLevels | undefined): void {
  const latest = useRef(levels);
  useEffect(() => {
    latest.current = levels;
  });
  useEffect(() => () => latest.current?.onSearch(''), []);
}

import { type KeyboardEvent, type ReactElement, useDeferredValue, useState } from 'react';
import { SearchBox } from '../search-box.tsx';
import css from './search-tree.module.css';
import { Tree, type TreeProps } from './tree.tsx';

export interface SearchTreeProps extends Omit<TreeProps, 'search'> {
  /** Words in the empty search box. */
  placeholder: string;
  /** Given: hears what is searched for, where not every node is loaded, and gives the nodes that are found. */
  onSearch?: (typed: string) => void;
}

/** A tree with a search box over it, as it stands in a page's aside. */
export function SearchTree({ placeholder, onSearch, ...tree }: SearchTreeProps): ReactElement {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
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
          onSearch?.(next.trim());
        }}
        placeholder={placeholder}
        wait={onSearch ? 250 : 0}
      />
      <Tree {...tree} search={search} />
    </div>
  );
}

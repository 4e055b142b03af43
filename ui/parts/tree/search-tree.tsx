import { type ReactElement, useDeferredValue, useState } from 'react';
import { SearchBox } from '../search-box.tsx';
import css from './search-tree.module.css';
import { Tree, type TreeProps } from './tree.tsx';

export interface SearchTreeProps extends Omit<TreeProps, 'search'> {
  /** Words in the empty search box. */
  placeholder: string;
}

/** A tree with a search box over it, as it stands in a page's aside. */
export function SearchTree({ placeholder, ...tree }: SearchTreeProps): ReactElement {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  return (
    <div className={css.box}>
      <SearchBox value={typed} onSearch={setTyped} placeholder={placeholder} wait={0} />
      <Tree {...tree} search={search} />
    </div>
  );
}

import { type RefObject, type UIEventHandler, useEffect, useRef } from 'react';
import type { ListWiring } from './list-config.ts';

/** How far the rows of a list were scrolled, and what the list showed then. */
export interface KeptScroll {
  readonly query: string;
  readonly top: number;
}

/** Keeps how far the rows are scrolled, also while the app is unloaded; another list begins at its top. */
export function useKeptScroll(
  box: RefObject<HTMLElement | null>,
  ready: boolean,
  query: string,
  scroll: ListWiring<unknown>['scroll'],
): UIEventHandler {
  const first = useRef(scroll?.[0]);
  useEffect(() => {
    if (!ready || first.current === undefined) return;
    const scroller = box.current?.querySelector('table')?.parentElement;
    const { query: before, top } = first.current;
    if (scroller) scroller.scrollTop = before === query ? top : 0;
    first.current = { query: '', top: 0 };
  }, [box, ready, query]);
  return ({ target }) => {
    if (target instanceof Element) scroll?.[1]({ query, top: target.scrollTop });
  };
}

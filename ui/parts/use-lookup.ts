import { useCallback, useEffect, useRef, useState } from 'react';
import { createLookup, type Finder, type Lookup, type LookupState } from './lookup.ts';

/**
 * Looks for a query, and again when it becomes another one; `null` looks for nothing. `wait` are the milliseconds that
 * typing rests before; the first look does not wait.
 */
export function useLookup<Query, Result>(
  find: Finder<Query, Result>,
  query: Query | null,
  wait: number,
): LookupState<Result> & { readonly retry: () => void } {
  const [state, setState] = useState<LookupState<Result>>({ state: 'idle', result: undefined });
  const lookup = useRef<Lookup<Query>>(undefined);
  const latest = useRef(find);
  latest.current = find;
  const text = query === null ? null : JSON.stringify(query);
  const typing = useRef(false);
  useEffect(() => {
    const made = createLookup<Query, Result>(
      (asked, signal) => latest.current(asked, signal),
      setState,
    );
    lookup.current = made;
    typing.current = false;
    return made.stop;
  }, []);
  useEffect(() => {
    if (text === null) return;
    const asked: Query = JSON.parse(text);
    lookup.current?.ask(asked, typing.current ? wait : 0);
    typing.current = true;
  }, [text, wait]);
  return { ...state, retry: useCallback(() => lookup.current?.retry(), []) };
}

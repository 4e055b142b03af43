import { useCallback, useState } from 'react';
import { type Loaded, useLoaded } from '../use-loaded.ts';

/** One page of a list after the other. `load` must stay the same function. */
export function usePaged<Value>(load: (page: number) => Promise<Value>): {
  readonly state: Loaded<Value>;
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly reload: () => void;
} {
  const [page, setPage] = useState(1);
  const [state, reload] = useLoaded(useCallback(() => load(page), [load, page]));
  return { state, page, setPage, reload };
}

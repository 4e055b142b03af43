/** Finds what matches a query; the signal tells that the answer is no longer wanted. */
export type Finder<Query, Result> = (query: Query, signal: AbortSignal) => Promise<Result>;

/** Where a lookup stands. `result` is the latest there was, also while another is looked for or after that failed. */
export type LookupState<Result> =
  | { readonly state: 'idle' | 'loading' | 'failed'; readonly result: Result | undefined }
  | { readonly state: 'ready'; readonly result: Result };

/** Looks for one thing after another; only the answer to the last query counts. */
export interface Lookup<Query> {
  /** Looks once typing rested for so many milliseconds; what was looked for before is given up at once. */
  ask(query: Query, wait: number): void;
  /** Looks at once for the last query again. */
  retry(): void;
  stop(): void;
}

/** Makes a lookup; it tells where it stands. */
export function createLookup<Query, Result>(
  find: Finder<Query, Result>,
  tell: (state: LookupState<Result>) => void,
): Lookup<Query> {
  let result: Result | undefined;
  let last: Query | undefined;
  let current = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    current.abort();
  }
  async function look(query: Query): Promise<void> {
    const { signal } = current;
    try {
      const found = await find(query, signal);
      if (signal.aborted) return;
      result = found;
      tell({ state: 'ready', result: found });
    } catch {
      if (!signal.aborted) tell({ state: 'failed', result });
    }
  }
  function ask(query: Query, wait: number): void {
    stop();
    last = query;
    current = new AbortController();
    tell({ state: 'loading', result });
    if (wait === 0) void look(query);
    else timer = setTimeout(() => void look(query), wait);
  }
  return {
    ask,
    retry: () => last !== undefined && ask(last, 0),
    stop,
  };
}

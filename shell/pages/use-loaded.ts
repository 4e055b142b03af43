import { useCallback, useEffect, useState } from 'react';

/** What is being loaded, as far as it is known. */
export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: Value }
  | { readonly kind: 'failed'; readonly words: string };

/** Loads once when the page is drawn, and again when asked to. `load` must stay the same function. */
export function useLoaded<Value>(load: () => Promise<Value>): [Loaded<Value>, () => void] {
  const [state, setState] = useState<Loaded<Value>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again
  useEffect(() => {
    let wanted = true;
    setState({ kind: 'loading' });
    load().then(
      (value) => wanted && setState({ kind: 'loaded', value }),
      (cause: unknown) => wanted && setState({ kind: 'failed', words: wordsOf(cause) }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}

function wordsOf(cause: unknown): string {
  return cause instanceof Error && 'words' in cause ? String(cause.words) : '';
}

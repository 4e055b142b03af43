import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { type CardContent, cardCallAt } from '#bridge/calls/kit/card.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { callGateway } from '../../gateway.ts';
import { homeRefreshes } from '../../stores/home/home-refresh.ts';

/** What a card has to show. */
export interface CardState {
  readonly content: CardContent | undefined;
  readonly state: 'loading' | 'slow' | 'loaded' | 'failed';
  readonly retry: () => void;
}

/** Milliseconds after which a card says that it takes long. */
const patience = 5_000;

/** What was shown last, so that a page that comes back is there at once while it is asked for again. */
const shownBefore = new Map<string, CardContent>();

/** Loads what a card holds: when it is drawn, when the page is asked for again, and in another language. */
export function useCard(path: string, month?: string): CardState {
  const language = useLocale();
  const refreshes = useStore(homeRefreshes);
  const [attempt, setAttempt] = useState(0);
  const key = `${path} ${month ?? ''} ${language}`;
  const [state, setState] = useState<CardState['state']>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refresh and a new attempt ask again
  useEffect(() => {
    const stop = new AbortController();
    setState('loading');
    const slow = setTimeout(() => setState('slow'), patience);
    callGateway(cardCallAt(path), { month }, stop.signal).then(
      (content) => {
        shownBefore.set(key, content);
        setState('loaded');
        clearTimeout(slow);
      },
      () => {
        clearTimeout(slow);
        if (!stop.signal.aborted) setState('failed');
      },
    );
    return () => {
      clearTimeout(slow);
      stop.abort();
    };
  }, [key, refreshes, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    content: shownBefore.get(key),
    state,
    retry,
  };
}

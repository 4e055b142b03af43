import { useEffect, useId, useRef } from 'react';
import type { Bridge, SearchAnswer } from '#bridge/guest/connect.ts';
import type { MethodRequest } from '#bridge/methods/define.ts';
import type { ShellMethods } from '#bridge/methods/index.ts';
import { useBridge } from './provider.tsx';

type RegisteredResults = NonNullable<MethodRequest<ShellMethods['search']['register']>['items']>;

/** What each part of an app has registered: the shell knows one list of them all. */
const registered = new WeakMap<Bridge, Map<string, RegisteredResults>>();

/** Lets the search over the whole portal find these results for as long as the component is mounted; keep the list with useMemo. */
export function useSearchResults(items: RegisteredResults): void {
  const bridge = useBridge();
  const part = useId();
  useEffect(() => {
    const parts = registered.get(bridge) ?? new Map<string, RegisteredResults>();
    registered.set(bridge, parts);
    const tell = (): void => {
      const all = [...parts.values()].flat().slice(0, mostRegistered);
      bridge.search.register({ items: all }).catch(() => {});
    };
    parts.set(part, items);
    tell();
    return () => {
      parts.delete(part);
      tell();
    };
  }, [bridge, part, items]);
}

/** Answers searches of the whole portal while the component is mounted; a failure counts as nothing found. */
export function useSearchAnswer(answer: SearchAnswer): void {
  const bridge = useBridge();
  const latest = useRef(answer);
  latest.current = answer;
  useEffect(() => bridge.onSearch((keyword) => latest.current(keyword)), [bridge]);
}

/** As many as the shell takes of one app. */
const mostRegistered = 100;

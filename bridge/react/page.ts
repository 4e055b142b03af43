import { createContext, use, useEffect, useId, useRef, useState } from 'react';
import { useServices } from './provider.tsx';

/** The tab the component is in; set by `Pages`. */
export const PageTab = createContext<string | null>(null);

/** Id of the tab the component is in; throws outside of `Pages`. */
export function usePageTab(): string {
  const tabId = use(PageTab);
  if (tabId === null) throw new Error('This hook works below Pages only.');
  return tabId;
}

/** Says whether this page holds unsaved work; the shell asks the person before it would be lost. */
export function useDirty(dirty: boolean): void {
  const { pages } = useServices();
  const tabId = usePageTab();
  const part = useId();
  useEffect(() => {
    pages.markDirty(tabId, part, dirty);
    return () => pages.markDirty(tabId, part, false);
  }, [pages, tabId, part, dirty]);
}

/** Calls when the person gave up what this page holds unsaved, before it goes: what is kept of it for another time goes now. */
export function useDiscarded(discard: () => void): void {
  const { bridge } = useServices();
  const tabId = usePageTab();
  const latest = useRef(discard);
  latest.current = discard;
  useEffect(
    () => bridge.on('discarded', (event) => void (event.tabId === tabId && latest.current())),
    [bridge, tabId],
  );
}

/** Names the tab this page is in; nothing happens while the title is empty. */
export function useTabTitle(title: string): void {
  const { bridge } = useServices();
  const tabId = usePageTab();
  useEffect(() => {
    if (title) void bridge.tabs.title({ tabId, title }).catch(() => {});
  }, [bridge, tabId, title]);
}

/**
 * Like useState, for what should survive that the app is taken out of the pool: plain data, small.
 * `key` names the value within its page. All values of an app together hold at most 64 KiB.
 */
export function useSnapshot<Value>(
  key: string,
  initial: Value | (() => Value),
): [Value, (next: Value | ((current: Value) => Value)) => void] {
  const { pages } = useServices();
  const tabId = usePageTab();
  const [value, setValue] = useState<Value>(() => {
    const restored = pages.restored(tabId, key);
    if (restored !== undefined) return restored as Value;
    return initial instanceof Function ? initial() : initial;
  });
  useEffect(() => pages.keep(tabId, key, () => value), [pages, tabId, key, value]);
  return [value, setValue];
}

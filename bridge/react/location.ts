import { useCallback } from 'react';
import { usePageTab } from './page.ts';
import { useReadable, useServices } from './provider.tsx';

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/**
 * wouter's location hook inside a tab: it reads the place the shell shows the tab at, and moves through the bridge,
 * so that the shell's history is the only one.
 */
export function usePageLocation(): [string, Navigate] {
  const { pages } = useServices();
  const tabId = usePageTab();
  const navigate: Navigate = useCallback(
    (to, { replace = false } = {}) => pages.move(tabId, to, replace ? 'replace' : 'push'),
    [pages, tabId],
  );
  return [useTabRoute().split('?', 1)[0] ?? '/', navigate];
}

/** wouter's search hook inside a tab: the query of the tab's place, without its question mark. */
export function usePageSearch(): string {
  const route = useTabRoute();
  const at = route.indexOf('?');
  return at < 0 ? '' : route.slice(at + 1);
}

function useTabRoute(): string {
  const { pages } = useServices();
  return useReadable(pages.open).routes[usePageTab()] ?? '/';
}

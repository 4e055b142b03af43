/** The portal is a chunk of its own: the sign-in page paints without it and fetches it ahead. */
import type { ComponentType } from 'react';
import { loadChunk } from './load-chunk.ts';

/** Loads the portal. */
export async function loadPortal(): Promise<ComponentType> {
  const { Portal } = await loadChunk(() => import('../pages/portal/portal.tsx'));
  return Portal;
}

/** Fetches the portal, for a page that will need it in a moment. */
export function prefetchPortal(): void {
  void import('../pages/portal/portal.tsx').catch(() => undefined);
}

/** Fetches the portal once the browser has nothing better to do: while the person is still typing. */
export function prefetchPortalWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(prefetchPortal, { timeout: 2_000 });
  else setTimeout(prefetchPortal, 300);
}

/** The portal is a chunk of its own: the sign-in page paints without it and fetches it ahead. */
import type { ComponentType } from 'react';

const reloadedKey = 'reloadedForChunk';

/**
 * Loads the portal. After a new version was rolled out the old chunk is gone; then the page is loaded anew, once
 * (specification §4).
 */
export async function loadPortal(): Promise<ComponentType> {
  try {
    const { Portal } = await import('../pages/portal/portal.tsx');
    sessionStorage.removeItem(reloadedKey);
    return Portal;
  } catch (cause) {
    if (sessionStorage.getItem(reloadedKey)) throw cause;
    sessionStorage.setItem(reloadedKey, '1');
    location.reload();
    return new Promise(() => undefined);
  }
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

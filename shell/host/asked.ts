import type { AskedCall } from '#bridge/host/guest.ts';
import { measure } from '#bridge/host/measure.ts';
import type { WatchedCall } from '#bridge/recording/recorder.ts';

const watchers = new Set<(call: WatchedCall) => void>();

/** Calls back for everything the shell asks of apps from now on; answers how to stop. */
export function watchAsked(watcher: (call: WatchedCall) => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Tells the watchers of a call; costs nothing while there are none, as in the portal itself. */
export function noteAsked(app: string, mountId: string, { request, ...call }: AskedCall): void {
  if (watchers.size === 0) return;
  const measured = measure(request);
  const size = measured.ok ? measured.bytes : 0;
  const watched = { app, mountId, at: Date.now(), size, ...call };
  for (const watcher of watchers) watcher(watched);
}

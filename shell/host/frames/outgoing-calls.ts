import type { OutgoingCall, OutgoingOutcome } from '#bridge/host/guest.ts';
import type { WatchedCall } from '#bridge/recording/recorder.ts';

const watchers = new Set<(call: WatchedCall) => void>();

/** Calls back for everything the shell asks of apps from now on, as it begins and as it ends; returns how to stop. */
export function watchOutgoing(watcher: (call: WatchedCall) => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Tells the watchers of a call; costs nothing while there are none, as in the portal itself. */
export function noteOutgoing(
  app: string,
  mountId: string,
  asked: OutgoingCall,
  outcome?: OutgoingOutcome,
): void {
  for (const watcher of watchers) watcher({ app, mountId, asked, outcome });
}

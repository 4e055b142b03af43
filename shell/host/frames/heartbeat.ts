import { watchLiveness } from '#bridge/host/liveness.ts';

/** What the heartbeat of one app is made from. */
export interface HeartbeatOptions extends Pick<Parameters<typeof watchLiveness>[0], 'onChange'> {
  /** Asks the app; true when it answered in time. */
  readonly ping: () => Promise<boolean>;
  readonly isInFront: () => boolean;
  /** Keeps what the app would need to come back after a crash. */
  readonly keep: () => void;
}

/** Pings between two snapshots of a frame in front. */
const snapshotEvery = 3;

/** Pings an app for as long as it is mounted, and keeps its snapshot now and then; returns how to stop. */
export function startHeartbeat({ ping, isInFront, keep, onChange }: HeartbeatOptions): () => void {
  let beats = 0;
  return watchLiveness({
    onChange,
    isPageVisible: () => document.visibilityState === 'visible',
    async ping() {
      const answered = await ping();
      beats += 1;
      if (answered && isInFront() && beats % snapshotEvery === 0) keep();
      return answered;
    },
  });
}

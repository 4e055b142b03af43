/** What is known of each app's frame; the one place that says how an app is doing. */
import { atom, computed, type ReadableAtom } from 'nanostores';

/** What a mounting frame waits for. */
export type MountPhase = 'loading' | 'connecting' | 'starting';

/**
 * Why a mounting frame is late: `noAnswer` and `wrongOrigin` are the address's fault, `noHello`, `wrongVersion`,
 * `noEcho`, `noScript` and `notReady` the page's, `blocked` and `notAllowed` the portal's own settings', `noRoom` its full pool's.
 */
export type MountFault =
  | 'noAnswer'
  | 'wrongOrigin'
  | 'noHello'
  | 'wrongVersion'
  | 'noEcho'
  | 'noScript'
  | 'notReady'
  | 'blocked'
  | 'notAllowed'
  | 'noRoom';

/** Which side a fault lies on, for the words the person reads. */
export const faultSides: Readonly<Record<MountFault, 'origin' | 'frame' | 'host'>> = {
  noAnswer: 'origin',
  wrongOrigin: 'origin',
  noHello: 'frame',
  wrongVersion: 'frame',
  noEcho: 'frame',
  noScript: 'frame',
  notReady: 'frame',
  blocked: 'host',
  notAllowed: 'host',
  noRoom: 'host',
};

/**
 * Why a frame was removed for good, until the person starts it again. `withdrawn`: the company has the app no more;
 * `changed`: less is approved of it than this run of it had.
 */
export type RefusedReason =
  | 'withdrawn'
  | 'changed'
  | 'navigated'
  | 'flood'
  | 'strikes'
  | 'disconnected'
  | MountFault;

/** Where a frame stands. `since` in milliseconds since 1970. */
export type FrameState =
  /** On its way; `fault` appears when it is late, and goes when it arrives after all. */
  | { readonly kind: 'mounting'; readonly phase: MountPhase; readonly fault: MountFault | null }
  | { readonly kind: 'ready' }
  | { readonly kind: 'hidden' }
  /** Late with one answer; nothing to do but wait. */
  | { readonly kind: 'slow'; readonly since: number }
  /** Late again; may be reloaded, and may still come back. */
  | { readonly kind: 'hung'; readonly since: number }
  /** Silent for half a minute. */
  | { readonly kind: 'crashed'; readonly since: number }
  /** Out of the pool; comes back with its snapshot when it is shown. */
  | { readonly kind: 'suspended' }
  | { readonly kind: 'refused'; readonly reason: RefusedReason };

/** One app's frame. */
export interface FrameRecord {
  readonly app: string;
  /** The run of the app this record is about; empty while suspended or refused. */
  readonly mountId: string;
  readonly state: FrameState;
}

const $frames = atom<ReadonlyMap<string, FrameRecord>>(new Map());

/** Every known frame, by the code of its app. */
export const frames: ReadableAtom<ReadonlyMap<string, FrameRecord>> = computed(
  $frames,
  (map) => map,
);

/** The state of one app's frame; undefined while it was never started. */
export function frameState(app: string): FrameState | undefined {
  return $frames.get().get(app)?.state;
}

/** Records a frame's state. */
export function putFrame(record: FrameRecord): void {
  $frames.set(new Map($frames.get()).set(record.app, record));
}

/** Forgets one frame. */
export function dropFrame(app: string): void {
  const next = new Map($frames.get());
  next.delete(app);
  $frames.set(next);
}

/** Forgets every frame, at the end of a session. */
export function clearFrames(): void {
  $frames.set(new Map());
}

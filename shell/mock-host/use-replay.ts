import { type RefObject, useRef, useState } from 'react';
import { frameDoorway } from '#bridge/conformance/frame-doorway.ts';
import { type ReplayReport, replay } from '#bridge/conformance/replay.ts';
import type { Recording } from '#bridge/recording/recording.ts';
import { registeredApps } from '../stores/menu/menu.ts';

/** Where the replay of a recording stands. */
export type Replay =
  | { readonly kind: 'none' }
  | { readonly kind: 'playing' }
  | { readonly kind: 'over'; readonly report: ReplayReport };

/** Plays a recording against the app, in a frame of its own over the one a person tries out. */
export function useReplay(app: string): {
  readonly state: Replay;
  readonly layer: RefObject<HTMLDivElement | null>;
  play(recording: Recording): Promise<void>;
  close(): void;
} {
  const [state, setState] = useState<Replay>({ kind: 'none' });
  const layer = useRef<HTMLDivElement>(null);
  return {
    state,
    layer,
    async play(recording) {
      const registered = registeredApps.get().get(app);
      if (!layer.current || !registered) return;
      setState({ kind: 'playing' });
      // The page around an app without an origin has one itself.
      const entry = registered.sandboxPage || registered.entry;
      const doorway = frameDoorway({ entry, isOpaque: false, layer: layer.current });
      try {
        setState({ kind: 'over', report: await replay({ recording, app, doorway }) });
      } catch (cause) {
        // The button is there again, and the fault is in the console.
        setState({ kind: 'none' });
        throw cause;
      }
    },
    close: () => setState({ kind: 'none' }),
  };
}

import { limits } from './limits.ts';
import { type Clock, createMeter } from './rate.ts';

/** A frame whose messages are watched. */
export interface Watched {
  /** The frame's window, as it is now. */
  readonly window: () => unknown;
  readonly onMessage: (event: MessageEvent) => void;
  readonly onStrike: () => void;
  /** Called once, when the frame must go: nothing but its removal empties the queue it filled. */
  readonly onFlood: () => void;
}

/** The shell's only listener for messages of windows. */
export interface WindowWatch {
  /** Watches one frame; returns how to stop. */
  add(frame: Watched): () => void;
  stop(): void;
}

/** How many windows a frame may nest until its messages count for no one. */
const deepest = 8;

/** Listens on a window; every message is counted before its data is read, since reading is what costs. */
export function watchWindow(
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  now: Clock = () => performance.now(),
): WindowWatch {
  const frames = new Map<Watched, () => boolean>();

  function find(source: unknown): Watched | undefined {
    for (const frame of frames.keys()) if (frame.window() === source) return frame;
    return undefined;
  }

  function listen(event: MessageEvent): void {
    const { source } = event;
    if (source === null || source === target) return;
    const owner = ownerOf(source, find);
    if (!owner || frames.get(owner.frame)?.() !== true) return;
    if (owner.direct && event.type === 'message') owner.frame.onMessage(event);
  }

  target.addEventListener('message', listen);
  // What cannot be read is work all the same.
  target.addEventListener('messageerror', listen);
  return {
    add(frame) {
      const { onStrike, onFlood } = frame;
      const meter = { strikeAt: limits.strikeMessages, floodAt: limits.floodMessages };
      frames.set(frame, createMeter({ ...meter, onStrike, onFlood }, now));
      return () => void frames.delete(frame);
    },
    stop() {
      target.removeEventListener('message', listen);
      target.removeEventListener('messageerror', listen);
    },
  };
}

/** Finds the watched frame a window is in; messages of windows inside of a frame count for it, and are not heard. */
function ownerOf(
  source: object,
  find: (window: unknown) => Watched | undefined,
): { frame: Watched; direct: boolean } | undefined {
  let window: unknown = source;
  for (let depth = 0; depth < deepest; depth += 1) {
    const frame = find(window);
    if (frame) return { frame, direct: depth === 0 };
    const parent: unknown = Reflect.get(Object(window), 'parent');
    if (parent === window || parent === undefined) return undefined;
    window = parent;
  }
  return undefined;
}

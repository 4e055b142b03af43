import { createHandshake, type Handshake } from '#bridge/host/handshake.ts';
import { watchWindow } from '#bridge/host/window-watch.ts';
import type { Doorway } from './bare-stage.ts';

/** The frame an app is let in through. */
export interface FrameDoorwayOptions {
  /** Address of the app's document. */
  readonly entry: string;
  /** Whether the frame has no origin. */
  readonly isOpaque: boolean;
  readonly layer: HTMLElement;
}

/** A frame of its own for every run, with the attributes the shell gives it. */
export function frameDoorway({ entry, isOpaque, layer }: FrameDoorwayOptions): Doorway {
  const watch = watchWindow(window);
  let frame: HTMLIFrameElement | null = null;
  let handshake: Handshake | null = null;
  let unwatch = (): void => {};
  return {
    enter({ port, fault }) {
      const next = document.createElement('iframe');
      next.setAttribute(
        'sandbox',
        `allow-scripts allow-forms${isOpaque ? '' : ' allow-same-origin'}`,
      );
      next.referrerPolicy = 'no-referrer';
      const shake = createHandshake({
        origin: isOpaque ? 'null' : new URL(entry).origin,
        onPort: port,
        onFault: fault,
        onStrike: () => fault('strike'),
      });
      unwatch = watch.add({
        window: () => next.contentWindow,
        onMessage: (event) => shake.receive(event),
        onStrike: () => fault('strike'),
        onFlood: () => fault('flood'),
      });
      let loads = 0;
      next.addEventListener('load', () => {
        loads += 1;
        if (loads > 1) fault('navigated');
      });
      [frame, handshake] = [next, shake];
      next.src = entry;
      layer.append(next);
    },
    display(visible) {
      if (frame) frame.style.display = visible ? 'block' : 'none';
    },
    leave() {
      unwatch();
      handshake?.close();
      frame?.remove();
    },
  };
}

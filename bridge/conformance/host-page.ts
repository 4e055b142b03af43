/** The page that hosts the app under test: `?entry=<address>&tier=<tier>&route=<route>`. */
import { createHandshake, type Handshake } from '#bridge/host/handshake.ts';
import { watchWindow } from '#bridge/host/window-watch.ts';
import { createBareStage, type Doorway } from './bare-stage.ts';

const query = new URLSearchParams(location.search);
const entry = query.get('entry') ?? '';
const isOpaque = query.get('tier') === 'opaque';
const layer = document.querySelector<HTMLElement>('#layer') ?? document.body;
const watch = watchWindow(window);

/** A frame of its own for every run, with the attributes the shell gives it. */
function frameDoorway(): Doorway {
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
        window: () => next.contentWindow,
        origin: isOpaque ? 'null' : new URL(entry).origin,
        onPort: port,
        onFault: fault,
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

window.stage = createBareStage({
  app: 'conformance',
  route: query.get('route') ?? '/',
  doorway: frameDoorway(),
});

/** The page that hosts the app under test: `?entry=<address>&tier=<tier>&route=<route>`. */
import { createBareStage } from './bare-stage.ts';
import { frameDoorway } from './frame-doorway.ts';
import { replay } from './replay.ts';

const query = new URLSearchParams(location.search);
const doorway = frameDoorway({
  entry: query.get('entry') ?? '',
  isOpaque: query.get('tier') === 'opaque',
  layer: document.querySelector<HTMLElement>('#layer') ?? document.body,
});

window.stage = createBareStage({
  app: 'conformance',
  route: query.get('route') ?? '/',
  doorway,
});
window.replay = (recording, app) => replay({ recording, app, doorway });

/**
 * `npm run dev`: installs what is missing, then serves with the pinned Node and rebuilds on save: the portal, or with
 * `-- <app>`, and inside of an app's folder, that app alone in the mock host.
 */
import { relative, sep } from 'node:path';
import { ensureInstalled, root, runPinned } from './install.mjs';

/** The app whose folder npm was called in, if it was one. */
function appAround() {
  const [folder, app] = relative(root, process.env.INIT_CWD ?? root).split(sep);
  return folder === 'subapps' ? app : undefined;
}

const app = process.argv[2] ?? appAround();
ensureInstalled();
runPinned(app ? ['shell/mock-host/serve.mjs', app] : ['gateway/launch/develop.mjs']);

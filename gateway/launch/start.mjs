/** `npm start`: installs and builds what is missing, then runs the gateway with the pinned Node. */
import { ensureInstalled, runPinned } from './install.mjs';

ensureInstalled();
runPinned(['gateway/launch/build-and-serve.mjs']);

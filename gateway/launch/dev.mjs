/** `npm run dev`: installs what is missing, then serves with the pinned Node and rebuilds on save. */
import { ensureInstalled, runPinned } from './install.mjs';

ensureInstalled();
runPinned(['gateway/launch/develop.mjs']);

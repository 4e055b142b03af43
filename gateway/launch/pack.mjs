/** `npm run pack -- <app>`: installs what is missing, then packs a vendor's app as a bundle. */
import { ensureInstalled, runPinned } from './install.mjs';

ensureInstalled();
runPinned(['gateway/launch/pack-bundle.mjs', ...process.argv.slice(2)]);

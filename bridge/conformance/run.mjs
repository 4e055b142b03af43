/** `npm run conformance -- <entry-url>`: installs what is missing, then drives the app there through the contract. */
import { ensureInstalled, runPinned } from '../../gateway/launch/install.mjs';

ensureInstalled();
runPinned(['bridge/conformance/main.ts', ...process.argv.slice(2)]);

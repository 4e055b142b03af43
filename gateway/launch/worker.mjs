/** `npm run worker`: installs what is missing, then runs background jobs beside the gateways on the same database. */
import { ensureInstalled, runPinned } from './install.mjs';

ensureInstalled();
runPinned(['gateway/worker.ts', ...process.argv.slice(2)]);

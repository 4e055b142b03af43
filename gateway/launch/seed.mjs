/** `npm run seed -- --size m|l|xl`: installs what is missing, then fills a company with people. */
import { ensureInstalled, runPinned } from './install.mjs';

ensureInstalled();
runPinned(['gateway/seed/main.ts', ...process.argv.slice(2)]);

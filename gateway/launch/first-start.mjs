/** `npm run first-start`: installs what is missing, then makes a code by which an operator is made. */
import { ensureInstalled, runPinned } from './install.mjs';

ensureInstalled();
runPinned(['gateway/first-start.ts', ...process.argv.slice(2)]);

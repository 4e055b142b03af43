/** `npm run bench`: builds, measures every budget in one run, prints a table and writes tests/bench/results.json. */
import { ensureInstalled, runPinned, runPinnedSync } from '../../gateway/launch/install.mjs';

ensureInstalled();
runPinnedSync(['build.mjs', '--if-stale']);
runPinned(['tests/bench/main.ts', ...process.argv.slice(2)]);

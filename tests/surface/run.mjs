/** `npm run surface`: writes bridge/SURFACE.md; `-- --diff <git-ref>` prints what has changed since. */
import { ensureInstalled, runPinned } from '../../gateway/launch/install.mjs';

ensureInstalled();
runPinned(['tests/surface/main.ts', ...process.argv.slice(2)]);

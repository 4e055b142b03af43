/**
 * `node tests/visual/take.mjs [gallery|pages]`: takes the pictures again that differ from what is drawn now, and removes
 * those that nothing draws any more. Look at every one of them before you commit it.
 */
import { ensureInstalled, runPinned } from '../../gateway/launch/install.mjs';

ensureInstalled();
process.env.ATRIUM_PICTURES = 'take';
const [set = ''] = process.argv.slice(2);
runPinned([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config=tests/vitest.config.ts',
  '--project=browser',
  `tests/visual/${set}`,
]);

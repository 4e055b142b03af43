import type { TestProject } from 'vitest/node';
import { unpackedChromium } from './packed-browser.ts';
import { builtPortal } from './portal.ts';
import { setup as startPostgres } from './postgres-setup.ts';

/** Makes what every file in a browser needs before the first of them, or each worker would do so at once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [stop] = await Promise.all([startPostgres(project), builtPortal(), unpackedChromium()]);
  return stop;
}

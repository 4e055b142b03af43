import { madeOnce } from './made-once.ts';

/**
 * The folder of the Chromium that comes with the packages, unpacked once; null where it does not run. It is a headless
 * shell, which draws no window and needs half the processor time of an installed browser.
 */
export async function unpackedChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  return madeOnce({
    name: 'chromium',
    script: 'tests/support/unpack-chromium.mjs',
    sources: ['tests/support/unpack-chromium.mjs', 'node_modules/@sparticuz/chromium/package.json'],
  });
}

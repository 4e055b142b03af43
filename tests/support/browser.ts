import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { hosting, launchBrowser as launchInstalled, quiet } from '#bridge/conformance/browser.ts';
import { unpackedChromium } from './packed-browser.ts';

export { quiet };

let shared: Promise<Browser> | null = null;

/**
 * The browser that all files of a worker share: it ends with the worker. Who opens a context closes it, and none
 * closes the browser.
 */
export async function sharedBrowser(): Promise<Browser> {
  const known = await shared?.catch(() => null);
  if (known?.isConnected()) return known;
  shared = launchBrowser();
  return shared;
}

/** The same for `openFrameSubject`, as `npm run conformance` starts one. */
export function launchHostBrowser(): Promise<Browser> {
  return launchBrowser([hosting]);
}

/**
 * Starts a browser of its own, which the caller closes: the Chromium of the packages where it runs, otherwise the one
 * of the machine. TEST_BROWSER is the path of another one.
 */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const folder = await unpackedChromium();
  const given = process.env.TEST_BROWSER || (folder && join(folder, 'chromium'));
  if (!given) return launchInstalled(flags);
  try {
    return await chromium.launch({ executablePath: given, args: [...quiet, ...flags] });
  } catch (error) {
    if (process.env.TEST_BROWSER) throw error;
    // Such as a library of the system that it needs and this machine lacks.
    return launchInstalled(flags);
  }
}

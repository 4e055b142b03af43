import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

// The headless shell first: it draws no window of its own, and tests run nearly twice as fast.
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags with which a browser speaks to no one of its own accord, also as root in a container. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds a Chromium: an installed one, then Playwright's own, then the one that comes as a development dependency. */
export async function findBrowser(): Promise<string> {
  const local = installed.find((path) => existsSync(path));
  if (local) return local;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}

/** Starts a browser that speaks to no one of its own accord; the caller closes it. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...quiet, ...flags] });
}

/** What `openFrameSubject` needs: its page comes from no server and would be kept from framing one of this machine. */
export const hosting = '--disable-features=LocalNetworkAccessChecks';

/** The same for `openFrameSubject`. */
export function launchHostBrowser(): Promise<Browser> {
  return launchBrowser([hosting]);
}

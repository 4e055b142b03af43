import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { quiet } from '#tests/support/browser.ts';
import { unpackedChromium } from '#tests/support/packed-browser.ts';
import { pinFonts } from './pinned-fonts.ts';
import { drawsAsKept } from './probe.ts';

/** The moment of every picture, in the afternoon in Shanghai and the same day almost everywhere. */
export const pinnedNow = new Date('2026-03-18T06:30:00Z');

/** A browser that draws the same on every machine, or why there is none on this one. */
export type PinnedBrowser =
  | { readonly state: 'open'; readonly browser: Browser }
  | { readonly state: 'absent'; readonly reason: string };

const flags = [
  ...quiet,
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];

/** Starts the Chromium that came with the packages, whatever else is installed; the caller closes it. */
export async function launchPinned(): Promise<PinnedBrowser> {
  const folder = await unpackedChromium();
  if (folder === null) {
    const reason = `The pinned Chromium runs on Linux x64 only, and this is ${process.platform} ${process.arch}.`;
    return { state: 'absent', reason };
  }
  // No font of the machine is seen, so that a sign the pinned font lacks looks the same everywhere.
  const fonts = join(folder, 'fonts.conf');
  await writeFile(
    fonts,
    `<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  );
  try {
    const browser = await chromium.launch({
      executablePath: join(folder, 'chromium'),
      args: flags,
      env: { ...process.env, TZ: 'Asia/Shanghai', FONTCONFIG_FILE: fonts },
    });
    const context = await pinnedContext(browser, { width: 320, height: 240 });
    const same = await drawsAsKept(context, process.env.ATRIUM_PICTURES === 'take');
    await context.close();
    if (same) return { state: 'open', browser };
    await browser.close();
    const reason =
      'This machine draws letters and edges otherwise than the one the pictures were taken on.';
    return { state: 'absent', reason };
  } catch (error) {
    // Such as a library of the system that it needs and this machine lacks.
    const [reason = ''] = String(error).split('\n', 1);
    return { state: 'absent', reason: `The pinned Chromium does not start here: ${reason}` };
  }
}

/** A context in which nothing moves, blinks or depends on the clock, and every sign comes from the pinned font. */
export async function pinnedContext(
  browser: Browser,
  size: { readonly width: number; readonly height: number },
  baseURL?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: size,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
    locale: 'zh-CN',
    bypassCSP: true,
  });
  await context.clock.setFixedTime(pinnedNow);
  await pinFonts(context);
  return context;
}

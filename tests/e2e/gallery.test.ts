import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { root } from '#tests/support/source-files.ts';

let server: ChildProcess;
let address: string;
let browser: Browser;

beforeAll(async () => {
  server = spawn(process.execPath, [join(root, 'ui/gallery/serve.mjs')], {
    env: { PATH: process.env.PATH ?? '', GALLERY_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  [browser, address] = await Promise.all([launchBrowser(), addressOf(server)]);
});
afterAll(async () => {
  server.kill();
  await browser.close();
});

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The gallery prints nowhere.');
  const [line] = await once(stdout.setEncoding('utf8'), 'data');
  return /http:\S+/.exec(String(line))?.[0] ?? '';
}

describe.each([
  { language: 'zh-CN', theme: 'blue', mode: 'light' },
  { language: 'en', theme: 'orange', mode: 'dark' },
])('in $language, $theme and $mode', (look) => {
  test('every state of every part draws without a fault, and axe finds nothing', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (said) => {
      if (['error', 'warning'].includes(said.type())) faults.push(said.text());
    });
    await page.goto(`${address}?${new URLSearchParams(look)}`);
    const found: Record<string, string[]> = { index: await violationsOf(page) };
    for (const target of await targetsOf(page)) {
      await page.evaluate((to) => location.assign(to), target);
      await page
        .locator(`[data-target="${target.slice(1)}"] h1`)
        .first()
        .waitFor();
      const against = (await violationsOf(page)).filter((line) => !isFloatingMenu(target, line));
      found[target] = [...against, ...faults.splice(0)];
    }
    await page.close();
    expect(Object.keys(found).length).toBeGreaterThan(30);
    expect(Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length))).toEqual(
      {},
    );
  });
});

/** The views that show every state: each story, and each state that stands only in a view of its own. */
async function targetsOf(page: Page): Promise<string[]> {
  return page
    .locator('main dl a[data-view]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** A menu at a point of the window floats over the page and belongs to none of its landmarks. */
function isFloatingMenu(target: string, line: string): boolean {
  return target.endsWith('/context-menu') && line.startsWith('region:');
}

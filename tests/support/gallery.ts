import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { sharedBrowser } from './browser.ts';
import { root } from './source-files.ts';

/** How a story is looked at; Chinese, blue and light by default. */
export interface GalleryLook {
  readonly language?: 'zh-CN' | 'en';
  readonly theme?: 'blue' | 'orange';
  readonly mode?: 'light' | 'dark';
}

/** The gallery of parts, served and open in a browser. */
export interface TestGallery {
  readonly browser: Browser;
  readonly address: string;
  /** Opens a story or one of its states (`button/busy`) in a page of its own. */
  open(target: string, look?: GalleryLook): Promise<Page>;
  close(): Promise<void>;
}

/** Serves the gallery at a free port. */
export async function openGallery(): Promise<TestGallery> {
  const server = spawn(process.execPath, [join(root, 'ui/gallery/serve.mjs')], {
    env: { PATH: process.env.PATH ?? '', GALLERY_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [browser, address] = await Promise.all([sharedBrowser(), addressOf(server)]);
  const pages: Page[] = [];
  return {
    browser,
    address,
    async open(target, look = {}) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      pages.push(page);
      // A file saved meanwhile must not load the page again under the test.
      await page.route('**/changes', () => {});
      await page.goto(`${address}?${new URLSearchParams({ ...look })}#${target}`);
      await page.locator(`[data-target="${target}"] h1`).first().waitFor();
      return page;
    },
    async close() {
      server.kill();
      await Promise.all(pages.splice(0).map((page) => page.close()));
    },
  };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The gallery prints nowhere.');
  const [line] = await once(stdout.setEncoding('utf8'), 'data');
  return /http:\S+/.exec(String(line))?.[0] ?? '';
}

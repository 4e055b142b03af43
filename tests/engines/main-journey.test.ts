import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#gateway/seed/demo.ts';
import { openChromiumPage } from '#tests/support/engines/chromium-page.ts';
import { type EnginePage, frameOf } from '#tests/support/engines/engine-page.ts';
import { openFirefoxPage } from '#tests/support/engines/firefox-page.ts';
import { type EngineName, installedEngines } from '#tests/support/engines/installed.mjs';
import { openWebkitPage } from '#tests/support/engines/webkit-page.ts';
import { openPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let folder: string;

beforeAll(async () => {
  portal = await openPortal();
  folder = await mkdtemp(join(tmpdir(), 'atrium-engines-'));
  await writeFile(join(folder, 'certificate.pdf'), '%PDF-1.4\n%%EOF\n'.padEnd(400));
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const open: Readonly<Record<EngineName, () => Promise<EnginePage>>> = {
  chromium: openChromiumPage,
  firefox: openFirefoxPage,
  webkit: openWebkitPage,
};

/** Waits until an expression is true. */
async function until(page: EnginePage, expression: string, app?: string): Promise<void> {
  await expect
    .poll(() => page.read(`!!(${expression})`, app).catch(() => false), { timeout: 30_000 })
    .toBe(true);
}

/** Where an element is, once it is in view with nothing over it; empty before. */
const placeOf = (expression: string): string => `((one) => {
  one.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return one.contains(top) ? [x, y, width, height].join() : '';
})(${expression})`;

/** Presses what an expression finds, once it is there, has come to rest and nothing is over it. */
async function press(page: EnginePage, expression: string, app?: string): Promise<void> {
  await until(page, expression, app);
  let before: unknown;
  await expect
    .poll(
      async () => {
        const now = await page.read(placeOf(expression), app).catch(() => '');
        const rests = now !== '' && now === before;
        before = now;
        return rests;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await page.click(expression, app);
}

/** The first element of a kind whose name or text is the given one. */
const named = (selector: string, name: string): string =>
  `[...document.querySelectorAll('${selector}')].find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === '${name}')`;

const isShown = (app: string): string =>
  `(document.querySelector('${frameOf(app)}[data-state="ready"]')?.offsetHeight ?? 0) > 0`;

/** Opens the first page of an app from the menu. */
async function openFromMenu(page: EnginePage, app: string): Promise<void> {
  const link = `document.querySelector('nav a[href^="/portal/${app}/"]')`;
  const folded = `document.querySelector('nav button[data-menu][aria-expanded="false"]')`;
  while ((await page.read(`!${link} && !!${folded}`)) === true) await page.click(folded);
  await press(page, link);
  await until(page, isShown(app));
}

async function signIn(page: EnginePage): Promise<void> {
  await page.goto(`${portal.origin}/login`);
  await until(page, `document.activeElement?.name === 'account'`);
  await page.type('hr');
  await page.press('Tab');
  await page.type(DEMO_PASSWORD);
  await page.press('Enter');
  await until(page, `location.pathname === '/portal/ums/structure'`);
  await until(page, isShown('ums'));
  // The tour of a new person lies over the first page.
  await page.read(`localStorage.setItem('tourSeen', '["hr"]')`);
  await page.goto(`${portal.origin}/portal/ums/structure`);
  await until(page, isShown('ums'));
  await until(page, `document.body.innerText.includes('研发中心')`, 'ums');
}

/** Adds a file to a record, and deletes it after the shell has asked. */
async function changeFiles(page: EnginePage): Promise<void> {
  await press(page, `document.querySelector('tr[data-row] td:nth-child(4)')`, 'personnel');
  const tab = `[...document.querySelectorAll('[role="tab"]')].find((one) => one.textContent.startsWith('附件'))`;
  await press(page, tab, 'personnel');
  await press(page, named('button', '上传附件'), 'personnel');
  const input = `[...document.querySelectorAll('input[type="file"]')].at(-1)`;
  await until(page, input, 'personnel');
  await page.choose(input, join(folder, 'certificate.pdf'), 'personnel');
  const row = `[...document.querySelectorAll('tr[data-row]')].find((one) => one.textContent.includes('certificate.pdf'))`;
  await until(page, row, 'personnel');
  await press(page, named('button', '删除 certificate.pdf'), 'personnel');
  await press(page, named('[role="alertdialog"] button', '删除'));
  await until(page, `!(${row})`, 'personnel');
}

describe.each(installedEngines())('in %s', (engine) => {
  let page: EnginePage;
  beforeAll(async () => {
    page = await open[engine]();
  });
  afterAll(() => page?.close());

  test('a person signs in, works in four applications, is asked, uploads a file and signs out', async () => {
    await signIn(page);
    const apps = await page.read(
      `[...new Set([...document.querySelectorAll('nav a[href^="/portal/"]')].map((one) => one.pathname.split('/')[2]))]`,
    );
    const others = (apps as string[]).filter((app) => app !== 'ums' && app !== 'personnel');
    const [third = '', fourth = ''] = others;
    await page.read(`window.stays = 'here'`, 'ums');
    for (const app of ['personnel', third, fourth]) await openFromMenu(page, app);
    expect(await page.read(`document.querySelectorAll('iframe[data-app]').length`)).toBe(4);

    await openFromMenu(page, 'ums');
    expect(await page.read('window.stays', 'ums')).toBe('here');
    await openFromMenu(page, 'personnel');
    await changeFiles(page);

    await press(page, `document.querySelector('header button[aria-label^="账号："]')`);
    await press(page, named('[role="menuitem"]', '退出登录'));
    await until(page, `location.pathname === '/login'`);
    await page.goto(`${portal.origin}/portal/ums/structure`);
    await until(page, `location.pathname === '/login'`);
  });
});

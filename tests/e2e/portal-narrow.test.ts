import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { chooseOnSignIn } from '#tests/support/every-page.ts';
import { colourSets, wear } from '#tests/support/looks.ts';
import {
  addressOf,
  appFrame,
  fillSignIn,
  openPortal,
  signIn,
  type TestPortal,
} from '#tests/support/portal.ts';

let portal: TestPortal;
const opened: Page[] = [];

beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close();
});
afterAll(() => portal.close());

async function visit(width: number, height: number, path = '/company'): Promise<Page> {
  const page = await portal.visit({ language: 'zh-CN' });
  opened.push(page);
  await page.setViewportSize({ width, height });
  await signIn(page, 'admin', path);
  return page;
}

const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether the whole of it can be brought into the window. */
async function isReachable(page: Page, what: Locator): Promise<boolean> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) return false;
  return (
    box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height
  );
}

// 1280 by 800 pixels at 200 %, and a phone.
test.each([
  [640, 400],
  [390, 844],
])('at %i by %i pixels everything of the portal can be reached', async (width, height) => {
  const page = await visit(width, height);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  expect(await wider(page)).toBe(0);
  for (const button of await page.locator('header button:visible').all()) {
    expect(await isReachable(page, button), await button.innerHTML()).toBe(true);
  }
  await page.getByRole('button', { name: '打开菜单' }).click();
  const links = page.locator('#navigation').getByRole('link');
  await links.first().waitFor();
  for (const link of await links.all()) expect(await isReachable(page, link)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('#navigation').isVisible()).toBe(false);
  await page.getByRole('button', { name: /^账号/ }).click();
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  for (const item of await items.all()) expect(await isReachable(page, item)).toBe(true);
  await page.getByRole('menuitem', { name: '快捷键' }).click();
  const list = page.getByRole('dialog', { name: '快捷键' });
  await list.waitFor();
  expect(await isReachable(page, list.getByText('输入名称开头，跳到该菜单'))).toBe(true);
  expect(await isReachable(page, list.getByRole('button', { name: '关闭' }))).toBe(true);
});

test('on a phone the tab that was opened last stands whole in sight, beside the button for the others', async () => {
  const page = await visit(390, 844, '/portal/ums/structure');
  for (const app of ['bi/workforce', 'ums/positions', 'personnel/roster']) {
    await page.evaluate((to) => history.pushState(null, '', to), `/portal/${app}`);
    const [code = ''] = app.split('/');
    await appFrame(page, code);
  }
  const frame = await appFrame(page, 'personnel');
  await frame.locator('tr[data-row] td:nth-child(2)').first().click();
  await expect.poll(() => page.url()).toContain('/personnel/employee/');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  const list = page.getByRole('tablist').first();
  const cut = () =>
    list.evaluate((row) => {
      const tab = row.querySelector('[aria-selected="true"]')?.parentElement;
      if (!tab) return 'no tab';
      const [own, place] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
      return Math.max(0, Math.round(own.right - place.right), Math.round(place.left - own.left));
    });
  await expect.poll(cut).toBe(0);
});

test.each(['zh-CN', 'en'] as const)(
  'on a phone the search says in whole words what it finds, in %s',
  async (language) => {
    const page = await portal.visit();
    opened.push(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/login');
    await chooseOnSignIn(page, language);
    await fillSignIn(page, 'staff');
    await page.locator('header [data-tour="search"]').click();
    const line = page.getByRole('dialog').getByRole('combobox');
    await line.waitFor();
    const hidden = await line.evaluate((input: HTMLInputElement) => {
      // What stands in an empty line has no width of its own.
      const kept = input.value;
      input.value = input.placeholder;
      const beyond = input.scrollWidth - input.clientWidth;
      input.value = kept;
      return beyond;
    });
    expect(hidden).toBe(0);
  },
);

test('on a phone the other language can be read above the sign-in form, in all colours', async () => {
  const page = await portal.visit({ language: 'zh-CN' });
  opened.push(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  const other = page.getByRole('button', { name: 'English' });
  await other.waitFor();
  for (const set of colourSets) {
    await wear(set, page, [page]);
    const colours = await other.evaluate((button) => {
      const words = document.querySelector('header') ?? document.body;
      return [getComputedStyle(button).color, getComputedStyle(words).color];
    });
    expect(colours[0], `${set.theme}, ${set.mode}`).toBe(colours[1]);
  }
});

test('on a phone the tree of departments begins folded, and is opened by its name', async () => {
  const page = await visit(390, 844, '/portal/personnel/roster');
  const frame = await appFrame(page, 'personnel');
  const first = frame.locator('tr[data-row]').first();
  await first.waitFor();
  const tree = frame.getByRole('tree');
  expect(await tree.isVisible()).toBe(false);
  await frame.getByRole('button', { name: '组织架构' }).press('Enter');
  await tree.getByText('研发中心').click();
  await expect.poll(() => addressOf(page)).toContain('organId=');
  await frame.getByRole('button', { name: '组织架构' }).click();
  expect(await tree.isVisible()).toBe(false);
});

test('on a phone language and colours are chosen in the account menu', async () => {
  const page = await visit(390, 844);
  expect(await page.getByRole('button', { name: '外观' }).count()).toBe(0);
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitem', { name: '深色' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark');
});

test('more tabs than fit are scrolled, and listed behind a button', async () => {
  const page = await visit(390, 844, '/portal/note-1/page');
  await appFrame(page, 'note-1');
  for (const name of ['便签2', '便签3', '便签4', '便签5', '便签6']) {
    await page.getByRole('button', { name: '打开菜单' }).click();
    await page.locator('#navigation').getByRole('link', { name, exact: true }).click();
  }
  expect(await wider(page)).toBe(0);
  const tab = page.getByRole('tab', { name: '便签6' });
  await expect.poll(() => isReachable(page, tab)).toBe(true);
  await page.getByRole('button', { name: '全部页面' }).click();
  await page.getByRole('menuitem', { name: '便签1' }).click();
  await expect
    .poll(() => page.getByRole('tab', { name: '便签1' }).getAttribute('aria-selected'))
    .toBe('true');
});

test('nothing moves for a person who wants less motion', async () => {
  const page = await visit(640, 400);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  const longest = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .map((animation) => Number(animation.effect?.getComputedTiming().activeDuration ?? 0)),
      ),
    );
  async function open(): Promise<number> {
    await page.getByRole('button', { name: '打开菜单' }).click();
    const drawer = await longest();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '打开菜单' }).click();
    await page.mouse.click(620, 300);
    await page.getByRole('button', { name: /^账号/ }).click();
    await page.getByRole('menu').waitFor();
    const menu = await longest();
    await page.keyboard.press('Escape');
    return Math.max(drawer, menu);
  }
  expect(await open()).toBeLessThanOrEqual(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await open()).toBeGreaterThan(1);
});

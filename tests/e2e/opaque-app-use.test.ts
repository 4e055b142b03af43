import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator } from '#tests/support/operator.ts';
import { frameIn } from '#tests/support/page-dialog.ts';
import { painted } from '#tests/support/painted.ts';
import { appFrame, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';
import { everything } from '#tests/support/vendor-app.ts';

let portal: TestPortal;

const files = [
  {
    name: 'index.html',
    content:
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Canteen</title><h1>Canteen</h1><label>Dish <input></label><button>Open</button><script src="/bridge/v1/bridge.js"></script><script src="app.js"></script>',
  },
  {
    name: 'app.js',
    content: `Atrium.connect().then(async (bridge) => {
  globalThis.bridge = bridge;
  document.querySelector('button').onclick = () => bridge.dialogs.open({ title: 'Dish', route: '/dish' });
  if (bridge.launch.dialog) document.querySelector('input').focus();
  await bridge.ready();
});`,
  },
];

beforeAll(async () => {
  portal = await openPortal();
  const operator = await signInOperator(portal);
  await operator.upload({ tier: 'opaque', features: ['geolocation'] }, files, true);
  await operator.approve('canteen', 1, { ...everything, features: ['geolocation'] });
  await operator.enable('canteen', true);
});
afterAll(() => portal.close());

async function open(): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/canteen/menu');
  return [page, await appFrame(page, 'canteen')];
}

const hasKeyboard = (frame: Frame): Promise<boolean> => frame.evaluate(() => document.hasFocus());

test('the search opens while an app without an origin has the keyboard, and gives it back', async () => {
  const [page, app] = await open();
  const dish = app.getByLabel('Dish');
  await dish.fill('half a dish');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: '全局搜索' });
  await search.waitFor();
  await expect.poll(() => search.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'detached' });
  await expect.poll(() => hasKeyboard(app)).toBe(true);
  await page.keyboard.type(' and the rest');
  await expect.poll(() => dish.inputValue()).toContain('and the rest');
});

test('the Tab key leads into an app without an origin, through it and out of it', async () => {
  const [page, app] = await open();
  await page.locator('iframe[data-app="canteen"]').focus();
  await expect.poll(() => hasKeyboard(app)).toBe(true);
  await page.keyboard.press('Tab');
  const inFocus = () => app.evaluate(() => document.activeElement?.localName);
  await expect.poll(inFocus).toBe('input');
  await page.keyboard.press('Tab');
  await expect.poll(inFocus).toBe('button');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => hasKeyboard(app)).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(() => hasKeyboard(app)).toBe(true);
  await page.keyboard.type('soup');
  await expect.poll(() => app.getByLabel('Dish').inputValue()).toBe('soup');
  await app.evaluate(() => Reflect.get(globalThis, 'bridge').focus.leave({ direction: 'forward' }));
  await expect.poll(() => hasKeyboard(app)).toBe(false);
  await app.getByLabel('Dish').click();
  await page.keyboard.type(' and rice');
  await expect.poll(() => app.getByLabel('Dish').inputValue()).toBe('soup and rice');
});

test('a page of such an app in a dialog has the keyboard, closes with Escape, and gives it back', async () => {
  const [page, app] = await open();
  await app.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dish' });
  const inside = await frameIn(dialog);
  await expect.poll(() => hasKeyboard(inside)).toBe(true);
  await page.keyboard.type('soup');
  await expect.poll(() => inside.getByLabel('Dish').inputValue()).toBe('soup');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasKeyboard(app)).toBe(true);
});

test('such an app may keep its place in its own address', async () => {
  const [page, app] = await open();
  await app.evaluate(() => {
    location.hash = 'soup';
    history.pushState(null, '', '#rice');
    history.replaceState(null, '', '#fish');
    location.replace('#fish');
    location.replace('#bread');
  });
  await app.getByLabel('Dish').fill('bread');
  await expect.poll(() => app.evaluate(() => location.hash)).toBe('#bread');
  await painted(page);
  expect(await (await appFrame(page, 'canteen')).getByLabel('Dish').inputValue()).toBe('bread');
});

test('a feature that was granted reaches an app without an origin', async () => {
  const [, app] = await open();
  const allows = (name: string) =>
    app.evaluate((feature) => Reflect.get(document, 'featurePolicy').allowsFeature(feature), name);
  expect([await allows('geolocation'), await allows('camera')]).toEqual([true, false]);
});

test('the page around such an app is as dark as the portal, and follows it without a new start', async () => {
  const [page, app] = await open();
  const scheme = () =>
    app.parentFrame()?.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe('light');
  await app.getByLabel('Dish').fill('soup');
  for (const choice of ['橙色', '深色']) {
    await page.getByRole('button', { name: '外观' }).click();
    await page.getByRole('menuitem', { name: choice }).click();
  }
  await expect.poll(scheme).toBe('dark');
  expect(await app.getByLabel('Dish').inputValue()).toBe('soup');
});

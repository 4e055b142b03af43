import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, type Look, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
const opened: Page[] = [];

beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close();
});
afterAll(() => portal.close());

async function visit(look: Look): Promise<Page> {
  const page = await portal.visit(look);
  opened.push(page);
  return page;
}

const card = (page: Page) => page.getByRole('dialog');

test('a new person is led through the portal once, and can see it again from the account menu', async () => {
  const page = await visit({ language: 'zh-CN', newcomer: true });
  await signIn(page, 'hr', '/company');
  await card(page).getByText('第 1 步，共 6 步').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  for (let step = 1; step < 6; step += 1) await page.keyboard.press('Enter');
  await card(page).getByText('第 6 步，共 6 步').waitFor();
  await card(page).getByRole('button', { name: '完成' }).click();
  await card(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: /^账号/ }).click();
  // Longer than a tour waits for a quiet page.
  await page.waitForTimeout(2_500);
  expect(await card(page).count()).toBe(0);
  await page.getByRole('menuitem', { name: '新手引导' }).click();
  await card(page).getByText('第 1 步，共 6 步').waitFor();
});

test('who skips the tour is not asked again, and another account on the same machine is led', async () => {
  const page = await visit({ language: 'zh-CN', newcomer: true });
  await signIn(page, 'manager', '/company');
  await card(page).waitFor();
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('**/login');
  await signIn(page, 'admin', '/company');
  await card(page).getByText('第 1 步').waitFor();
});

test('at 390 pixels the tour shows the button of the menu, and every card stays inside of the window', async () => {
  const page = await visit({ language: 'en', newcomer: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'maple', '/company');
  for (let step = 1; step <= 6; step += 1) {
    await card(page).getByText(`Step ${step} of 6`).waitFor();
    const box = await card(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await page.keyboard.press('Enter');
  }
  await card(page).waitFor({ state: 'detached' });
});

test('the tour waits until what must be read has been read', async () => {
  const page = await visit({ language: 'zh-CN', newcomer: true });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/findNewNotice', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, 'admin', '/portal/ums/structure');
  await appFrame(page, 'ums');
  await page.waitForTimeout(2_500);
  expect(await card(page).count()).toBe(0);
  release();
  await card(page).getByText('第 1 步').waitFor();
});

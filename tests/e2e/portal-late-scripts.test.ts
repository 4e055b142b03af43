import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appFrame, openMenu, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** Opens the portal where the own script of an app is kept back; returns how to let it through. */
async function visitWithoutScript(): Promise<{ page: Page; letThrough: () => void }> {
  const page = await portal.visit({ language: 'zh-CN' });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/note-1\/main-[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await signIn(page, 'admin', '/company');
  await openMenu(page, '便签1');
  return { page, letThrough: resolve };
}

/** What has come for the app before its script. */
async function heardEarly(page: Page): Promise<readonly unknown[]> {
  const frame = page.frames().find((one) => one.url().startsWith('http://note-1.'));
  return (await frame?.evaluate(async () => (await globalThis.atriumOpened)?.heard)) ?? [];
}

const itsContext = expect.objectContaining({
  type: 'REPLY',
  value: expect.objectContaining({ ok: true }),
});

test('a tab whose app is not there yet closes at once', async () => {
  const { page } = await visitWithoutScript();
  await expect.poll(() => heardEarly(page)).toContainEqual(itsContext);
  await page.getByRole('tab', { name: '便签1' }).press('Delete');
  await expect.poll(() => page.getByRole('tab', { name: '便签1' }).count()).toBe(0);
  await page.context().close();
});

// Last: the language stays with the account.
test('an app has its context before its script is loaded, and is told then what has changed meanwhile', async () => {
  const { page, letThrough } = await visitWithoutScript();
  await expect.poll(() => heardEarly(page)).toContainEqual(itsContext);
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Language' }).waitFor();
  letThrough();
  const frame = await appFrame(page, 'note-1');
  await frame.locator('html[lang="en"]').waitFor();
  await expect.poll(() => frame.locator('[data-line=events]').innerText()).toBe('contextChanged');
  await page.context().close();
});

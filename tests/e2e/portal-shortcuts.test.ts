import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { appFrame, openApp, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
const opened: Page[] = [];

beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close();
});
afterAll(() => portal.close());

async function visit(): Promise<Page> {
  const page = await portal.visit({ language: 'zh-CN' });
  opened.push(page);
  await signIn(page, 'admin', '/portal/note-1/page');
  return page;
}

const search = (page: Page) => page.getByRole('combobox', { name: '全局搜索' });

test('the search opens while an application has the keyboard, and gives it back', async () => {
  const page = await visit();
  const note = (await appFrame(page, 'note-1')).getByRole('textbox', { name: 'note' });
  await note.fill('half a thought');
  await page.keyboard.press('Control+k');
  await search(page).waitFor();
  await expect
    .poll(() => search(page).evaluate((one) => one === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Escape');
  await search(page).waitFor({ state: 'detached' });
  await page.keyboard.type(' and the rest');
  await expect.poll(() => note.inputValue()).toContain('and the rest');
});

test('a closed page is opened again from inside of an application', async () => {
  const page = await visit();
  await openApp(page, '便签2', 'note-2');
  await page.getByRole('tab', { name: '便签2' }).focus();
  await page.keyboard.press('Delete');
  await (await appFrame(page, 'note-1')).getByRole('textbox', { name: 'note' }).focus();
  await page.keyboard.press('Control+Shift+L');
  await appFrame(page, 'note-2');
});

test('an application keeps a combination it uses itself, but not one that belongs to the shell alone', async () => {
  const page = await visit();
  await openApp(page, '便签2', 'note-2');
  await page.getByRole('tab', { name: '便签2' }).focus();
  await page.keyboard.press('Delete');
  const frame = await appFrame(page, 'note-1');
  await frame.evaluate(() => {
    document.addEventListener('keydown', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
  });
  await frame.getByRole('textbox', { name: 'note' }).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+Shift+L');
  await appFrame(page, 'note-2');
  expect(await search(page).count()).toBe(0);
});

test('an application cannot open the search when nobody pressed a key', async () => {
  const page = await visit();
  const frame = await appFrame(page, 'note-1');
  // What the sign-in counted as the person's doing has passed by then.
  const answer = await frame.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 6_000));
    return window.bridge.shortcuts.run({ command: 'search' }).catch((error) => error.code);
  });
  expect(answer).toBe('busy');
  expect(await search(page).count()).toBe(0);
});

test('the list of keys opens from the account menu and by its own keys, and Escape closes it', async () => {
  const page = await visit();
  await appFrame(page, 'note-1');
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitem', { name: '快捷键' }).click();
  const list = page.getByRole('dialog', { name: '快捷键' });
  await list.getByText('打开全局搜索').waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await (await appFrame(page, 'note-1')).getByRole('textbox', { name: 'note' }).focus();
  await page.keyboard.press('Control+/');
  await list.waitFor();
});

import type { Frame, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import {
  addressOf,
  appFrame,
  fillSignIn,
  openApp,
  openMenu,
  signIn,
} from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({}, { database: 'PGlite' });
let page: Page;

beforeEach(async () => {
  page = await portal.visit();
});

const note = (frame: Frame) => frame.getByRole('textbox', { name: 'note' });
const line = (frame: Frame, name: string) =>
  frame.locator(`[data-line="${name}"]`).textContent({ timeout: 5_000 });
const tab = (name: string) => page.getByRole('tab', { name });
const openNote = (number: number): Promise<Frame> =>
  openApp(page, `便签${number}`, `note-${number}`);
const push = (frame: Frame, route: string): Promise<unknown> =>
  frame.evaluate((to) => window.bridge.navigation.push({ route: to }), route);

/** Opens the notes with these numbers one after another. */
async function openNotes(...numbers: readonly number[]): Promise<void> {
  for (const number of numbers) await openNote(number);
}

test('the sixth app takes the place of the first, which comes back with its note and its place', async () => {
  await signIn(page, 'admin', '/portal/note-1/page');
  const first = await appFrame(page, 'note-1');
  await note(first).fill('remember me');
  await push(first, '/page?part=2');
  await openNotes(2, 3, 4, 5, 6);
  expect(await page.locator('iframe').count()).toBe(5);
  expect(await page.locator('iframe[data-app="note-1"]').count()).toBe(0);

  await tab('便签1').click();
  const back = await appFrame(page, 'note-1');
  expect(await note(back).inputValue()).toBe('remember me');
  expect(await line(back, 'place')).toBe('/page?part=2');
  expect(await line(back, 'start')).toBe('restore');
  expect(addressOf(page)).toBe('/portal/note-1/page?part=2');
  expect(await page.locator('iframe').count()).toBe(5);
});

test('an app with unsaved work keeps its place, and the next one gives way', async () => {
  await signIn(page, 'admin', '/portal/note-1/page');
  await note(await appFrame(page, 'note-1')).fill('unsaved thought');
  await tab('便签1').getByText('未保存').waitFor({ state: 'attached' });
  await openNotes(2, 3, 4, 5, 6);
  expect(await page.locator('iframe[data-app="note-2"]').count()).toBe(0);
  await tab('便签1').click();
  expect(await note(await appFrame(page, 'note-1')).inputValue()).toBe('unsaved thought');
});

test('when every app holds unsaved work, the person decides which one gives way', async () => {
  await signIn(page, 'admin', '/portal/note-1/page');
  await note(await appFrame(page, 'note-1')).fill('unsaved 1');
  for (const number of [2, 3, 4, 5]) await note(await openNote(number)).fill(`unsaved ${number}`);
  await openMenu(page, '便签6');
  const question = page.getByRole('dialog', { name: '无法打开便签6' });
  await question.getByText('便签3').click();
  await question.getByRole('button', { name: '放弃内容' }).click();
  await appFrame(page, 'note-6');
  expect(await page.locator('iframe[data-app="note-3"]').count()).toBe(0);
  await tab('便签2').click();
  expect(await note(await appFrame(page, 'note-2')).inputValue()).toBe('unsaved 2');
});

test('Back and Forward lead through pages of one app and across apps', async () => {
  await signIn(page, 'admin', '/portal/note-1/page');
  const first = await appFrame(page, 'note-1');
  await push(first, '/page?part=2');
  await openNote(2);
  await push(await appFrame(page, 'note-2'), '/page?part=7');
  const trail: string[] = [];
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    trail.push(addressOf(page));
  }
  expect(trail).toEqual([
    '/portal/note-2/page',
    '/portal/note-1/page?part=2',
    '/portal/note-1/page',
  ]);
  await expect.poll(() => line(first, 'place')).toBe('/page');
  for (let step = 0; step < 3; step += 1) await page.goForward();
  expect(addressOf(page)).toBe('/portal/note-2/page?part=7');
  expect(await line(await appFrame(page, 'note-2'), 'place')).toBe('/page?part=7');
});

test('every press of Back leads somewhere, also into apps that were taken out of the pool', async () => {
  await signIn(page, 'admin', '/portal/note-1/page');
  await appFrame(page, 'note-1');
  await openNotes(2, 3, 4, 5, 6);
  for (const number of [5, 4, 3, 2, 1]) {
    await page.goBack();
    expect(addressOf(page)).toBe(`/portal/note-${number}/page`);
    const shown = await appFrame(page, `note-${number}`);
    expect(await line(shown, 'place')).toBe('/page');
  }
  expect(await page.locator('iframe').count()).toBe(5);
});

test('a link into an app opens there after sign-in, and a reload stays there', async () => {
  await signIn(page, 'admin', '/portal/note-4/page?part=9');
  expect(addressOf(page)).toBe('/portal/note-4/page?part=9');
  expect(await line(await appFrame(page, 'note-4'), 'place')).toBe('/page?part=9');
  await page.reload();
  expect(await line(await appFrame(page, 'note-4'), 'place')).toBe('/page?part=9');
  expect(addressOf(page)).toBe('/portal/note-4/page?part=9');
  expect(await page.getByRole('tab').allTextContents()).toEqual(['首页', '便签4']);
});

test('an address that leads nowhere says so and offers the way home', async () => {
  await signIn(page, 'admin', '/portal/nowhere/page');
  await page.getByRole('button', { name: '返回首页' }).click();
  await page.getByRole('heading', { level: 1, name: '系统管理员' }).waitFor();
  expect(addressOf(page)).toBe('/portal/home');
});

test('tabs close, close others and refresh; the home page stays', async () => {
  await signIn(page, 'admin');
  await appFrame(page, 'ums');
  await openNotes(1, 2, 3);
  await tab('便签3').focus();
  await page.keyboard.press('Delete');
  await appFrame(page, 'note-2');
  expect(addressOf(page)).toBe('/portal/note-2/page');
  expect(await page.locator('iframe[data-app="note-3"]').count()).toBe(0);

  await note(await appFrame(page, 'note-2')).fill('gone after a refresh');
  await tab('便签2').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '刷新' }).click();
  await expect.poll(async () => line(await appFrame(page, 'note-2'), 'start')).toBe('reload');
  expect(await note(await appFrame(page, 'note-2')).inputValue()).toBe('');

  await tab('便签2').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭其他' }).click();
  await expect.poll(() => page.getByRole('tab').allTextContents()).toEqual(['首页', '便签2']);
  await tab('首页').click({ button: 'right' });
  expect(
    await page
      .getByRole('menuitem', { name: '关闭', exact: false })
      .first()
      .getAttribute('aria-disabled'),
  ).toBe('true');
});

test('closing a tab with unsaved work asks first, and keeps it when the person stays', async () => {
  await signIn(page, 'admin', '/portal/note-1/page');
  await note(await appFrame(page, 'note-1')).fill('unsaved');
  await tab('便签1').getByText('未保存').waitFor({ state: 'attached' });
  await tab('便签1').focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: '离开此页面？' });
  await question.getByText('便签1').waitFor();
  await question.getByRole('button', { name: '返回编辑' }).click();
  expect(await note(await appFrame(page, 'note-1')).inputValue()).toBe('unsaved');
  await tab('便签1').focus();
  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: '放弃并继续' }).click();
  await page.getByRole('heading', { level: 1, name: '系统管理员' }).waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual(['首页']);
});

test('signing out in one browser tab is told in the other', async () => {
  await signIn(page, 'admin');
  const other = await page.context().newPage();
  await other.goto('/portal/note-1/page');
  await appFrame(other, 'note-1');
  await page.getByRole('button', { name: '账号：系统管理员' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('**/login');
  const prompt = other.getByRole('alertdialog', { name: '页面更新提示' });
  await prompt.getByRole('button', { name: '刷新页面' }).click();
  await other.waitForURL('**/login');
  expect(await other.locator('iframe').count()).toBe(0);
});

test('when the session ends while apps are open, one prompt leads to the sign-in page and back again', async () => {
  await signIn(page, 'admin', '/portal/personnel/roster');
  const roster = await appFrame(page, 'personnel');
  await roster.getByRole('row').nth(3).waitFor();
  await openNote(1);
  await tab('员工档案').click();
  // The check of the rights would leave for the sign-in page by itself.
  await page.route('**/hasPermissionMark*', () => {});
  await endSession(page);
  // Another call of the page may be the first to learn of it, and its prompt lies over the button.
  await roster.getByRole('button', { name: '姓名' }).dispatchEvent('click');
  const prompt = page.getByRole('alertdialog', { name: '登录失效提示' });
  await page.keyboard.press('Escape');
  await prompt.getByRole('button', { name: '重新登录' }).click();
  await page.waitForURL('**/login');
  expect(await page.locator('iframe').count()).toBe(0);

  await fillSignIn(page, 'admin');
  await (await appFrame(page, 'personnel')).getByRole('row').nth(3).waitFor();
  expect(new URL(page.url()).pathname).toBe('/portal/personnel/roster');
});

test('a slow app leaves the shell usable, says that it is being opened, and then opens', async () => {
  await signIn(page, 'admin');
  await appFrame(page, 'ums');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route('http://note-1.atrium.localhost:*/', async (route) => {
    await held;
    await route.continue();
  });
  await openMenu(page, '便签1');
  await page.getByText('正在打开便签1').waitFor();
  await openNote(2);
  await tab('便签1').click();
  release();
  await appFrame(page, 'note-1');
  expect(await page.getByText('正在打开便签1').count()).toBe(0);
});

/** Ends the session on the server, as another device of the same person would. */
async function endSession(signedIn: Page): Promise<void> {
  const code = await signedIn.evaluate(async () => {
    const answer = await fetch('/gateway/loginOut', {
      method: 'POST',
      headers: { clientType: '1', channel: '2' },
    });
    return (await answer.json()).code;
  });
  expect(code).toBe(0);
}

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { painted } from '#tests/support/painted.ts';
import { addressOf, appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

const line = (page: Page) => page.getByRole('combobox', { name: '全局搜索' });
const group = (page: Page, name: string) => page.getByRole('group', { name });

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: '语言' }).focus();
  await page.keyboard.press('Control+k');
  await line(page).and(page.locator(':focus')).waitFor();
}

test('the search is fetched when it is first opened, takes the keyboard and gives it back', async () => {
  const page = await portal.freshVisit();
  await signIn(page, 'hr');
  await appFrame(page, 'ums');
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await openSearch(page);
  expect(scripts.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await line(page).waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('语言');
});

test('a person is found by initials with the keyboard alone, and opens in a tab of its own', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr');
  await appFrame(page, 'ums');
  await openSearch(page);
  await page.keyboard.type('mmt');
  const option = group(page, '人员').getByRole('option');
  await option.first().waitFor();
  expect(await option.first().getAttribute('aria-selected')).toBe('true');
  expect(await line(page).getAttribute('aria-activedescendant')).toBe(
    await option.first().getAttribute('id'),
  );
  const name = await option.first().getByText('买买提').innerText();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/portal/personnel/employee/'));
  const frame = await appFrame(page, 'personnel');
  await frame.getByRole('heading', { name: new RegExp(name) }).waitFor();
  await page.getByRole('tab', { name: new RegExp(name) }).waitFor();
});

test.each([
  ['hr', '也会搜索已打开的应用'],
  ['maple', 'Also searches open apps'],
] as const)(
  'that open apps are searched too is said to %s in one line, on a phone as well',
  async (account, words) => {
    const page = await portal.visit({ language: account === 'maple' ? 'en' : 'zh-CN' });
    await signIn(page, account);
    await page.getByRole('button', { name: /^(语言|Language)$/ }).focus();
    await page.keyboard.press('Control+k');
    const said = page.getByRole('dialog').getByText(words);
    await said.waitFor();
    await page.setViewportSize({ width: 390, height: 760 });
    expect((await said.boundingBox())?.height).toBeLessThan(24);
    expect(await violationsOf(page)).toEqual([]);
  },
);

test('what is typed is marked in names and numbers, and arrows go round all groups', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr');
  await openSearch(page);
  await page.keyboard.type('H0001');
  await group(page, '人员').waitFor();
  expect(await page.locator('mark').first().innerText()).toBe('H0001');
  const options = page.getByRole('option');
  const chosen = () =>
    options.evaluateAll((all) => all.findIndex((one) => one.ariaSelected === 'true'));
  const last = (await options.count()) - 1;
  await page.keyboard.press('ArrowUp');
  expect(await chosen()).toBe(last);
  await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(0);
  await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(1);
});

test('a message is found by its title and opens among the messages', async () => {
  const page = await portal.visit();
  await signIn(page, 'staff');
  await openSearch(page);
  await page.keyboard.type('代码评审');
  const found = group(page, '消息').getByRole('option', { name: '研发中心代码评审规范更新' });
  await found.waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toMatch(/^\/messages\?id=/);
  await page.getByRole('heading', { name: '研发中心代码评审规范更新' }).waitFor();
});

test('a page of the menu is found by its name, and pages opened before stand ready', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr');
  await appFrame(page, 'ums');
  await openSearch(page);
  await page.keyboard.type('员工');
  await group(page, '菜单').getByRole('option', { name: '员工档案' }).click();
  await expect.poll(() => addressOf(page)).toMatch(/^\/portal\/personnel\/roster/);
  await page.reload();
  await appFrame(page, 'personnel');
  await openSearch(page);
  const recent = group(page, '最近访问').getByRole('option');
  await expect.poll(() => recent.allInnerTexts()).toEqual(['员工档案', '组织架构\n组织与岗位']);
  await recent.nth(1).click();
  await expect.poll(() => addressOf(page)).toMatch(/^\/portal\/ums\/structure/);
});

test('pages opened by one account are not shown to another one on the same machine', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr');
  await appFrame(page, 'ums');
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('**/login');
  await signIn(page, 'manager', '/company');
  await openSearch(page);
  expect(await group(page, '最近访问').count()).toBe(0);
});

test('an answer that comes late does not take the place of a later one', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr');
  let release = (): void => undefined;
  const goneOn = Promise.withResolvers<void>();
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/searchPeople', async (route) => {
    const isFirst = route.request().postData()?.includes('H00011');
    if (isFirst) await held;
    await route.continue().catch(() => undefined);
    if (isFirst) goneOn.resolve();
  });
  await openSearch(page);
  const asked = page.waitForRequest('**/searchPeople');
  await page.keyboard.type('H00011');
  await asked;
  await line(page).fill('H00012');
  await group(page, '人员').getByText('H00012').waitFor();
  release();
  await goneOn.promise;
  // What is asked after it is answered after it.
  await page.evaluate(async () => void (await fetch('/healthz')));
  await painted(page);
  expect(await group(page, '人员').getByRole('option').allInnerTexts()).toEqual([
    expect.stringContaining('H00012'),
  ]);
});

test('nothing found and a failed search say so, and the failed one can be tried again', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr');
  await openSearch(page);
  await page.keyboard.type('qqqq');
  await page.getByText('没有找到与“qqqq”相关的内容').waitFor();
  await page.route('**/searchPeople', (route) => route.abort());
  await line(page).fill('H0001');
  await page.getByText('人员搜索失败').waitFor();
  await page.unroute('**/searchPeople');
  await page.getByRole('button', { name: '重试' }).click();
  await group(page, '人员').waitFor();
});

describe.each(['light', 'dark'] as const)('in %s', (mode) => {
  test.each(['zh-CN', 'en'] as const)(
    'the open search in %s hurts no rule of axe',
    async (language) => {
      const page = await portal.visit({ language, mode });
      await signIn(page, language === 'en' ? 'maple' : 'admin');
      await page.getByRole('button', { name: /^(搜索人员|Search people)/ }).click();
      await page.getByRole('combobox').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.type(language === 'en' ? 'e' : '员');
      await page.getByRole('option').first().waitFor();
      await page
        .getByRole('group', { name: /^(人员|People|菜单|Menu)$/ })
        .first()
        .waitFor();
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});

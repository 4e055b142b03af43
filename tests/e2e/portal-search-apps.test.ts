import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appMethods } from '#bridge/methods/index.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { painted } from '#tests/support/painted.ts';
import { addressOf, appFrame, openApp, openMenu, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

/** Milliseconds that an app has to answer, but for what a clock is off by. */
const deadline = Number(appMethods.search.deadline) - 50;
const portal = portalOfFile({ language: 'zh-CN' });

const line = (page: Page) => page.getByRole('combobox', { name: '全局搜索' });
const group = (page: Page, name: string) => page.getByRole('group', { name });

async function searchFor(page: Page, keyword: string): Promise<void> {
  await page.getByRole('button', { name: /^搜索人员/ }).click();
  await line(page).fill(keyword);
}

test.each(['研发', 'yanfa', 'yf'])(
  'searching %s finds the department while its app is open, and opens the structure at it',
  async (keyword) => {
    const page = await portal.visit();
    await signIn(page, 'hr');
    await appFrame(page, 'ums');
    await searchFor(page, keyword);
    const found = group(page, '组织与岗位').getByRole('option', { name: /^研发中心/ });
    await found.click();
    const frame = await appFrame(page, 'ums');
    await frame.getByRole('heading', { level: 1, name: '研发中心' }).waitFor();
    expect(addressOf(page)).toMatch(/^\/portal\/ums\/structure\?organId=/);
  },
);

test('a post is found behind another page, and opens in the list of posts', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr');
  await appFrame(page, 'ums');
  await openApp(page, '员工档案', 'personnel');
  await searchFor(page, '会计');
  await group(page, '组织与岗位').getByRole('option', { name: /职位/ }).first().click();
  const frame = await appFrame(page, 'ums');
  await frame.getByRole('tab', { name: '职位', selected: true }).waitFor();
  await frame.getByRole('cell', { name: /会计/ }).first().waitFor();
});

test('an app that was not opened is not asked', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/company');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await searchFor(page, '研发中心');
  // Records are found by the gateway, which needs no app.
  await page.getByRole('option').first().waitFor();
  expect(await group(page, '组织架构').count()).toBe(0);
});

test('a chart is found by its name and stands out on its page', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr');
  await openApp(page, '人力分析', 'bi');
  await openMenu(page, '组织架构');
  await appFrame(page, 'ums');
  await searchFor(page, '离职率');
  await group(page, '人力分析').getByRole('option').first().click();
  const frame = await appFrame(page, 'bi');
  await expect
    .poll(() => frame.locator('section[data-wanted] h2').first().innerText())
    .toContain('离职率');
});

test('a saved view of the roster is found by its name and brings its filters', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/portal/personnel/roster?gender=F');
  const frame = await appFrame(page, 'personnel');
  await frame.getByRole('button', { name: '查询方案' }).click();
  await frame.getByRole('button', { name: '保存为新方案' }).click();
  await frame.getByLabel('方案名称').fill('全体女员工');
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toContain('schemeId=');
  await openMenu(page, '员工档案');
  await expect.poll(() => addressOf(page)).toBe('/portal/personnel/roster');
  await openMenu(page, '组织架构');
  await appFrame(page, 'ums');
  await searchFor(page, '女员工');
  await group(page, '员工档案')
    .getByRole('option', { name: /全体女员工/ })
    .click();
  await expect.poll(() => addressOf(page)).toMatch(/roster\?gender=F.*schemeId=/);
});

test('a saved view of the roster is found while the app shows a record alone', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/portal/personnel/roster?gender=M');
  const frame = await appFrame(page, 'personnel');
  await frame.getByRole('button', { name: '查询方案' }).click();
  await frame.getByRole('button', { name: '保存为新方案' }).click();
  await frame.getByLabel('方案名称').fill('全体男员工');
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toContain('schemeId=');
  await frame.locator('tr[data-row]').first().click();
  await expect.poll(() => addressOf(page)).toContain('/personnel/employee/');
  const record = addressOf(page);

  const later = await page.context().newPage();
  await later.goto(record);
  await appFrame(later, 'personnel');
  expect(await later.getByRole('tab', { name: '员工档案', exact: true }).count()).toBe(0);
  await searchFor(later, '男员工');
  await group(later, '员工档案')
    .getByRole('option', { name: /全体男员工/ })
    .click();
  await expect.poll(() => addressOf(later)).toMatch(/roster\?gender=M.*schemeId=/);
});

/** A page of administrator with one note app in front, whose bridge the test speaks with. */
async function noteApp(): Promise<{ page: Page; note: Frame }> {
  const page = await portal.visit();
  await signIn(page, 'admin');
  await appFrame(page, 'ums');
  return { page, note: await openApp(page, '便签1', 'note-1') };
}

/** Waits until whatever the app has said so far would be seen: what it asks after it is answered after it. */
async function isHeard(page: Page, note: Frame): Promise<void> {
  await note.evaluate(() => window.bridge.storage.get({ key: 'nothing' }));
  await painted(page);
}

test('what an app says is shown as plain text under its registered name', async () => {
  const { page, note } = await noteApp();
  await note.evaluate(() => {
    window.bridge.onSearch((keyword) => [
      { title: `<img src=x onerror=alert(1)> ${keyword}`, detail: '\u202Egnp', route: '/page?a=1' },
    ]);
  });
  await searchFor(page, '研发');
  const found = group(page, '便签1').getByRole('option');
  expect(await found.innerText()).toContain('<img src=x onerror=alert(1)> 研发');
  expect(await found.innerText()).not.toContain('\u202E');
  expect(await found.locator('img').count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await found.click();
  await expect.poll(() => addressOf(page)).toBe('/portal/note-1/page?a=1');
});

test.each([
  ['a place outside of the app', [{ title: 'x', route: '//elsewhere.example' }]],
  ['a way up', [{ title: 'x', route: '/../ums/structure' }]],
  ['an address', [{ title: 'x', route: 'https://elsewhere.example' }]],
  ['a script', [{ title: 'x', route: 'javascript:alert(1)' }]],
  ['too many', Array.from({ length: 21 }, () => ({ title: 'x', route: '/page' }))],
  ['too long a text', [{ title: 'x'.repeat(81), route: '/page' }]],
  ['more than was asked', [{ title: 'x', route: '/page', app: 'ums', html: '<b>' }]],
] as const)('an answer with %s counts as none', async (_, items) => {
  const { page, note } = await noteApp();
  await note.evaluate(
    (given) =>
      void window.bridge.onSearch(() => {
        document.body.dataset.answered = 'yes';
        return given as never;
      }),
    [...items],
  );
  await searchFor(page, '研发');
  await group(page, '组织与岗位').waitFor();
  await note.waitForFunction(() => document.body.dataset.answered === 'yes');
  await isHeard(page, note);
  expect(await group(page, '便签1').count()).toBe(0);
});

test('an app that never answers is not asked again before its time is up, and the others are not kept waiting', async () => {
  const { page, note } = await noteApp();
  await note.evaluate(() => {
    document.body.dataset.asked = '';
    window.bridge.onSearch(() => {
      document.body.dataset.asked += `${performance.now()} `;
      return new Promise(() => {});
    });
  });
  await searchFor(page, '研发');
  await group(page, '组织与岗位').getByRole('option').first().waitFor();
  await line(page).fill('qqqq');
  await page.getByText('没有找到与“qqqq”相关的内容').waitFor();
  await line(page).fill('研发中心');
  await group(page, '组织与岗位').waitFor();
  const asked = (await note.evaluate(() => document.body.dataset.asked ?? '')).trim().split(' ');
  const rests = asked.slice(1).map((moment, place) => Number(moment) - Number(asked[place]));
  expect(rests.filter((rest) => rest < deadline)).toEqual([]);
});

test('an answer that comes after another keyword was typed is not shown', async () => {
  const { page, note } = await noteApp();
  await note.evaluate(() => {
    const later = Promise.withResolvers<void>();
    window.addEventListener('click', () => later.resolve());
    window.bridge.onSearch(async (keyword) => {
      document.body.dataset.asked = keyword;
      if (keyword === '研发') await later.promise;
      return [{ title: `便签 ${keyword}`, route: '/page' }];
    });
  });
  await searchFor(page, '研发');
  await note.waitForFunction(() => document.body.dataset.asked === '研发');
  await line(page).fill('研发中心');
  await group(page, '便签1').getByText('便签 研发中心').waitFor();
  await note.evaluate(() => document.body.click());
  await isHeard(page, note);
  expect(await group(page, '便签1').getByRole('option').allInnerTexts()).toEqual(['便签 研发中心']);
});

test('results an app registered are found without asking it, and go with it', async () => {
  const { page, note } = await noteApp();
  await note.evaluate(() =>
    window.bridge.search.register({
      items: [{ title: '年度目标', words: 'nian du mu biao', route: '/page' }],
    }),
  );
  await searchFor(page, 'ndmb');
  await group(page, '便签1').getByRole('option', { name: '年度目标' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '便签1' }).click({ button: 'middle' });
  await searchFor(page, 'ndmb');
  await page.getByText('没有找到与“ndmb”相关的内容').waitFor();
});

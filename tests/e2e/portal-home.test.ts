import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { languages, violationsInAllColours } from '#tests/support/looks.ts';
import { addressOf, appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const names = (page: Page) => page.locator('#home ul > li > section > div > h2').allTextContents();

async function visit(account: DemoAccountName = 'hr'): Promise<Page> {
  const page = await portal.visit();
  await signIn(page, account, '/portal/home');
  await card(page, '待办').waitFor();
  return page;
}

test('the home page is the first tab, cannot be closed, and is there wherever a person lands', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr');
  await appFrame(page, 'ums');
  expect(addressOf(page)).toMatch(/^\/portal\/ums\/structure/);
  const tabs = page.getByRole('tab');
  expect(await tabs.allTextContents()).toEqual(['首页', '组织架构']);
  await tabs.first().click();
  await page.getByRole('heading', { level: 1, name: /宋佳慧/ }).waitFor();
  expect(addressOf(page)).toBe('/portal/home');
  await page.keyboard.press('Delete');
  expect(await tabs.allTextContents()).toEqual(['首页', '组织架构']);
  await page.goBack();
  await appFrame(page, 'ums');
  await page.reload();
  await appFrame(page, 'ums');
  expect(await tabs.allTextContents()).toEqual(['首页', '组织架构']);
});

test('what stands below its address is no page', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/portal/home/other');
  await page.getByRole('heading', { name: '页面不存在' }).waitFor({ state: 'attached' });
});

test('a to-do opens exactly the people it counts', async () => {
  const page = await visit();
  await card(page, '待办').getByRole('button').first().waitFor();
  const todos = await card(page, '待办').getByRole('button').allInnerTexts();
  expect(todos.length).toBeGreaterThan(2);
  for (const [index, text] of todos.entries()) {
    const count = Number(text.trim().split(/\s+/).at(-1));
    await card(page, '待办').getByRole('button').nth(index).click();
    const frame = await appFrame(page, 'personnel');
    // A list says its total at the foot, changes that missed their day on their own tab.
    const total = frame.getByText(new RegExp(`共 ${count} 条`));
    const tab = frame.getByRole('tab', { selected: true, name: new RegExp(`\\b${count}$`) });
    await total.or(tab).first().waitFor();
    await page.getByRole('tab', { name: '首页' }).click();
  }
});

test('cards are moved and hidden with the keyboard, and stay so in every browser', async () => {
  const page = await visit('manager');
  const before = await names(page);
  await page.getByRole('button', { name: '自定义' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '前移快捷入口' }).focus();
  const saved = page.waitForResponse('**/home/saveLayout');
  await page.keyboard.press('Enter');
  await saved;
  const moved = await names(page);
  const at = before.indexOf('快捷入口');
  expect(moved).toEqual(before.toSpliced(at, 1).toSpliced(at - 1, 0, '快捷入口'));
  await page.getByText(/快捷入口，已移到第/).waitFor({ state: 'attached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('前移快捷入口');
  await page.getByRole('button', { name: '隐藏消息公告' }).focus();
  const hidden = page.waitForResponse('**/home/saveLayout');
  await page.keyboard.press('Enter');
  await hidden;
  await page.getByRole('button', { name: '完成', exact: true }).click();
  const arranged = moved.filter((name) => name !== '消息公告');
  expect(await names(page)).toEqual(arranged);
  await page.reload();
  await card(page, '待办').waitFor();
  expect(await names(page)).toEqual(arranged);
  const other = await visit('manager');
  expect(await names(other)).toEqual(arranged);
  await other.getByRole('button', { name: '自定义' }).click();
  await other.getByRole('button', { name: '添加消息公告' }).click();
  await card(other, '消息公告').waitFor();
  await other.getByRole('button', { name: '恢复默认' }).click();
  await expect.poll(() => names(other)).toEqual(before);
});

test('a card is dragged to the place of another one', async () => {
  const page = await visit('admin');
  await page.getByRole('button', { name: '自定义' }).click();
  const before = await names(page);
  // High enough for both ends of the way.
  await page.setViewportSize({ width: 1280, height: 1800 });
  const items = page.locator('#home ul > li[draggable="true"]');
  await items.last().dragTo(items.first());
  await expect.poll(() => names(page)).toEqual([before.at(-1), ...before.slice(0, -1)]);
});

test('an arrangement that cannot be kept goes back, and says so', async () => {
  const page = await visit('staff');
  const before = await names(page);
  await page.route('**/home/saveLayout', (route) => route.abort());
  await page.getByRole('button', { name: '自定义' }).click();
  await page.getByRole('button', { name: '隐藏快捷入口' }).click();
  await page.getByText('布局保存失败').waitFor();
  await expect.poll(() => names(page)).toEqual(before);
});

test('a card that fails leaves the others alone, and can be tried again', async () => {
  const page = await portal.visit();
  await page.route('**/getPersonnelCalendar', (route) => route.abort());
  await signIn(page, 'hr', '/portal/home');
  await card(page, '人事日历').getByText('加载失败').waitFor();
  await card(page, '人力概览').getByText('在职人数').waitFor();
  await page.unroute('**/getPersonnelCalendar');
  await card(page, '人事日历').getByRole('button', { name: '重试' }).click();
  await card(page, '人事日历').getByRole('grid').waitFor();
});

test('the calendar is walked with arrows, into the next month too, and opens a person', async () => {
  const page = await visit();
  const grid = card(page, '人事日历').getByRole('grid');
  await grid.waitFor();
  const month = await grid.getAttribute('aria-label');
  await grid.locator('[tabindex="0"]').focus();
  const loaded = page.waitForResponse('**/getPersonnelCalendar');
  await page.keyboard.press('PageDown');
  await loaded;
  expect(await grid.getAttribute('aria-label')).not.toBe(month);
  await page.keyboard.press('PageUp');
  await expect.poll(() => grid.getAttribute('aria-label')).toBe(month);
  await grid.getByRole('button', { name: /项$/ }).first().click();
  const person = card(page, '人事日历').locator('section ul button').first();
  const name = (await person.locator('span').first().innerText()).trim();
  await person.click();
  const frame = await appFrame(page, 'personnel');
  await frame.getByRole('heading', { name: new RegExp(name) }).waitFor();
});

// Of these zones one at least stands at another day than the company, whenever the test runs.
test.each(['America/Los_Angeles', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  "on a machine in %s the page speaks of the company's day, in its head and in its calendar",
  async (zone) => {
    const page = await portal.visit({ language: 'zh-CN', zone });
    await signIn(page, 'hr', '/portal/home');
    const calendar = card(page, '人事日历');
    await calendar.locator('section[aria-label]').waitFor();
    const today = new Intl.DateTimeFormat('zh-CN', {
      timeZone: 'Asia/Shanghai',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      weekday: 'short',
    }).format(new Date());
    await page.locator('#home header p').getByText(today, { exact: true }).waitFor();
    await calendar.getByRole('region', { name: today }).waitFor();
    expect(await calendar.locator('[aria-current="date"]').innerText()).toContain(
      String(Number(today.match(/月(\d+)日/)?.[1])),
    );
  },
);

// As above: the company's hour lies in another part of the day than that of one of these machines at least.
test.each(['America/Los_Angeles', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  "on a machine in %s a person is greeted by the company's clock, as the day beside it goes",
  async (zone) => {
    const before = companyGreeting();
    const page = await portal.visit({ language: 'zh-CN', zone });
    await signIn(page, 'hr', '/portal/home');
    await card(page, '待办').waitFor();
    const greeting = await page.getByRole('heading', { level: 1 }).innerText();
    // The hour may have passed meanwhile.
    expect([before, companyGreeting()]).toContain(greeting);
  },
);

function companyGreeting(): string {
  const zoned = { timeZone: 'Asia/Shanghai', hour: 'numeric', hourCycle: 'h23' } as const;
  const hour = Number(new Intl.DateTimeFormat('en-US', zoned).format(new Date()));
  const parts = [
    { until: 5, said: '晚上好' },
    { until: 11, said: '早上好' },
    { until: 13, said: '中午好' },
    { until: 18, said: '下午好' },
    { until: 24, said: '晚上好' },
  ];
  return `${parts.find(({ until }) => hour < until)?.said}，宋佳慧`;
}

test('a person gets no card of an app that is not theirs', async () => {
  const page = await portal.visit();
  await signIn(page, 'operator', '/portal/home');
  await card(page, '待办').getByText('暂无待办').waitFor();
  expect(await names(page)).toEqual(['待办', '消息公告', '快捷入口']);
});

test('refreshing the tab loads the cards again', async () => {
  const page = await visit();
  const asked = page.waitForResponse('**/getPersonnelTodos');
  await page.getByRole('tab', { name: '首页' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '刷新' }).click();
  expect((await asked).status()).toBe(200);
});

test.each([390, 1280])('nothing is cut at a width of %i', async (width) => {
  const page = await visit();
  await page.setViewportSize({ width, height: 800 });
  await card(page, '人事日历').getByRole('grid').waitFor();
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('#home, #home ul, #home section')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.className),
  );
  expect(wide).toEqual([]);
});

test.each(languages)(
  'the home page in %s hurts no rule of axe in any colours, also while it is arranged',
  async (language) => {
    const page = await portal.visit({ language });
    await signIn(page, 'hr', '/portal/home');
    await page.getByRole('grid').waitFor();
    expect(await violationsInAllColours(page)).toEqual([]);
    await page.getByRole('button', { name: /^(自定义|Arrange)$/ }).click();
    expect(await violationsInAllColours(page)).toEqual([]);
  },
);

import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { makeStartCode } from '#gateway/services/tum/start-codes.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { appFrame, builtPortal } from '#tests/support/portal.ts';

const password = 'Quiet-River-7';

let gateway: TestGateway;
let context: BrowserContext;

beforeAll(async () => {
  gateway = await openTestGateway({ listen: true, buildFolder: await builtPortal() });
  const browser = await sharedBrowser();
  context = await browser.newContext({ reducedMotion: 'reduce', locale: 'zh-CN' });
  await context.addInitScript(() => {
    if (window === window.top) localStorage.setItem('tourSeen', '["chenjing","root"]');
  });
});
afterAll(async () => {
  await context.close();
  await gateway.close();
});

/** Types into the field that has the focus, and goes on to the next one. */
async function typeAll(page: Page, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    await page.keyboard.type(text);
    if (index < texts.length - 1) await page.keyboard.press('Tab');
  }
}

/** Waits until a field of this name has the focus. */
async function focusIn(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.activeElement?.getAttribute('name') === wanted,
    name,
  );
}

test('an empty installation is set up with the keyboard alone, up to the administrator at work', async () => {
  const { database, settings, clock } = gateway;
  const page = await context.newPage();
  await page.goto(await makeStartCode(database, settings.publicOrigin, clock.now()));
  await page.getByText('第 1 步').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await focusIn(page, 'loginName');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByText('此项为必填').count()).toBeGreaterThan(1);

  for (const [name, text] of [
    ['loginName', 'root'],
    ['name', '运营'],
    ['password', password],
    ['again', password],
  ] as const) {
    await page.locator(`input[name="${name}"]`).focus();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.getByText('第 2 步').waitFor();
  await focusIn(page, 'name');
  await typeAll(page, ['青山科技有限公司', 'qingshan', '杭州']);
  await page.getByLabel('先用示例数据试用').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByText('第 3 步').waitFor();
  await focusIn(page, 'name');
  // The name of the operator is taken: it is said at the field, and nothing is lost.
  await typeAll(page, ['陈静', 'root']);
  await page.keyboard.press('Enter');
  await page.getByText('已被占用').waitFor();
  await page.locator('input[name="loginName"]').fill('chenjing');
  await page.keyboard.press('Enter');
  await page.getByText('设置完成').waitFor();

  await page.getByRole('button', { name: '我就是管理员' }).press('Enter');
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="again"]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '去登录' }).press('Enter');
  await page.locator('input[name="account"]').fill('chenjing');
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/portal/**');
  await page.goto(`${settings.publicOrigin}/portal/ums/structure`);
  const frame = await appFrame(page, 'ums');
  await frame.getByRole('heading', { name: '青山科技有限公司' }).waitFor();
  await hireFirst(page);
  await giveSampleBack(page);
});

/** The first employee is hired, in the organisation that the company began with. */
async function hireFirst(page: Page): Promise<void> {
  await page.goto(`${gateway.settings.publicOrigin}/portal/personnel/roster`);
  const frame = await appFrame(page, 'personnel');
  await frame.getByRole('button', { name: '办理入职' }).click();
  const field = (label: string) => frame.getByRole('dialog').getByLabel(label);
  await field('姓名').fill('顾清和');
  await field('证件号码').fill('110101199003077299');
  await field('手机号').fill('13800138123');
  await frame.getByRole('dialog').getByText('选择部门').click();
  await frame.getByRole('treeitem', { name: '青山科技有限公司' }).click();
  await field('入职日期').fill(dayOf(new Date()));
  await page.keyboard.press('Tab');
  await frame.getByRole('button', { name: '提交', exact: true }).click();
  await frame.getByRole('dialog').waitFor({ state: 'detached' });
  await frame.locator('tr[data-row]', { hasText: '顾清和' }).waitFor();
}

/** The sample that the company began with is removed by one button that says what goes. */
async function giveSampleBack(page: Page): Promise<void> {
  await page.goto(`${gateway.settings.publicOrigin}/portal/system/start`);
  const frame = await appFrame(page, 'system');
  await frame.getByText('员工 23').waitFor();
  await frame.getByText('企业已有员工 1 人').waitFor();
  await frame.getByRole('button', { name: '移除示例数据' }).click();
  await page.getByText('员工 23').waitFor();
  await page.getByRole('button', { name: '确定' }).click();
  await frame.getByRole('button', { name: '添加示例数据' }).waitFor();
}

test('a used code says what to do', async () => {
  const { database, settings, clock } = gateway;
  const page = await context.newPage();
  const address = await makeStartCode(database, settings.publicOrigin, clock.now());
  await makeStartCode(database, settings.publicOrigin, clock.now());
  await page.goto(address);
  await page.getByText('npm run first-start').waitFor();
});

test('an address without its code says where a whole one comes from', async () => {
  const page = await context.newPage();
  await page.goto(`${gateway.settings.publicOrigin}/setup`);
  await page.getByText(/^链接不完整.*npm run first-start/).waitFor();
  await page.goto(`${gateway.settings.publicOrigin}/password`);
  await page.getByText('链接无效、已使用或已过期，请联系管理员重新获取').waitFor();
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL('**/login');
  await page.close();
});

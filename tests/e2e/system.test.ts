import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const patience = { timeout: 15_000 };
const trail = '/portal/system/bridge-calls';
const portal = portalOfFile();

const rows = (frame: Frame) => frame.getByRole('grid').locator('tbody tr[data-row]');

/** Somebody opens a page of an app, until it stands. */
async function work(account: DemoAccountName, path: string): Promise<[Page, Frame]> {
  const page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, account, path);
  return [page, await appFrame(page, path.split('/')[2] ?? '')];
}

/** The trail as an operator of the portal opens it. */
async function openTrail(
  query = '',
  account: DemoAccountName = 'operator',
): Promise<[Page, Frame]> {
  return work(account, `${trail}${query}`);
}

/** Asks for the trail again until it shows what was reported a moment ago. */
async function waitForRow(page: Page, words: string | RegExp): Promise<Frame> {
  await expect
    .poll(async () => {
      await page.reload();
      const frame = await appFrame(page, 'system');
      await frame
        .getByText(/^共 [\d,]+ 条$|^暂无|^没有符合/)
        .first()
        .waitFor();
      return rows(frame).filter({ hasText: words }).count();
    }, patience)
    .toBeGreaterThan(0);
  return appFrame(page, 'system');
}

describe('the trail of calls', () => {
  test('shows an operator what a colleague did in an app, who closed the page at once', async () => {
    const [colleague] = await work('staff', '/portal/ums/structure');
    await colleague.goto('/company');
    const [page, frame] = await openTrail();
    await frame.getByPlaceholder('用户姓名或账号').fill('雨桐');
    await expect.poll(() => addressOf(page), patience).toContain('keyword=');
    const found = await waitForRow(page, 'context.ready');
    const [first = ''] = await rows(found).allTextContents();
    expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d组织与岗位周雨桐[a-z]+\.\w+已受理成功/);
    await found.getByRole('combobox', { name: '应用', exact: true }).click();
    await found.getByRole('option', { name: '员工档案' }).click();
    await found.getByText('没有符合条件的数据').waitFor();
    await found.getByRole('button', { name: '重置' }).first().click();
    await rows(found).first().waitFor();
  });

  test('shows what a hostile app was refused, and nothing of what it sent', async () => {
    const [page, frame] = await work('admin', '/portal/note-1/page');
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/bridgeCall/report')) reports.push(request.postData() ?? '');
    });
    const secret = 'salary of everybody';
    await frame.evaluate(async (words) => {
      await window.bridge.tabs.title({ title: words });
      await window.bridge.tabs.open({ route: words }).catch(() => {});
    }, secret);
    await expect.poll(() => reports.join(), patience).toContain('"code":"badInput"');
    expect(reports.join()).not.toContain('salary');

    const [operator, list] = await openTrail('?decision=refused');
    await rows(list).filter({ hasText: 'tabs.open' }).first().click();
    const dialog = list.getByRole('dialog', { name: '调用详情' });
    await dialog.getByText('参数不合规 · badInput').waitFor();
    await dialog.getByText('便签1 · note-1').waitFor();
    expect(await rows(list).filter({ hasText: '已受理' }).count()).toBe(0);
    expect(await list.locator('body').textContent()).not.toContain('salary');
    await operator.keyboard.press('Escape');
  });

  test('is complete when somebody signs out, or moves to another company', async () => {
    const [page] = await work('admin', '/portal/bi/workforce');
    await page.getByRole('button', { name: /切换企业/ }).click();
    await page.getByRole('menuitem', { name: /Maple/ }).click();
    await page.getByRole('button', { name: /Maple.*切换企业/ }).waitFor();
    const [harbour] = await openTrail('?app=bi');
    await waitForRow(harbour, '系统管理员');
    const [elsewhere, maple] = await openTrail('', 'maple');
    await maple.getByRole('grid').waitFor();
    expect(await rows(maple).filter({ hasText: '系统管理员' }).count()).toBe(0);
    await elsewhere.context().close();

    const [leaving] = await work('manager', '/portal/ums/positions');
    await leaving.getByRole('button', { name: /李慕白/ }).click();
    await leaving.getByRole('menuitem', { name: '退出登录' }).click();
    await leaving.waitForURL('**/login');
    const [left] = await openTrail('?keyword=manager');
    await waitForRow(left, '李慕白');
  });

  test('is downloaded with the filters and the columns in sight', async () => {
    const [page, frame] = await openTrail('?app=system&method=context.get');
    await waitForRow(page, 'context.get');
    const again = await appFrame(page, 'system');
    await again.getByRole('button', { name: '导出' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      again.getByRole('menuitem', { name: /CSV/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^应用调用审计-\d{4}-\d\d-\d\d\.csv$/);
    const [head = '', ...lines] = (await readFile(await download.path(), 'utf8'))
      .trim()
      .split('\r\n');
    expect(head).toBe('调用时间,应用,用户,方法,处理,结果,耗时（毫秒）,大小（字节）');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toContain(',系统管理,平台运营,context.get,已受理,ok,');
    expect(frame.isDetached()).toBe(true);
  });

  test('opens a call by keyboard, and Escape leads back to it', async () => {
    const [page] = await openTrail();
    const frame = await waitForRow(page, 'context.get');
    await rows(frame).first().focus();
    await page.keyboard.press('Enter');
    const dialog = frame.getByRole('dialog', { name: '调用详情' });
    await dialog.getByText('运行编号').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const isBack = () =>
      rows(frame)
        .first()
        .evaluate((row) => row === document.activeElement);
    await expect.poll(isBack, patience).toBe(true);
  });

  test('is in no menu of those who may not read it, and its address leads nowhere', async () => {
    const page = await portal.visit({ language: 'zh-CN' });
    await signIn(page, 'staff', trail);
    await page.getByRole('link', { name: '组织架构' }).waitFor();
    expect(await page.getByRole('link', { name: '应用调用审计' }).count()).toBe(0);
    await expect.poll(() => page.locator('iframe[data-app="system"]').count()).toBe(0);
  });
});

test.each([
  { account: 'operator', language: 'zh-CN', theme: 'orange', mode: 'dark' },
  { account: 'maple', language: 'en', theme: 'blue', mode: 'light' },
] as const)('the trail of calls has no barrier in $language, $theme and $mode', async (look) => {
  const page = await portal.visit(look);
  await signIn(page, look.account, trail);
  await appFrame(page, 'system');
  await page.reload();
  const frame = await appFrame(page, 'system');
  await rows(frame).first().waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await rows(frame).first().click();
  await frame
    .getByRole('dialog')
    .getByText(look.language === 'en' ? 'Run' : '运行编号')
    .waitFor();
  expect(await violationsOf(frame)).toEqual([]);
});

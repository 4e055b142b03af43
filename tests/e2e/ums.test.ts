import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();
let page: Page;

/** Signs in, in Chinese, and returns the frame of the structure. */
async function openStructure(path = '/portal/ums/structure'): Promise<Frame> {
  page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'hr', path);
  return appFrame(page, 'ums');
}

const heading = (frame: Frame) => frame.getByRole('heading', { level: 1 });
const treeItem = (frame: Frame, name: string) => frame.getByRole('treeitem', { name });

/** How many rows the list says it has. */
async function total(frame: Frame): Promise<number> {
  const words = await frame.getByText(/^共 [\d,]+ 条$/).textContent();
  return Number((words ?? '').replace(/\D/g, ''));
}

describe('the organisation structure', () => {
  test('shows the company with everyone in it when it opens', async () => {
    const frame = await openStructure();
    await heading(frame).filter({ hasText: '蓝港科技' }).waitFor();
    await expect.poll(() => total(frame)).toBe(200);
  });

  test('a chosen organisation has an address that opens it again, and Back returns to the one before', async () => {
    const frame = await openStructure();
    await treeItem(frame, '研发中心').click();
    await heading(frame).filter({ hasText: '研发中心' }).waitFor();
    const address = addressOf(page);
    expect(address).toContain('organId=');
    await treeItem(frame, '财务部').click();
    await heading(frame).filter({ hasText: '财务部' }).waitFor();
    await page.goBack();
    await heading(frame).filter({ hasText: '研发中心' }).waitFor();
    expect(addressOf(page)).toBe(address);

    await page.goto(address);
    await heading(await appFrame(page, 'ums'))
      .filter({ hasText: '研发中心' })
      .waitFor();
  });

  test('the search finds an organisation, marks it and leads there by keyboard', async () => {
    const frame = await openStructure();
    await frame.getByPlaceholder('搜索组织名称或编码').fill('平台');
    await frame.locator('mark', { hasText: '平台' }).first().waitFor();
    await expect.poll(() => frame.getByRole('treeitem').count()).toBe(3);
    await frame.getByRole('tree').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await heading(frame).filter({ hasText: '平台组' }).waitFor();
    await frame.getByRole('navigation', { name: '组织层级' }).getByText('研发中心').click();
    await heading(frame).filter({ hasText: '研发中心' }).waitFor();
  });

  test('without what is below, only the people directly there are listed', async () => {
    const frame = await openStructure();
    await treeItem(frame, '研发中心').click();
    await heading(frame).filter({ hasText: '研发中心' }).waitFor();
    await expect.poll(() => total(frame)).toBe(86);
    await frame.getByRole('switch', { name: '含下级组织' }).click();
    await expect.poll(() => total(frame)).toBeLessThan(20);
    expect(addressOf(page)).toContain('below=0');
  });

  test('pages of people hold as many as was chosen, and each page others', async () => {
    const frame = await openStructure('/portal/ums/structure?rows=20');
    const rows = frame.getByRole('grid', { name: '人员' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(20);
    const first = await rows.first().textContent();
    await frame.getByRole('button', { name: '第 2 页' }).click();
    await expect.poll(() => rows.first().textContent()).not.toBe(first);
    expect(addressOf(page)).toContain('page=2');
  });

  test('a keyword nobody answers to says so and offers the way back', async () => {
    const frame = await openStructure('/portal/ums/structure?keyword=zzzz');
    await frame.getByText('没有匹配的人员').waitFor();
    await frame.getByRole('button', { name: '清除关键词' }).click();
    await expect.poll(() => total(frame)).toBe(200);
  });

  test('a person opens as a record of personnel', async () => {
    const frame = await openStructure();
    const row = frame.locator('tbody tr').first();
    const name = (await row.locator('[title]').first().textContent()) ?? '';
    await row.click();
    const record = await appFrame(page, 'personnel');
    await record.getByRole('heading', { name }).first().waitFor();
    expect(addressOf(page)).toMatch(/^\/portal\/personnel\/employee\/[0-9a-f-]{36}$/);
  });

  test('positions say how many are planned, filled and vacant, and the figures agree', async () => {
    const frame = await openStructure('/portal/ums/structure?view=positions&rows=50');
    const rows = frame.getByRole('table', { name: '岗位' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBeGreaterThan(20);
    for (const row of await rows.all()) {
      const [planned = 0, filled = 0] = (await row.locator('td').allTextContents())
        .slice(-3)
        .map(Number);
      const last = await row.locator('td').last().textContent();
      expect(last).toBe(filled > planned ? `超编 ${filled - planned}` : String(planned - filled));
    }
  });

  test('posts show their category and grades, and what stands below leads on', async () => {
    const frame = await openStructure('/portal/ums/structure?view=posts');
    await expect
      .poll(() => frame.getByRole('table', { name: '职位' }).locator('tbody tr').count())
      .toBeGreaterThan(10);
    await frame.getByRole('tab', { name: '下级组织' }).click();
    await frame.getByRole('grid', { name: '下级组织' }).getByText('财务部').click();
    await heading(frame).filter({ hasText: '财务部' }).waitFor();
  });

  test('an organisation out of reach is neither shown nor confirmed', async () => {
    const frame = await openStructure(
      '/portal/ums/structure?organId=0190a000-0000-7000-8000-00000000dead',
    );
    await frame.getByText('组织不存在或您无权查看').waitFor();
    await frame.getByRole('button', { name: '返回顶层组织' }).click();
    await heading(frame).filter({ hasText: '蓝港科技' }).waitFor();
  });

  test('an organisation above the own ones is named, but leads nowhere', async () => {
    page = await portal.visit({ language: 'zh-CN' });
    await signIn(page, 'staff', '/portal/ums/structure');
    const frame = await appFrame(page, 'ums');
    const path = frame.getByRole('navigation', { name: '组织层级' });
    await path.getByText('蓝港科技').waitFor();
    expect(await path.getByRole('button').count()).toBe(0);
  });

  test('a failed call says so and a retry brings the tree', async () => {
    page = await portal.visit({ language: 'zh-CN' });
    await page.route('**/organTreeByLevel', (route) => route.abort());
    await signIn(page, 'hr', '/portal/ums/structure');
    const frame = await appFrame(page, 'ums');
    await frame.getByText('组织架构加载失败').waitFor();
    await page.unroute('**/organTreeByLevel');
    await frame.getByRole('button', { name: '重试' }).click();
    await heading(frame).filter({ hasText: '蓝港科技' }).waitFor();
  });
});

describe.each([
  { account: 'hr', language: 'zh-CN', theme: 'blue', mode: 'light' },
  { account: 'maple', language: 'en', theme: 'orange', mode: 'dark' },
] as const)('the structure in $language, $theme and $mode', (look) => {
  test.each(['people', 'positions', 'posts', 'below'])('has no barrier in %s', async (view) => {
    page = await portal.visit(look);
    await signIn(page, look.account, `/portal/ums/structure?view=${view}`);
    const frame = await appFrame(page, 'ums');
    await frame.locator('tbody tr td').first().waitFor();
    expect(await frame.locator('html').getAttribute('lang')).toBe(look.language);
    expect(await violationsOf(frame)).toEqual([]);
  });
});

import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

/** A list answers when it answers; only what never comes is a fault. */
const patience = { timeout: 15_000 };

const portal = portalOfFile();
let page: Page;

/** Signs in and returns the frame of the list of positions. */
async function openPositions(
  query = '',
  language: Locale = 'zh-CN',
  account: DemoAccountName = 'hr',
): Promise<Frame> {
  page = await portal.visit({ language });
  await signIn(page, account, `/portal/ums/positions${query}`);
  return appFrame(page, 'ums');
}

const button = (frame: Frame, name: string | RegExp) => frame.getByRole('button', { name });
const rows = (frame: Frame) => frame.getByRole('grid').locator('tbody tr[data-row]');

/** How many rows the list says it has. */
async function total(frame: Frame): Promise<number> {
  const words = await frame.getByText(/^(共 [\d,]+ 条|[\d,]+ rows?)$/).textContent();
  return Number((words ?? '').replace(/\D/g, ''));
}

/** The number over a figure. */
async function figure(frame: Frame, name: string): Promise<number> {
  const words = await button(frame, new RegExp(`^[\\d,]+\\s*${name}$`)).textContent();
  return Number((words ?? '').replace(/\D/g, ''));
}

describe('a list screen', () => {
  test('counts what it lists, and a figure lists what it counts', async () => {
    const frame = await openPositions();
    await button(frame, /^\d+\s*全部岗位$/).waitFor();
    expect(await figure(frame, '全部岗位')).toBeGreaterThan(80);
    const vacant = await figure(frame, '缺编');
    const rest = await Promise.all(['满编', '超编', '停用'].map((name) => figure(frame, name)));
    expect(rest.reduce((sum, one) => sum + one, vacant)).toBe(await total(frame));
    await button(frame, /缺编$/).click();
    await expect.poll(() => total(frame), patience).toBe(vacant);
    expect(addressOf(page)).toContain('status=vacant');
    await button(frame, /缺编$/).click();
    await expect.poll(() => total(frame), patience).toBeGreaterThan(vacant);
  });

  test('keeps node, keyword, filter, order, page and size in its address', async () => {
    const frame = await openPositions();
    await frame.getByRole('treeitem', { name: '研发中心' }).click();
    await frame.getByPlaceholder('岗位名称或编码').fill('工程师');
    await frame.getByRole('columnheader', { name: '编制人数' }).getByRole('button').first().click();
    await expect.poll(() => addressOf(page), patience).toContain('sort=planned&direction=asc');
    await expect.poll(() => rows(frame).first().textContent(), patience).toContain('工程师');
    const address = addressOf(page);
    expect(address).toMatch(/organId=[0-9a-f-]{36}&keyword=/);
    const first = await rows(frame).first().textContent();
    const found = await total(frame);

    await page.goto(address);
    const again = await appFrame(page, 'ums');
    await expect.poll(() => rows(again).first().textContent(), patience).toBe(first);
    expect(await total(again)).toBe(found);
    await button(again, '重置').click();
    await expect.poll(() => total(again), patience).toBeGreaterThan(found);
    expect(addressOf(page)).toContain('organId=');
  });

  test('with a page that is no more shows the last one, and what is no filter is left out', async () => {
    const frame = await openPositions('?page=900&status=nonsense&tenantId=1');
    await expect.poll(() => addressOf(page), patience).not.toContain('page=900');
    await expect.poll(() => rows(frame).count(), patience).toBeGreaterThan(0);
  });

  test('that finds nothing says so and leads back', async () => {
    const frame = await openPositions('?keyword=zzzz');
    await frame.getByText('没有符合条件的数据').waitFor();
    await frame.getByRole('status').getByRole('button', { name: '重置' }).click();
    await expect.poll(() => total(frame), patience).toBeGreaterThan(80);
  });

  test('that cannot be loaded says so, and a retry brings it', async () => {
    page = await portal.visit({ language: 'zh-CN' });
    await page.route('**/getPositionPage', (route) => route.abort());
    await signIn(page, 'hr', '/portal/ums/positions');
    const frame = await appFrame(page, 'ums');
    await frame.getByText('加载失败').waitFor();
    await page.unroute('**/getPositionPage');
    await button(frame, '重试').click();
    await expect.poll(() => rows(frame).count(), patience).toBe(10);
  });

  test('opens a row by keyboard, and Escape leads back to it', async () => {
    const frame = await openPositions();
    await rows(frame).nth(1).focus();
    await page.keyboard.press('Enter');
    const dialog = frame.getByRole('dialog');
    await dialog.getByText('岗位编码').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(
        () =>
          rows(frame)
            .nth(1)
            .evaluate((row) => row === document.activeElement),
        patience,
      )
      .toBe(true);
  });

  test('keeps the selection over pages and does one thing with all of it', async () => {
    const frame = await openPositions();
    await rows(frame).first().getByRole('checkbox').check();
    const first = (await rows(frame).first().textContent()) ?? '';
    await button(frame, '第 2 页').click();
    await rows(frame).first().filter({ hasNotText: first }).waitFor();
    await rows(frame).first().getByRole('checkbox').check();
    await frame.getByText('已选 2 条').waitFor();
    await button(frame, '复制岗位名称').click();
    await page.getByText('已复制 2 个岗位名称').waitFor();
  });

  test('folds figures, filters and the tree away, and remembers it', async () => {
    const frame = await openPositions();
    await button(frame, '收起统计与筛选').click();
    await button(frame, '收起侧栏').click();
    await frame.getByText('全部岗位').waitFor({ state: 'hidden' });
    await page.reload();
    const again = await appFrame(page, 'ums');
    await button(again, '展开统计与筛选').waitFor();
    expect(await again.getByRole('tree').isVisible()).toBe(false);
    expect(await again.getByText('全部岗位').isVisible()).toBe(false);
  });
});

describe.each([
  {
    language: 'zh-CN',
    account: 'hr',
    words: {
      figure: '缺编',
      menu: '查询方案',
      saveNew: '保存为新方案',
      name: '方案名称',
      setDefault: '设为默认：',
      unsetDefault: '取消默认：',
      rename: '重命名：',
      remove: '删除：',
      changed: '（已修改）',
      restore: '还原',
      taken: '已有同名方案，请换一个名称',
      ok: '确定',
    },
  },
  {
    language: 'en',
    account: 'maple',
    words: {
      figure: 'Vacant',
      menu: 'Saved views',
      saveNew: 'Save as new view',
      name: 'Name of the view',
      setDefault: 'Make default: ',
      unsetDefault: 'No longer default: ',
      rename: 'Rename: ',
      remove: 'Delete: ',
      changed: ' (changed)',
      restore: 'Undo changes',
      taken: 'Another view has this name. Please choose a different one.',
      ok: 'OK',
    },
  },
] as const)('a saved scheme in $language', ({ language, account, words }) => {
  test('is saved, opens the list as its default, is renamed and removed', async () => {
    const frame = await openPositions('', language, account);
    await button(frame, new RegExp(`${words.figure}$`)).click();
    await expect.poll(() => addressOf(page), patience).toContain('status=vacant');
    const found = await figure(frame, words.figure);
    await expect.poll(() => total(frame), patience).toBe(found);
    await button(frame, words.menu).click();
    await frame.locator('[role="dialog"]:focus-within').waitFor();
    await button(frame, words.saveNew).click();
    await frame.getByLabel(words.name).fill('Alpha');
    await page.keyboard.press('Enter');
    await button(frame, `${words.setDefault}Alpha`).click();
    await button(frame, `${words.unsetDefault}Alpha`).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => addressOf(page), patience).toContain('schemeId=');

    await page.goto('/portal/ums/positions');
    const again = await appFrame(page, 'ums');
    await button(again, 'Alpha').waitFor();
    await expect.poll(() => addressOf(page), patience).toMatch(/status=vacant&schemeId=/);
    await expect.poll(() => total(again), patience).toBe(found);

    await button(again, new RegExp(`${words.figure}$`)).click();
    await button(again, `Alpha${words.changed}`).click();
    await button(again, words.restore).click();
    await expect.poll(() => addressOf(page), patience).toContain('status=vacant');
    await expect.poll(() => total(again), patience).toBe(found);

    await button(again, `${words.rename}Alpha`).click();
    await again.getByLabel(words.name).fill('Beta');
    await page.keyboard.press('Enter');
    await button(again, `${words.remove}Beta`).click();
    await page.getByRole('button', { name: words.ok, exact: true }).click();
    await button(again, words.menu).waitFor();

    await page.goto('/portal/ums/positions');
    const last = await appFrame(page, 'ums');
    await button(last, words.menu).waitFor();
    expect(addressOf(page)).toBe('/portal/ums/positions');
  });

  test('has a name of its own, said at the input, and its menu works by keyboard alone', async () => {
    const frame = await openPositions('', language, account);
    const menu = button(frame, words.menu);
    for (const round of ['first', 'second']) {
      await menu.or(button(frame, 'Gamma')).first().focus();
      await page.keyboard.press('Enter');
      // The panel takes the focus when it opens.
      await frame.locator('[role="dialog"]:focus-within').waitFor();
      await button(frame, words.saveNew).focus();
      await page.keyboard.press('Enter');
      await frame.locator('form input:focus').waitFor();
      await page.keyboard.type('Gamma');
      await page.keyboard.press('Enter');
      if (round === 'first') await button(frame, `${words.remove}Gamma`).waitFor();
      else await frame.getByText(words.taken).waitFor();
      expect(await violationsOf(frame)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await button(frame, words.saveNew).waitFor();
    await page.keyboard.press('Escape');
    await button(frame, words.saveNew).waitFor({ state: 'hidden' });
  });
});

test.each([
  { account: 'hr', language: 'zh-CN', theme: 'orange', mode: 'dark' },
  { account: 'maple', language: 'en', theme: 'blue', mode: 'light' },
] as const)('a list screen has no barrier in $language, $theme and $mode', async (look) => {
  page = await portal.visit(look);
  await signIn(page, look.account, '/portal/ums/positions');
  const frame = await appFrame(page, 'ums');
  await rows(frame).first().waitFor();
  expect(await violationsOf(frame)).toEqual([]);
});

test('the roster keeps schemes too, with its columns', async () => {
  page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'manager', '/portal/personnel/roster?status=probation');
  const frame = await appFrame(page, 'personnel');
  const columns = frame.getByRole('columnheader', { name: '入职日期' });
  await columns.waitFor();
  await button(frame, '列设置').click();
  await frame.getByRole('checkbox', { name: '入职日期' }).uncheck();
  await page.keyboard.press('Escape');
  await columns.waitFor({ state: 'hidden' });
  await button(frame, '查询方案').click();
  await frame.locator('[role="dialog"]:focus-within').waitFor();
  await button(frame, '保存为新方案').click();
  await frame.getByLabel('方案名称').fill('试用期');
  await page.keyboard.press('Enter');
  await button(frame, '设为默认：试用期').click();
  await button(frame, '不使用方案').click();
  await columns.waitFor();
  await expect.poll(() => addressOf(page), patience).toBe('/portal/personnel/roster');

  await page.reload();
  const again = await appFrame(page, 'personnel');
  await button(again, /^试用期$/)
    .first()
    .waitFor();
  await expect.poll(() => addressOf(page), patience).toMatch(/status=probation&schemeId=/);
  expect(await again.getByRole('columnheader', { name: '入职日期' }).count()).toBe(0);
});

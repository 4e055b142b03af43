import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { serveTablePage, tableOrigin } from '#tests/support/table/serve.ts';

let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const browser = await sharedBrowser();
  context = await browser.newContext({
    viewport: { width: 1000, height: 700 },
    locale: 'zh-CN',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await serveTablePage(context, 'tests/support/table/page.tsx');
});
afterEach(() => page.close());
afterAll(() => context.close());

async function open(query = ''): Promise<void> {
  page = await context.newPage();
  await page.goto(`${tableOrigin}/${query}`);
  await rows().first().waitFor();
}

const rows = () => page.locator('tr[data-row]');
const table = () => page.locator('table');
const box = () => page.locator('div:has(> table)');
const keys = () => rows().evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
const said = () => page.getByTestId('said').innerText();
const focused = () =>
  page.evaluate(() => {
    const at = document.activeElement;
    const cell = at?.closest('td');
    return { row: at?.closest('tr')?.dataset.row, cell: cell?.dataset.cell };
  });

async function press(...names: readonly string[]): Promise<void> {
  for (const name of names) await page.keyboard.press(name);
}

async function openFilter(header: string): Promise<void> {
  await page.getByRole('button', { name: `筛选：${header}` }).click();
}

describe('by keyboard', () => {
  test('walks rows and cells, and stays at the ends', async () => {
    await open();
    await rows().first().focus();
    await press('ArrowUp', 'ArrowDown', 'ArrowDown');
    expect(await focused()).toEqual({ row: 'p2', cell: undefined });
    await press('ArrowRight', 'ArrowRight');
    expect(await focused()).toEqual({ row: 'p2', cell: 'name' });
    await press('ArrowDown', 'End');
    expect(await focused()).toEqual({ row: 'p3', cell: 'actions' });
    await press('Home', 'ArrowLeft', 'Control+End');
    expect(await focused()).toEqual({ row: 'p29', cell: undefined });
  });

  test('opens with Enter, selects with Space, all with Control and A', async () => {
    await open();
    await rows().first().focus();
    await press('Enter');
    expect(await said()).toBe('open p0');
    await press('ArrowDown', 'Space');
    await page.getByText('已选 1 条').waitFor();
    expect(await rows().nth(1).getAttribute('aria-selected')).toBe('true');
    await press('Control+a');
    await page.getByText('已选 30 条').waitFor();
  });

  test('goes into the buttons of a cell and back out', async () => {
    await open();
    await rows().first().focus();
    await press('ArrowRight', 'End', 'Enter', 'Enter');
    await expect.poll(said).toBe('view p0');
    await press('Escape', 'ArrowDown');
    expect(await focused()).toEqual({ row: 'p1', cell: 'actions' });
  });

  test('copies the cell, or the row, with the focus', async () => {
    await open();
    await rows().first().focus();
    await press('Control+c');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect((await copied()).split('\t').slice(0, 2)).toEqual(['陈思远', 'H000000']);
    await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Control+c');
    expect(await copied()).toBe('H000000');
  });
});

describe('columns', () => {
  test('fixed ones stay in sight on both sides while the others scroll under them', async () => {
    await open();
    const left = rows().first().locator('[data-cell="name"]');
    const right = rows().first().locator('[data-cell="actions"]');
    const before = [await left.boundingBox(), await right.boundingBox()];
    await box().evaluate((element) => element.scrollTo(300, 0));
    expect([await left.boundingBox(), await right.boundingBox()]).toEqual(before);
    await rows().first().focus();
    await press('ArrowRight', 'ArrowRight', 'ArrowRight');
    const cell = await rows().first().locator('[data-cell="staffNo"]').boundingBox();
    expect(cell?.x).toBeGreaterThanOrEqual((before[0]?.x ?? 0) + (before[0]?.width ?? 0));
  });

  test('get wider by the keyboard, never narrower than 80', async () => {
    await open();
    const edge = page.getByRole('separator', { name: '调整列宽：工号' });
    await edge.focus();
    await press('ArrowRight');
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe('176');
    await press(...Array.from({ length: 9 }, () => 'ArrowLeft'));
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe('80');
  });

  test('are hidden and moved in the picker, and moved by dragging a head', async () => {
    await open();
    const heads = () => page.locator('th[draggable="true"]').allInnerTexts();
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('button', { name: '前移：岗位' }).click();
    await page.getByRole('checkbox', { name: '地点' }).uncheck();
    await page.keyboard.press('Escape');
    expect((await heads()).slice(0, 5)).toEqual(['姓名', '工号', '岗位', '部门', '状态']);
    await page.locator('th', { hasText: '状态' }).dragTo(page.locator('th', { hasText: '工号' }), {
      sourcePosition: { x: 8, y: 4 },
      targetPosition: { x: 100, y: 4 },
    });
    await expect.poll(async () => (await heads()).slice(0, 3)).toEqual(['姓名', '状态', '工号']);
  });

  test('head and summary are 44 px high and stay in sight', async () => {
    await open();
    await box().evaluate((element) => element.scrollTo(0, 400));
    const [frame, head, foot] = await Promise.all(
      [box(), page.locator('th').first(), page.locator('tfoot td').first()].map((one) =>
        one.boundingBox(),
      ),
    );
    expect([head?.height, foot?.height]).toEqual([44, 44]);
    expect(head?.y).toBe(frame?.y);
    expect((foot?.y ?? 0) + 44).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
  });
});

describe('sorting and filtering', () => {
  test('sorts up, then down, by the value and not by the words', async () => {
    await open();
    await page.getByRole('button', { name: '月薪', exact: true }).click();
    const salaries = async () =>
      (await page.locator('[data-cell="salary"]').allInnerTexts()).map(Number);
    const up = await salaries();
    expect(up).toEqual(up.toSorted((one, other) => one - other));
    await page.getByRole('button', { name: '月薪', exact: true }).click();
    await expect.poll(salaries).toEqual(up.toReversed());
  });

  test('a range needs an end, and its ends the right way round', async () => {
    await open();
    await openFilter('月薪');
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    await page.getByText('最小值与最大值不能同时为空').waitFor();
    await page.getByRole('textbox', { name: '最小值' }).fill('30000');
    await page.getByRole('textbox', { name: '最大值' }).fill('20000');
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    await page.getByText('最小值不能大于最大值').waitFor();
    await page.getByRole('textbox', { name: '最大值' }).fill('');
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    await expect.poll(() => rows().count()).toBeLessThan(30);
    const left = await page.locator('[data-cell="salary"]').allInnerTexts();
    expect(left.every((salary) => Number(salary) >= 30_000)).toBe(true);
    const sum = left.reduce((all, salary) => all + Number(salary), 0);
    expect(await page.locator('tfoot').innerText()).toContain(String(sum));
  });

  test('filters by words, choices, days and a tree, and shows everything again', async () => {
    await open();
    await openFilter('姓名');
    await page.getByRole('textbox', { name: '包含' }).fill('陈');
    await press('Enter');
    await expect.poll(() => rows().count()).toBe(3);
    await openFilter('姓名');
    await page.getByRole('button', { name: '重置' }).click();
    await openFilter('状态');
    await page.getByRole('checkbox', { name: '待离职' }).check();
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    await expect.poll(() => rows().count()).toBe(10);
    await openFilter('部门');
    await page.getByRole('treeitem', { name: '研发中心' }).click();
    await page.getByText('没有符合条件的数据').waitFor();
    await openFilter('部门');
    await page.getByRole('button', { name: '重置' }).click();
    await openFilter('入职日期');
    await page.getByRole('textbox', { name: '开始日期' }).fill('2020-01-01');
    await page.getByRole('textbox', { name: '开始日期' }).press('Tab');
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    await expect.poll(() => rows().count()).toBeLessThan(10);
  });
});

describe('rows', () => {
  test('of a tree open and close by the keyboard, 16 px further in each', async () => {
    await open('?kind=tree');
    expect(await table().getAttribute('role')).toBe('treegrid');
    expect(await keys()).toEqual(['p0', 'p1', 'p2']);
    await rows().first().focus();
    await press('ArrowRight');
    await expect.poll(keys).toEqual(['p0', 'p21', 'p22', 'p1', 'p2']);
    const child = rows().nth(2);
    expect(await child.getAttribute('aria-level')).toBe('2');
    expect(await child.getAttribute('aria-posinset')).toBe('2');
    expect(await child.getAttribute('aria-setsize')).toBe('2');
    const indents = await page
      .locator('[data-cell="name"] > :first-child')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).marginInlineStart));
    expect(indents.slice(0, 2)).toEqual(['0px', '16px']);
    await press('ArrowDown', 'ArrowLeft');
    expect(await focused()).toEqual({ row: 'p0', cell: undefined });
    await press('ArrowLeft');
    await expect.poll(keys).toEqual(['p0', 'p1', 'p2']);
  });

  test('unfold what is below them', async () => {
    await open('?kind=detail&rows=500');
    await page.getByRole('button', { name: '展开' }).nth(1).click();
    await page.getByText('H000001 …').waitFor();
    await page.getByRole('button', { name: '收起' }).click();
    await expect.poll(() => page.getByText('H000001 …').count()).toBe(0);
  });

  test('ask before what asks, and do nothing when told not to', async () => {
    await open();
    await page.getByRole('button', { name: '更多操作' }).first().click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await expect.poll(said).toBe('delete?');
    await page.getByRole('button', { name: '更多操作' }).nth(1).click();
    await page.getByRole('menuitem', { name: '修改' }).click();
    await expect.poll(said).toBe('modify p1');
  });

  test('fade only while there are fewer than 100', async () => {
    await open('?rows=99');
    const cell = () => rows().first().locator('td').first();
    const time = () => cell().evaluate((one) => getComputedStyle(one).transitionDuration);
    expect(await time()).not.toBe('0s');
    await page.close();
    await open('?rows=100');
    expect(await time()).toBe('0s');
  });
});

test('100,000 rows keep few in the document, and the one with the focus among them', async () => {
  await open('?rows=100000');
  expect(await table().getAttribute('aria-rowcount')).toBe('100001');
  await rows().first().focus();
  await press('ArrowDown');
  await box().evaluate((element) => element.scrollTo(0, 2_000_000));
  await page.getByText('H049990').waitFor();
  expect(await rows().count()).toBeLessThan(80);
  expect(await focused()).toEqual({ row: 'p1', cell: undefined });
  await press('ArrowDown');
  await expect.poll(() => box().evaluate((element) => element.scrollTop)).toBeLessThan(200);
  await press('End');
  expect(await focused()).toEqual({ row: 'p99999', cell: undefined });
  await expect.poll(() => rows().last().isVisible()).toBe(true);
  expect(await rows().last().getAttribute('aria-rowindex')).toBe('100001');
});

test.each(['', '?kind=tree', '?kind=detail', '?rows=1000', '?mode=dark'])(
  'has nothing that axe finds fault with at "%s"',
  async (query) => {
    await open(query);
    await page
      .getByRole('button', { name: '展开' })
      .first()
      .click({ timeout: 500 })
      .catch(() => {});
    expect(await violationsOf(page)).toEqual([]);
    await openFilter('月薪');
    await page.getByRole('textbox', { name: '最小值' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  },
);

import { readFile } from 'node:fs/promises';
import { pinyin } from 'pinyin-pro';
import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();
let page: Page;

/** Signs in and returns the frame of the roster, once its first rows are there. `maple` works in English. */
async function openRoster(query = '', account: 'hr' | 'manager' | 'maple' = 'hr'): Promise<Frame> {
  page = await portal.visit({ language: account === 'maple' ? 'en' : 'zh-CN' });
  await signIn(page, account, `/portal/personnel/roster${query}`);
  const frame = await appFrame(page, 'personnel');
  await rows(frame).first().waitFor();
  return frame;
}

const rows = (frame: Frame) => frame.locator('tr[data-row]');
const search = (frame: Frame) =>
  frame.getByRole('searchbox', { name: '姓名、拼音、工号、手机尾号' });

/** How many people the foot of the list says there are. */
async function total(frame: Frame): Promise<number> {
  const words = await frame.getByText(/^(共 )?[\d,]+ (条|rows?)$/).innerText();
  return Number(words.replace(/\D/g, ''));
}

async function cells(frame: Frame, column: number): Promise<string[]> {
  return frame.locator(`tr[data-row] td:nth-child(${column})`).allInnerTexts();
}

describe('the roster', () => {
  test('opens with the people in service and a figure for each group of them', async () => {
    const frame = await openRoster();
    expect(await total(frame)).toBe(200);
    await frame.getByRole('button', { name: /^200\s*在职$/ }).waitFor();
    await frame.getByText('蓝港科技 · 截至').waitFor();
    expect(await rows(frame).count()).toBe(10);
  });

  test('each figure counts exactly the people its click lists', async () => {
    const frame = await openRoster();
    for (const name of ['试用期', '本月入职', '待离职', '合同 60 天内到期']) {
      const figure = frame.getByRole('button', { name: new RegExp(`^\\d+\\s*${name}$`) });
      const counted = Number((await figure.innerText()).replace(/\D*(\d+)[\s\S]*/, '$1'));
      await figure.click();
      await expect.poll(() => total(frame)).toBe(counted);
      expect(await figure.getAttribute('aria-pressed')).toBe('true');
    }
  });

  test('is of the company’s day, whatever the clock of the browser says', async () => {
    page = await portal.visit({ language: 'zh-CN' });
    await page.clock.setFixedTime(Date.now() - 40 * 24 * 3_600_000);
    await signIn(page, 'hr', '/portal/personnel/roster');
    const frame = await appFrame(page, 'personnel');
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(Date.now());
    await frame.getByText(`蓝港科技 · 截至 ${day}`).waitFor();
    const figure = frame.getByRole('button', { name: /^\d+\s*本月入职$/ });
    const counted = Number.parseInt(await figure.innerText(), 10);
    await figure.click();
    await expect.poll(() => total(frame)).toBe(counted);
  });

  test('finds people by pinyin while typing, and shows everyone again without the word', async () => {
    const frame = await openRoster();
    const name = (await cells(frame, 2))[0]?.split('\n').at(-1) ?? '';
    await search(frame).fill(pinyin(name, { toneType: 'none', separator: '' }));
    await expect.poll(() => total(frame)).toBeLessThan(20);
    expect((await cells(frame, 2)).join()).toContain(name);
    expect(addressOf(page)).toContain('keyword=');
    await search(frame).fill('');
    await expect.poll(() => total(frame)).toBe(200);
    expect(addressOf(page)).toBe('/portal/personnel/roster');
  });

  test('a department narrows list and figures, Back widens them, and its address opens it again', async () => {
    const frame = await openRoster();
    await frame.getByRole('treeitem', { name: '财务部' }).click();
    await frame.getByText('财务部 · 截至').waitFor();
    await expect.poll(() => total(frame)).toBeLessThan(200);
    const people = await total(frame);
    await frame.getByRole('button', { name: new RegExp(`^${people}\\s*在职$`) }).waitFor();
    const address = addressOf(page);
    await page.goBack();
    await expect.poll(() => total(frame)).toBe(200);
    await page.goto(address);
    const again = await appFrame(page, 'personnel');
    await again.getByText('财务部 · 截至').waitFor();
    await expect.poll(() => total(again)).toBe(people);
  });

  test('filters, order, page and size live in the address and come back with it', async () => {
    const query = '?status=active&gender=F&sort=joinedOn&direction=desc&page=2&rows=20';
    const frame = await openRoster(query);
    await frame.getByRole('button', { name: /性别：女/ }).waitFor();
    const joined = await cells(frame, 7);
    expect(joined).toHaveLength(20);
    expect(joined).toEqual(joined.toSorted().toReversed());
    const women = await total(frame);
    await frame.getByRole('button', { name: /移除筛选：性别/ }).click();
    await expect.poll(() => total(frame)).toBeGreaterThan(women);
    await frame.getByRole('button', { name: '重置' }).click();
    await expect.poll(() => total(frame)).toBe(200);
  });

  test('a page beyond the last one shows the last one', async () => {
    await openRoster('?status=leaving&page=9');
    await expect.poll(() => addressOf(page)).toBe('/portal/personnel/roster?status=leaving');
  });

  test('nothing that matches is said in words, with the way back', async () => {
    page = await portal.visit({ language: 'zh-CN' });
    await signIn(page, 'hr', '/portal/personnel/roster?keyword=nobody-at-all');
    const frame = await appFrame(page, 'personnel');
    await frame.getByText('没有符合条件的员工').waitFor();
    await frame.getByRole('button', { name: '重置' }).first().click();
    await expect.poll(() => total(frame)).toBe(200);
  });

  test('keeps the chosen columns after a reload', async () => {
    const frame = await openRoster();
    await frame.getByRole('button', { name: '列设置' }).click();
    await frame.getByRole('checkbox', { name: '手机号' }).check();
    await frame.getByRole('columnheader', { name: '手机号' }).waitFor();
    await page.reload();
    const again = await appFrame(page, 'personnel');
    await again.getByRole('columnheader', { name: '手机号' }).waitFor();
    expect(await again.getByRole('columnheader', { name: '部门全称' }).count()).toBe(0);
  });

  test('keeps the selection over pages', async () => {
    const frame = await openRoster();
    await frame.getByRole('checkbox', { name: '选择此行' }).first().check();
    await frame.getByRole('button', { name: '第 2 页' }).click();
    await expect.poll(() => addressOf(page)).toContain('page=2');
    await expect.poll(() => frame.locator('tr[aria-selected="true"]').count()).toBe(0);
    await frame.getByRole('checkbox', { name: '选择此行' }).first().check();
    await frame.getByText('已选 2 条').waitFor();
    await frame.getByRole('button', { name: '取消选择' }).click();
    expect(await frame.getByText(/已选/).count()).toBe(0);
  });

  test('exports exactly the people and columns it lists', async () => {
    const frame = await openRoster('?status=leaving&sort=name');
    const listed = (await cells(frame, 3)).map((staffNo) => staffNo.trim());
    await frame.getByRole('button', { name: '导出', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      frame.getByRole('menuitem', { name: /CSV/ }).click(),
    ]);
    const [head = '', ...lines] = (await readFile(await download.path(), 'utf8'))
      .trim()
      .split('\r\n');
    expect(head.replace('\ufeff', '').split(',').slice(0, 3)).toEqual(['姓名', '工号', '部门']);
    expect(lines.map((line) => line.split(',')[1])).toEqual(listed);
    await page.getByText(/导出员工档案.*：已完成/).waitFor();
  });

  test('a manager sees the own department only', async () => {
    const frame = await openRoster('', 'manager');
    expect(await total(frame)).toBeLessThan(200);
    await frame.getByText('研发中心 · 截至').waitFor();
  });

  test('is walked by keyboard alone, from the search into a record', async () => {
    const frame = await openRoster();
    await frame.getByRole('treeitem', { name: '蓝港科技' }).waitFor();
    await frame.getByRole('tree').press('/');
    expect(await search(frame).evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await rows(frame).first().focus();
    await page.keyboard.press('ArrowDown');
    const name = (await cells(frame, 2))[1]?.trim().split('\n').at(-1) ?? '';
    await page.keyboard.press('Enter');
    await frame.getByRole('heading', { level: 1, name }).waitFor();
    expect(addressOf(page)).toMatch(/^\/portal\/personnel\/employee\/[0-9a-f-]{36}$/);
  });

  test('speaks English to a company that does', async () => {
    const frame = await openRoster('', 'maple');
    await frame.getByRole('heading', { name: 'Employees' }).waitFor();
    await frame.getByRole('button', { name: /^40\s*In service$/ }).waitFor();
    expect(await total(frame)).toBe(40);
  });

  test.each([
    ['hr', '筛选'],
    ['maple', 'Filter'],
  ] as const)('has nothing that axe finds fault with as %s', async (account, more) => {
    const frame = await openRoster('?gender=F', account);
    expect(await violationsOf(frame)).toEqual([]);
    await frame.getByRole('button', { name: more, exact: true }).click();
    await frame.getByRole('dialog').waitFor();
    expect(await violationsOf(frame)).toEqual([]);
  });
});

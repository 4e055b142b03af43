import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();
let page: Page;
let frame: Frame;

const node = (name: string) => frame.getByRole('treeitem', { name });
const dialog = () => frame.getByRole('dialog');

/** A day so many months after the day the page shows. */
function monthsLater(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

async function setDay(box: ReturnType<Frame['getByLabel']>, day: string): Promise<void> {
  await box.fill(day);
  await box.press('Enter');
}

const asOf = (day: string) => setDay(frame.getByRole('textbox', { name: '查看日期' }), day);

async function choose(item: string): Promise<void> {
  await frame.getByRole('button', { name: '更多操作' }).click();
  await frame.getByRole('menuitem', { name: item }).click();
}

async function save(button: string): Promise<void> {
  await dialog().getByRole('button', { name: button, exact: true }).click();
  await dialog().waitFor({ state: 'hidden' });
}

test('a department is added, moved next month, renamed and closed, and each day shows what it is', async () => {
  page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'hr', '/portal/ums/structure');
  frame = await appFrame(page, 'ums');
  const today = await frame.getByRole('textbox', { name: '查看日期' }).inputValue();
  const [moved, renamed, closed] = [1, 2, 3].map((months) => monthsLater(today, months));

  await frame.getByRole('button', { name: '新增下级' }).click();
  await dialog().getByLabel('组织名称').fill('海外事业部');
  expect(await violationsOf(frame)).toEqual([]);
  await save('新增');
  await node('海外事业部').waitFor();
  await frame.getByRole('heading', { name: '海外事业部' }).waitFor();

  await choose('移动');
  await dialog().getByLabel('上级组织').click();
  await frame.getByRole('dialog').last().getByRole('treeitem', { name: '客户成功' }).click();
  await setDay(dialog().getByRole('textbox', { name: '生效日期' }), moved ?? '');
  await save('移动');
  await frame.getByRole('region', { name: '计划中的变更' }).getByText('客户成功').waitFor();

  await frame.getByRole('button', { name: '编辑' }).click();
  await dialog().getByLabel('组织名称').fill('国际事业部');
  await setDay(dialog().getByRole('textbox', { name: '生效日期' }), renamed ?? '');
  await save('保存');

  await choose('停用');
  await setDay(dialog().getByRole('textbox', { name: /停用日期/ }), closed ?? '');
  await dialog().getByText('可以停用').waitFor();
  await save('停用');
  await frame.getByRole('region', { name: '计划中的变更' }).getByText('停用').waitFor();
  expect(await violationsOf(frame)).toEqual([]);

  const path = () => frame.getByRole('navigation', { name: '组织层级' });
  await asOf(moved ?? '');
  await path().getByText('客户成功').waitFor();
  await frame.getByRole('heading', { name: '海外事业部' }).waitFor();
  await asOf(renamed ?? '');
  await frame.getByRole('heading', { name: '国际事业部' }).waitFor();
  await asOf(closed ?? '');
  await frame.getByText('组织不存在或您无权查看').waitFor();
  await frame.getByRole('button', { name: '回到今天' }).click();
  await frame.getByRole('heading', { name: '海外事业部' }).waitFor();
  expect(await path().getByText('客户成功').count()).toBe(0);
});

test('the keyboard alone moves a department among its siblings', async () => {
  page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'hr', '/portal/ums/structure');
  frame = await appFrame(page, 'ums');
  await node('财务部').click();
  await page.keyboard.press('Alt+ArrowUp');
  await dialog().getByText('排在「人力资源部」之前').waitFor();
  await dialog().getByRole('button', { name: '移动', exact: true }).focus();
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'hidden' });
  const names = () => frame.getByRole('treeitem', { level: 2 }).allTextContents();
  await expect
    .poll(async () => {
      const shown = await names();
      const place = (name: string) => shown.findIndex((text) => text.includes(name));
      return place('财务部') < place('人力资源部');
    })
    .toBe(true);
});

test('a department is dragged onto another one, and moves there once that is confirmed', async () => {
  page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'hr', '/portal/ums/structure');
  frame = await appFrame(page, 'ums');
  await node('财务部').click();
  // Onto the middle of the row: its upper third is the gap before it.
  await node('财务部').dragTo(node('市场与销售'));
  await dialog().getByText('市场与销售').first().waitFor();
  await save('移动');
  const path = frame.getByRole('navigation', { name: '组织层级' });
  await path.getByText('市场与销售').waitFor();
});

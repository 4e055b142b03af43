import type { Frame } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { edit, field, openRecord, save, value } from '#tests/support/employee-record.ts';
import { addressOf, appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({}, { database: 'PGlite' });

// Counts follow the names.
const tab = (frame: Frame, name: string) =>
  frame.getByRole('tab', { name: new RegExp(`^${name}`) }).click();

describe('an employee’s record', () => {
  test('is edited, saved, and the change stands first in its history', async () => {
    const { page, frame } = await openRecord(portal, 10);
    const before = await value(frame, '手机号').innerText();
    await edit(frame);
    await field(frame, '手机号').fill('13912345678');
    await frame.getByText('已修改 1 项').waitFor();
    await page.getByRole('tab', { name: /编辑 · / }).waitFor();
    await save(frame);
    await page.getByText(/已保存.+的档案/).waitFor();
    await expect.poll(() => value(frame, '手机号').innerText()).toBe('13912345678');

    await tab(frame, '变更记录');
    const latest = frame.locator('ol > li').first();
    await expect.poll(() => latest.innerText()).toContain('13912345678');
    expect(await latest.innerText()).toContain(before);
    expect(await latest.innerText()).toContain('修改了 1 项');
  });

  test('says in words at the field what is wrong, takes the person there, and saves nothing', async () => {
    const { page, frame } = await openRecord(portal, 11);
    await edit(frame);
    await field(frame, '姓名').fill('');
    await field(frame, '手机号').fill('12345');
    await tab(frame, '任职信息');
    await page.keyboard.press('Control+s');
    await frame.getByText('请输入正确的手机号码').waitFor();
    await frame.getByText('此项为必填').waitFor();
    await frame.getByText('有 2 项填写有误').waitFor();
    await expect
      .poll(() => field(frame, '姓名').evaluate((one) => one === document.activeElement))
      .toBe(true);
    await frame.getByRole('button', { name: '撤销对姓名的修改' }).click();
    await frame.getByRole('button', { name: '撤销对手机号的修改' }).click();
    await frame.getByText('尚未修改').waitFor();
  });

  test('puts what only the gateway can know at its field: a staff number that is taken', async () => {
    const { frame } = await openRecord(portal, 11);
    await edit(frame);
    await tab(frame, '任职信息');
    await field(frame, '工号').fill('H00001');
    await save(frame);
    await frame.getByText('已被占用').waitFor();
  });

  test('chooses department, post and manager by name, and tells them by name in the history', async () => {
    const { frame } = await openRecord(portal, 12);
    await edit(frame);
    await tab(frame, '任职信息');
    await frame.getByRole('button', { name: /^所属部门/ }).click();
    await frame.getByPlaceholder('搜索部门').fill('测试组');
    await frame.getByRole('treeitem', { name: /测试组/ }).click();
    await frame.getByRole('button', { name: /^直属上级/ }).click();
    await frame.getByRole('combobox', { name: '搜索姓名、拼音或工号' }).fill('H00001');
    await frame.getByRole('option', { name: /H00001/ }).click();
    await save(frame);
    await frame.getByRole('button', { name: '编辑' }).waitFor();
    await expect.poll(() => value(frame, '所属部门').innerText()).toBe('测试组');
    await tab(frame, '变更记录');
    await expect.poll(() => frame.locator('ol > li').first().innerText()).toContain('测试组');
    expect(await frame.locator('ol > li').first().innerText()).not.toMatch(/[0-9a-f]{8}-/);
  });

  test('is corrected from its head: the pencil beside the department or the manager opens the picker', async () => {
    const { page, frame } = await openRecord(portal, 16);
    await frame.getByRole('button', { name: '修改所属部门' }).focus();
    await page.keyboard.press('Enter');
    const search = frame.getByPlaceholder('搜索部门');
    await search.waitFor();
    await expect.poll(() => search.evaluate((one) => one === document.activeElement)).toBe(true);
    await frame.getByRole('tab', { name: /任职信息/, selected: true }).waitFor();
    expect(await violationsOf(frame)).toEqual([]);
    await page.keyboard.type('测试组');
    await frame.getByRole('treeitem', { name: /测试组/ }).waitFor();
    for (const key of ['ArrowDown', 'End', 'Enter']) await page.keyboard.press(key);
    await frame.getByText(/已修改 \d 项/).waitFor();
    // What was changed stays when another picker is opened so.
    await frame.getByRole('button', { name: '修改直属上级' }).click();
    await frame.getByRole('combobox', { name: '搜索姓名、拼音或工号' }).fill('H00001');
    await frame.getByRole('option', { name: /H00001/ }).click();
    await save(frame);
    await frame.getByRole('button', { name: '编辑' }).waitFor();
    await frame.locator('li', { hasText: /\/ 测试组$/ }).waitFor();
  });

  test('cannot be corrected from its head by those who may not edit it', async () => {
    const { frame } = await openRecord(portal, 0, 'manager');
    expect(await frame.getByRole('button', { name: /^修改/ }).count()).toBe(0);
  });

  test('two people change it at once: both see both versions, and nothing is lost', async () => {
    const mine = await openRecord(portal, 13, 'hr');
    const theirs = await openRecord(portal, 13, 'admin');
    for (const { frame } of [mine, theirs]) await edit(frame);

    await field(theirs.frame, '手机号').fill('13900000001');
    await field(theirs.frame, '现居住地址').fill('杭州市文三路 1 号');
    await save(theirs.frame);
    await theirs.frame.getByRole('button', { name: '编辑' }).waitFor();

    await field(mine.frame, '手机号').fill('13700000002');
    await field(mine.frame, '办公电话').fill('021-5555 0102');
    await save(mine.frame);
    const dialog = mine.frame.getByRole('dialog', { name: '档案已被他人修改' });
    await dialog.getByText('13900000001').waitFor();
    await dialog.getByText('杭州市文三路 1 号').waitFor();
    await dialog.getByText('021-5555 0102').waitFor();
    expect(await violationsOf(mine.frame)).toEqual([]);
    const merge = dialog.getByRole('button', { name: '合并并保存' });
    expect(await merge.isDisabled()).toBe(true);

    await dialog.getByRole('button', { name: '返回编辑' }).click();
    expect(await field(mine.frame, '手机号').inputValue()).toBe('13700000002');
    await save(mine.frame);
    await dialog.getByRole('radio', { name: /手机号 我的修改/ }).check();
    await merge.click();
    await mine.frame.getByRole('button', { name: '编辑' }).waitFor();
    await expect.poll(() => value(mine.frame, '手机号').innerText()).toBe('13700000002');
    expect(await value(mine.frame, '现居住地址').innerText()).toBe('杭州市文三路 1 号');
    expect(await value(mine.frame, '办公电话').innerText()).toBe('021-5555 0102');
  });

  test('an address of nobody says so and leads back to the roster', async () => {
    const page = await portal.visit({ language: 'zh-CN' });
    await signIn(page, 'hr', '/portal/personnel/employee/01930000-0000-7000-8000-000000000000');
    const frame = await appFrame(page, 'personnel');
    await frame.getByText('没有找到这份档案').waitFor();
    await frame.getByRole('button', { name: '返回员工档案' }).click();
    await frame.getByRole('heading', { name: '员工档案' }).last().waitFor();
  });

  test('a view has an address that opens it again', async () => {
    const { page, frame } = await openRecord(portal, 10);
    await tab(frame, '劳动合同');
    await expect.poll(() => addressOf(page)).toContain('?view=contract');
    await page.reload();
    await (await appFrame(page, 'personnel'))
      .getByRole('columnheader', { name: '合同编号' })
      .waitFor();
  });

  test.each(['hr', 'maple'] as const)(
    'has all its tabs in sight on a screen 1280 px wide, for %s',
    async (account) => {
      const { page, frame } = await openRecord(portal, 10, account);
      await page.setViewportSize({ width: 1280, height: 800 });
      const hidden = () =>
        frame
          .getByRole('tablist')
          .first()
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(() => frame.evaluate(() => window.innerWidth)).toBeLessThan(1281);
      await expect.poll(hidden).toBe(0);
    },
  );

  test.each([
    ['hr', '编辑', ['任职信息', '劳动合同', '教育经历', '银行账户', '变更记录', '基本信息']],
    ['maple', 'Edit', ['Job', 'Contracts', 'Education', 'Emergency', 'History', 'Personal']],
  ] as const)('has nothing that axe finds fault with as %s', async (account, begin, views) => {
    const { frame } = await openRecord(portal, 16, account);
    for (const view of views) {
      await tab(frame, view);
      expect(await violationsOf(frame)).toEqual([]);
    }
    await frame.getByRole('button', { name: begin }).click();
    expect(await violationsOf(frame)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { edit, field, openRecord, reload, save, value } from '#tests/support/employee-record.ts';
import { addressOf, appFrame, openApp, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

describe('unsaved changes of an employee’s record', () => {
  test('keeps unsaved changes while the person works elsewhere', async () => {
    const { page, frame } = await openRecord(portal, 14);
    await edit(frame);
    await field(frame, '办公电话').fill('021-5555 0199');
    const address = addressOf(page);
    await openApp(page, '组织架构', 'ums');
    await page.getByRole('tab', { name: /编辑 · / }).click();
    expect(addressOf(page)).toBe(address);
    expect(await field(await appFrame(page, 'personnel'), '办公电话').inputValue()).toBe(
      '021-5555 0199',
    );
  });

  test('asks before unsaved changes are dropped', async () => {
    const { page, frame } = await openRecord(portal, 15);
    await edit(frame);
    await field(frame, '办公电话').fill('021-5555 0188');
    await frame.getByRole('button', { name: '取消', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: '放弃修改？' });
    await question.getByText('有 1 项修改尚未保存').waitFor();
    expect(await question.getByRole('listitem').allInnerTexts()).toEqual(['办公电话']);
    await page.getByRole('button', { name: '继续编辑' }).click();
    expect(await field(frame, '办公电话').inputValue()).toBe('021-5555 0188');
    await frame.getByRole('button', { name: '取消', exact: true }).click();
    await page.getByRole('button', { name: '放弃修改' }).click();
    await frame.getByRole('button', { name: '编辑' }).waitFor();
    expect(await value(frame, '办公电话').innerText()).not.toBe('021-5555 0188');
  });

  test('offers unsaved changes again after a reload, but never a number of papers', async () => {
    const { page, frame } = await openRecord(portal, 20);
    await edit(frame);
    await field(frame, '办公电话').fill('021-5555 0166');
    await field(frame, '证件号码').fill('990001199001011234');
    await frame.getByText('已修改 2 项').waitFor();
    expect(await frame.evaluate(() => JSON.stringify(localStorage))).not.toContain('990001199001');
    const again = await reload(page);
    await again.getByText(/您有 2 项修改尚未保存（\d{4}-\d\d-\d\d \d\d:\d\d）/).waitFor();
    await again.getByText('为保护隐私，证件号码未保留，请重新填写。').waitFor();
    expect(await violationsOf(again)).toEqual([]);
    await again.getByRole('button', { name: '恢复未保存的修改' }).click();
    expect(await field(again, '办公电话').inputValue()).toBe('021-5555 0166');
    await save(again);
    await expect.poll(() => value(again, '办公电话').innerText()).toBe('021-5555 0166');
    const last = await reload(page);
    await last.getByRole('button', { name: '编辑' }).waitFor();
    expect(await last.getByText('尚未保存').count()).toBe(0);
  });

  test.each(['close', 'close the last page of the app', 'refresh', 'sign out'] as const)(
    'changes the person gave up are not offered again: %s',
    async (way) => {
      const { page, frame } = await openRecord(portal, 22);
      const address = addressOf(page);
      if (way === 'close the last page of the app') {
        await page.getByRole('tab', { name: '员工档案', exact: true }).press('Delete');
        await page.getByRole('tab', { selected: true }).waitFor();
      }
      await edit(frame);
      await field(frame, '办公电话').fill('021-5555 0144');
      await frame.getByText('已修改 1 项').waitFor();
      const editing = page.getByRole('tab', { name: /编辑 · / });
      if (way === 'refresh') {
        await editing.click({ button: 'right' });
        await page.getByRole('menuitem', { name: '刷新' }).click();
      } else if (way === 'sign out') {
        await page.getByRole('button', { name: /^账号/ }).click();
        await page.getByRole('menuitem', { name: '退出登录' }).click();
      } else await editing.press('Delete');
      await page.getByRole('button', { name: '放弃并继续' }).click();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      if (way === 'sign out') {
        await page.waitForURL('**/login');
        await signIn(page, 'hr', address);
      } else await page.goto(address);
      const again = await appFrame(page, 'personnel');
      await again.getByRole('button', { name: '编辑' }).waitFor();
      expect(await again.getByText('尚未保存').count()).toBe(0);
      expect(await again.evaluate(() => JSON.stringify(localStorage))).not.toContain('5555 0144');
    },
  );

  test('changes are kept when a closed browser gave nobody a choice, and when the person stays', async () => {
    const { page, frame } = await openRecord(portal, 23);
    await edit(frame);
    await field(frame, '办公电话').fill('021-5555 0155');
    await frame.getByText('已修改 1 项').waitFor();
    await page.getByRole('tab', { name: /编辑 · / }).press('Delete');
    await page.getByRole('button', { name: '返回编辑' }).click();
    const again = await reload(page);
    await again.getByText(/您有 1 项修改尚未保存/).waitFor();
  });

  test('throws unsaved changes away when told to', async () => {
    const { page, frame } = await openRecord(portal, 21);
    await edit(frame);
    await field(frame, '办公电话').fill('021-5555 0177');
    await frame.getByText('已修改 1 项').waitFor();
    const again = await reload(page);
    await again.getByRole('button', { name: '丢弃' }).click();
    expect(await again.getByText('尚未保存').count()).toBe(0);
    const last = await reload(page);
    await last.getByRole('button', { name: '编辑' }).waitFor();
    expect(await last.getByText('尚未保存').count()).toBe(0);
  });

  test('restores changes over a record that moved on: both versions are shown', async () => {
    const mine = await openRecord(portal, 22, 'hr');
    await edit(mine.frame);
    await field(mine.frame, '手机号').fill('13700000004');
    await field(mine.frame, '办公电话').fill('021-5555 0104');
    await mine.frame.getByText('已修改 2 项').waitFor();
    const theirs = await openRecord(portal, 22, 'admin');
    await edit(theirs.frame);
    await field(theirs.frame, '手机号').fill('13900000005');
    await save(theirs.frame);
    await theirs.frame.getByRole('button', { name: '编辑' }).waitFor();

    const again = await reload(mine.page);
    await again.getByText('此后该记录已有更新，恢复后请核对再保存。').waitFor();
    await again.getByRole('button', { name: '恢复未保存的修改' }).click();
    const dialog = again.getByRole('dialog', { name: '档案已被他人修改' });
    await dialog.getByText('13900000005').waitFor();
    await dialog.getByRole('radio', { name: /手机号 我的修改/ }).check();
    await dialog.getByRole('button', { name: '合并并保存' }).click();
    await expect.poll(() => value(again, '手机号').innerText()).toBe('13700000004');
    expect(await value(again, '办公电话').innerText()).toBe('021-5555 0104');
  });
});

import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { type DialogWords, openInDialog } from '#tests/support/page-dialog.ts';
import { addressOf, appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });
let page: Page;

beforeEach(async () => {
  page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  await appFrame(page, 'note-1');
});

const whole: DialogWords = {
  title: '周雨桐',
  route: '/card?id=7',
  more: ['print'],
  qrCode: { text: '', filename: '名片' },
  buttons: [
    { id: 'later', text: '以后再说' },
    { id: 'save', text: '保存', type: 'primary' },
  ],
  pagination: { page: 3, total: 25 },
};

test('a page in a dialog is left with the keyboard alone, and the keyboard goes back to where it was', async () => {
  const opener = await appFrame(page, 'note-1');
  await opener.getByLabel('note').focus();
  const { inside, dialog, answer } = await openInDialog(page, whole);
  await inside.waitForFunction(() => document.hasFocus());
  await page.keyboard.press('Tab');
  await expect.poll(() => inside.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  const name = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
    });
  for (const next of ['上一条', '下一条', '以后再说', '保存', '二维码', '更多', '关闭', '']) {
    await page.keyboard.press('Tab');
    await expect.poll(name).toBe(next);
  }
  await inside.waitForFunction(() => document.hasFocus());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(answer).toBe('{"closed":"cancel"}');
  await expect.poll(() => opener.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  expect(await opener.evaluate(() => document.hasFocus())).toBe(true);
});

test('a page in a dialog is left by Back, which leads out of the page only the next time', async () => {
  await page.getByRole('navigation').getByRole('link', { name: '便签2', exact: true }).click();
  const { dialog, answer } = await openInDialog(page, whole, 'note-2');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(answer).toBe('{"closed":"cancel"}');
  expect(addressOf(page)).toBe('/portal/note-2/page');
  await page.goBack();
  await appFrame(page, 'note-1');
  expect(addressOf(page)).toBe('/portal/note-1/page');
});

test('a page in a dialog is left, and Back leads where it led before, after a button has closed it', async () => {
  await page.getByRole('navigation').getByRole('link', { name: '便签2', exact: true }).click();
  const { dialog, answer } = await openInDialog(page, whole, 'note-2');
  await dialog.getByRole('button', { name: '以后再说' }).click();
  await expect.poll(answer).toBe('{"closed":"button","button":"later"}');
  await page.goBack();
  await appFrame(page, 'note-1');
  expect(addressOf(page)).toBe('/portal/note-1/page');
});

test('a page in a dialog is left only after a question where its page holds unsaved work', async () => {
  const { dialog, inside, answer } = await openInDialog(page);
  await inside.evaluate(() => {
    window.bridge.on('discarded', () => void window.bridge.dialogs.message({ text: '草稿已清除' }));
  });
  await inside.getByLabel('note').fill('unsaved 续签');
  await dialog.getByRole('button', { name: '关闭' }).click();
  const question = page.getByRole('alertdialog', { name: '放弃未保存的内容？' });
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: '继续编辑' }).click();
  await question.waitFor({ state: 'detached' });
  expect([await dialog.isVisible(), await answer()]).toEqual([true, 'none']);
  await page.goBack();
  await question.getByRole('button', { name: '放弃' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('草稿已清除').waitFor();
  await expect.poll(answer).toBe('{"closed":"cancel"}');
});

test('a page in a dialog is left only after its own question where it was opened with one', async () => {
  const { dialog, answer } = await openInDialog(page, { closeConfirm: '评分尚未提交。' });
  await dialog.getByRole('button', { name: '关闭' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('评分尚未提交。').waitFor();
  await question.getByText('便签1').waitFor();
  await question.getByRole('button', { name: '放弃' }).click();
  await expect.poll(answer).toBe('{"closed":"cancel"}');
});

test('a page in a dialog is left by its page alone where it does not close by itself, and by whoever insists', async () => {
  const { dialog, inside, answer } = await openInDialog(page, {
    ...whole,
    disabledAutoClose: true,
  });
  await inside.evaluate(() =>
    window.bridge.onDialogButton(({ kind }) => {
      document.title = kind;
    }),
  );
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => inside.title()).toBe('button');
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => inside.title()).toBe('cancel');
  expect([await dialog.isVisible(), await answer()]).toEqual([true, 'none']);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).click();
  await expect.poll(answer).toBe('{"closed":"cancel"}');
});

test('a page in a dialog is left when its page opens another one in a tab', async () => {
  const { dialog, inside } = await openInDialog(page);
  await inside.evaluate(() => void window.bridge.tabs.open({ app: 'note-2', route: '/page' }));
  await appFrame(page, 'note-2');
  expect(await dialog.count()).toBe(0);
  await page.goBack();
  await appFrame(page, 'note-1');
  expect(addressOf(page)).toBe('/portal/note-1/page');
});

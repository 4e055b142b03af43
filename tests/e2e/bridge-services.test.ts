import type { Frame, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });
let page: Page;
let app: Frame;

beforeEach(async () => {
  page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  app = await appFrame(page, 'note-1');
});

const go = (name: string) =>
  page.locator('#navigation').getByRole('link', { name, exact: true }).click();

test('an app lays a ring over its page, which another page, its words and the person outlast', async () => {
  await app.evaluate(() => window.bridge.dialogs.loading({ on: true, text: '正在核算工资' }));
  const ring = page.getByRole('status').filter({ hasText: '正在核算工资' });
  await ring.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await app.evaluate(() => window.bridge.dialogs.loading({ on: false }));
  await ring.waitFor({ state: 'detached' });
  await app.evaluate(() => window.bridge.dialogs.loading({ on: true }));
  const own = page.getByRole('status').filter({ hasText: '处理中，请稍候' });
  await own.waitFor();
  await go('便签2');
  await appFrame(page, 'note-2');
  await own.waitFor({ state: 'detached' });
  await go('便签1');
  await own.waitFor();
  await page.getByRole('button', { name: '不再等待' }).click();
  await own.waitFor({ state: 'detached' });
});

test('a ring goes with the run of the app that asked for it', async () => {
  await app.evaluate(() => window.bridge.dialogs.loading({ on: true }));
  const ring = page.getByRole('status').filter({ hasText: '处理中，请稍候' });
  await ring.waitFor();
  await page.getByRole('tab', { name: '便签1' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '刷新' }).click();
  await ring.waitFor({ state: 'detached' });
  await appFrame(page, 'note-1');
  expect(await ring.count()).toBe(0);
});

/** Long enough for the last click to count no more; a test that looks at the page meanwhile counts as one. */
const restFromClicks = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 7_500));

test('a file that comes long after the last click is saved only when the person wants it', async () => {
  const later = () =>
    app.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          const file = new File(['工号,姓名'], '名单.csv');
          setTimeout(() => void window.bridge.files.save({ file }).then(resolve), 6_000);
        }),
    );
  const declined = later();
  await restFromClicks();
  const question = page.getByRole('alertdialog', { name: '保存文件' });
  await question.getByText(/将“名单\.csv”（.+）保存到下载文件夹？/).waitFor();
  await question.getByText('便签1').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: '取消' }).click();
  expect(await declined).toEqual({ saved: false });
  const wanted = later();
  await restFromClicks();
  await question.waitFor();
  const download = page.waitForEvent('download');
  await question.getByRole('button', { name: '保存' }).click();
  expect((await download).suggestedFilename()).toBe('名单.csv');
  expect(await wanted).toEqual({ saved: true });
});

test('an app that may know it is told of a message that arrives', async () => {
  const before = await app.evaluate(() => window.bridge.messages.unread());
  await app.evaluate(() => {
    window.bridge.on('unreadChanged', ({ unread }) => {
      document.title = `unread ${unread}`;
    });
  });
  const other = await portal.visit();
  await signIn(other, 'hr', '/messages');
  await other.getByRole('button', { name: '发布公告' }).click();
  const form = other.getByRole('dialog', { name: '发布公告' });
  await form.getByLabel('标题').fill('年会通知');
  await form.getByLabel('正文').fill('十二月二十日下午。');
  await form.getByRole('button', { name: '发布', exact: true }).click();
  await expect.poll(() => app.evaluate(() => document.title)).toBe(`unread ${before.unread + 1}`);
});

test('what an app keeps is there on another machine, for the same person and the same app alone', async () => {
  await app.evaluate(async () => {
    await window.bridge.storage.set({
      key: 'view',
      value: { columns: ['姓名', '\u0000'], dense: true },
    });
    await window.bridge.storage.set({ key: 'gone', value: 1 });
    await window.bridge.storage.remove({ key: 'gone' });
  });
  const elsewhere = async (code: string) => {
    const other = await portal.visit();
    await signIn(other, 'admin', `/portal/${code}/page`);
    const frame = await appFrame(other, code);
    return frame.evaluate(async () => [
      await window.bridge.storage.keys(),
      (await window.bridge.storage.get({ key: 'view' })).value,
    ]);
  };
  expect(await elsewhere('note-1')).toEqual([
    ['view'],
    { columns: ['姓名', '\u0000'], dense: true },
  ]);
  expect(await elsewhere('note-2')).toEqual([[], null]);
});

test('an app keeps no long value, and none under a name that is no name (T12)', async () => {
  const codes = await app.evaluate(async () => {
    const code = (cause: { code: string }) => cause.code;
    const long = await window.bridge.storage
      .set({ key: 'long', value: 'x'.repeat(20_000) })
      .catch(code);
    const odd = await window.bridge.storage.set({ key: '../view', value: 1 }).catch(code);
    return [long, odd];
  });
  expect(codes).toEqual(['tooLarge', 'badInput']);
});

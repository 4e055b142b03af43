import type { Frame, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { picture } from '#tests/support/chosen-files.ts';
import { entriesAhead } from '#tests/support/entries-ahead.ts';
import { answerOf, openInDialog } from '#tests/support/page-dialog.ts';
import { addressOf, appFrame, openApp, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });
let page: Page;
let app: Frame;

beforeEach(async () => {
  page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  await appFrame(page, 'note-1');
  app = await openApp(page, '便签2', 'note-2');
});

/** Lets the app ask something; what it is answered is kept in its page. */
function ask(name: 'confirm' | 'mustRead', words: object): Promise<void> {
  return app.evaluate(
    ([method, given]) => {
      document.body.dataset.answer = 'none';
      const asked: Promise<unknown> = Reflect.apply(window.bridge.dialogs[method], null, [given]);
      void asked.then((answer) => {
        document.body.dataset.answer = JSON.stringify(answer);
      });
    },
    [name, words] as const,
  );
}

/** Back leads where it led before anything was asked, and Forward to nothing that was there meanwhile. */
async function leadsOn(): Promise<void> {
  await expect.poll(() => addressOf(page)).toBe('/portal/note-2/page');
  expect(await entriesAhead(page)).toBe(0);
  await page.goBack();
  await appFrame(page, 'note-1');
  expect(addressOf(page)).toBe('/portal/note-1/page');
}

describe('Back', () => {
  test('cancels what an app asks, and leads out of the page only the next time', async () => {
    await ask('confirm', { title: '删除这条便签？' });
    const question = page.getByRole('alertdialog', { name: '删除这条便签？' });
    await question.waitFor();
    await page.goBack();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => answerOf(app)).toBe('{"confirmed":false,"answer":"cancel"}');
    await leadsOn();
  });

  test('closes pictures', async () => {
    const bytes = [...picture('', 320, 200, [200, 40, 40]).buffer];
    await app.evaluate((content) => {
      document.body.dataset.answer = 'none';
      const images = [new File([new Uint8Array(content)], '合同.png')];
      void window.bridge.dialogs.images({ images }).then(() => {
        document.body.dataset.answer = 'closed';
      });
    }, bytes);
    const viewer = page.getByRole('dialog', { name: '图片预览' });
    await viewer.getByRole('img', { name: '合同.png' }).first().waitFor();
    await page.goBack();
    await viewer.waitFor({ state: 'detached' });
    await expect.poll(() => answerOf(app)).toBe('closed');
    await leadsOn();
  });

  test('leaves an announcement for later, once it may be left', async () => {
    await ask('mustRead', { title: '安全须知', text: '进入车间前请佩戴安全帽。' });
    const announcement = page.getByRole('dialog', { name: '安全须知' });
    await announcement.waitFor();
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe('/portal/note-2/page');
    expect([await announcement.isVisible(), await answerOf(app)]).toEqual([true, 'none']);
    const later = announcement.getByRole('button', { name: '稍后阅读', exact: true });
    await expect.poll(() => later.isEnabled(), { timeout: 15_000 }).toBe(true);
    await page.goBack();
    await announcement.waitFor({ state: 'detached' });
    await expect.poll(() => answerOf(app)).toBe('{"acknowledged":false}');
    await leadsOn();
  });

  test('closes what lies in front first: a question over a page in a dialog, then the page', async () => {
    const { dialog, inside, answer } = await openInDialog(page, {}, 'note-2');
    await inside.getByLabel('note').fill('unsaved 续签');
    await dialog.getByRole('button', { name: '关闭' }).click();
    const question = page.getByRole('alertdialog', { name: '放弃未保存的内容？' });
    await question.waitFor();
    await page.goBack();
    await question.waitFor({ state: 'detached' });
    expect([await dialog.isVisible(), await answer()]).toEqual([true, 'none']);
    await page.goBack();
    await question.getByRole('button', { name: '放弃' }).click();
    await expect.poll(answer).toBe('{"closed":"cancel"}');
    await leadsOn();
  });

  test('keeps a tab that was about to be closed over unsaved work', async () => {
    await app.getByLabel('note').fill('unsaved');
    const tab = page.getByRole('tab', { name: '便签2' });
    await tab.getByText('未保存').waitFor({ state: 'attached' });
    await tab.click({ button: 'middle' });
    await page.getByRole('alertdialog').waitFor();
    await page.goBack();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expect.poll(() => addressOf(page)).toBe('/portal/note-2/page');
    expect(await app.getByLabel('note').inputValue()).toBe('unsaved');
  });

  test('closes a question in a portal that was loaded anew, and Back leads out of the page after it', async () => {
    await page.reload();
    app = await appFrame(page, 'note-2');
    await ask('confirm', { title: '删除这条便签？' });
    const question = page.getByRole('alertdialog', { name: '删除这条便签？' });
    await question.waitFor();
    await page.goBack();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => answerOf(app)).toBe('{"confirmed":false,"answer":"cancel"}');
    await page.goForward();
    await page.goBack();
    await appFrame(page, 'note-1');
    expect(addressOf(page)).toBe('/portal/note-1/page');
  });
});

test('Forward leads below nothing that is asked', async () => {
  await page.goBack();
  app = await appFrame(page, 'note-1');
  await ask('confirm', { title: '删除这条便签？' });
  const question = page.getByRole('alertdialog', { name: '删除这条便签？' });
  await question.waitFor();
  await page.goForward();
  await expect.poll(() => addressOf(page)).toBe('/portal/note-1/page');
  await question.getByRole('button', { name: '取消' }).click();
  await page.goForward();
  await appFrame(page, 'note-2');
});

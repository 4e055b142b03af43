import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { answerOf, askForPage, openInDialog } from '#tests/support/page-dialog.ts';
import { addressOf, appFrame, openApp, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });
let page: Page;

beforeEach(async () => {
  page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  await appFrame(page, 'note-1');
});

const question = () => page.getByRole('alertdialog', { name: '放弃未保存的内容？' });

test('an app gets no page over its own dialog, none from inside of it, and none from behind (T13)', async () => {
  const { opener, inside, dialog } = await openInDialog(page);
  const tries = () =>
    Promise.all([
      window.bridge.dialogs.open({ title: '二', route: '/card' }).catch(({ code }) => code),
      window.bridge.dialogs.confirm({ title: '密码' }).catch(({ code }) => code),
      window.bridge.tabs.open({ route: '/other' }).catch(({ code }) => code),
    ]);
  expect(await opener.evaluate(tries)).toEqual(['busy', 'busy', 'busy']);
  const again = () =>
    window.bridge.dialogs.open({ title: '二', route: '/card' }).catch(({ code }) => code);
  expect(await inside.evaluate(again)).toBe('busy');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await openApp(page, '便签2', 'note-2');
  expect(await opener.evaluate(again)).toBe('busy');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a page in a tab changes and closes no dialog, not even that of its own app (T14)', async () => {
  const { opener, dialog } = await openInDialog(page);
  const codes = await opener.evaluate(() =>
    Promise.all([
      window.bridge.dialogs.close({ value: 1 }).catch(({ code }) => code),
      window.bridge.dialogs.cancel().catch(({ code }) => code),
      window.bridge.dialogs.change({ title: '登录' }).catch(({ code }) => code),
    ]),
  );
  expect(codes).toEqual(['notFound', 'notFound', 'notFound']);
  expect(await dialog.isVisible()).toBe(true);
});

test('a page in a dialog may do what its app may, and nothing else (T8)', async () => {
  const { opener, inside } = await openInDialog(page);
  const granted = () => window.bridge.context.get().methods;
  expect(await inside.evaluate(granted)).toEqual(await opener.evaluate(granted));
  const frames = page.locator('iframe[data-app="note-1"]');
  const [first, second] = await frames.evaluateAll((all) =>
    all.map((one) => [one.getAttribute('sandbox'), one.getAttribute('allow')]),
  );
  expect(second).toEqual(first);
  const run = () => window.bridge.context.get().app.mountId;
  expect(await inside.evaluate(run)).not.toBe(await opener.evaluate(run));
});

test('a dialog goes with the page that opened it, and nothing of it sticks (T13)', async () => {
  const { opener, dialog } = await openInDialog(page);
  await opener.evaluate(() => location.reload()).catch(() => {});
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '重试' }).click();
  await appFrame(page, 'note-1');
  await openApp(page, '便签2', 'note-2');
  await page.goBack();
  expect(addressOf(page)).toBe('/portal/note-1/page');
  const next = await openInDialog(page);
  await next.inside.evaluate(() => void window.bridge.dialogs.close());
  await expect.poll(next.answer).toBe('{"closed":"page"}');
});

test('a dialog goes with its tab, and the app is told that it has ended', async () => {
  const { opener, inside, dialog } = await openInDialog(page);
  await opener.evaluate(() => window.bridge.tabs.list());
  await inside.evaluate(async () => {
    const [own] = await window.bridge.tabs.list();
    if (own) void window.bridge.tabs.close({ tabId: own.tabId });
  });
  await dialog.waitFor({ state: 'detached' });
  expect(await page.locator('iframe[data-app="note-1"]').count()).toBe(0);
});

test('a dialog is gone once the session has ended, and its place in the history leads nobody back', async () => {
  const { inside, dialog } = await openInDialog(page);
  await page.context().clearCookies();
  await inside.evaluate(() => void window.bridge.session.check());
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await page.locator('input[name="account"]').waitFor();
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await dialog.count()).toBe(0);
});

test('whoever looks at a page that hangs in a dialog can leave it (T1)', async () => {
  const { inside, dialog } = await openInDialog(page);
  await inside.evaluate(() => {
    setTimeout(() => {
      for (const end = Date.now() + 9_000; Date.now() < end; );
    });
  });
  await page.waitForTimeout(200);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await dialog.waitFor({ state: 'detached', timeout: 5_000 });
});

test('a page that will not be closed keeps nobody (T14)', async () => {
  const { inside, dialog, answer } = await openInDialog(page);
  await inside.evaluate(() => {
    window.bridge.onDialogButton(() => ({ done: false, value: 'kept' }));
    addEventListener('keydown', (event) => event.preventDefault());
  });
  await page.goBack();
  await question().getByRole('button', { name: '继续编辑' }).click();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await question().getByRole('button', { name: '放弃' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(answer).toBe('{"closed":"cancel","value":"kept"}');
});

test('a page that never answers the wish to close is closed without it (T14)', async () => {
  const { inside, dialog, answer } = await openInDialog(page, { disabledAutoClose: true });
  await inside.evaluate(() => window.bridge.onDialogButton(() => new Promise(() => {})));
  await dialog.getByRole('button', { name: '关闭' }).click();
  await question().getByRole('button', { name: '放弃' }).click();
  await expect.poll(answer).toBe('{"closed":"cancel"}');
});

test('a page in a dialog that leaves its address is cut off, and can be loaded anew (T4)', async () => {
  const { inside, dialog } = await openInDialog(page);
  await inside.evaluate(() => location.assign('/elsewhere')).catch(() => {});
  await dialog.getByRole('button', { name: '重试' }).click();
  await dialog.locator('iframe[data-state="ready"]').waitFor();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('what crosses between a page and its dialog is plain data of at most 64 KiB (T12)', async () => {
  const opener = await appFrame(page, 'note-1');
  await askForPage(opener, { given: 'x'.repeat(40_000) });
  await expect.poll(() => answerOf(opener)).toBe('tooLarge');
  const { inside, dialog, answer } = await openInDialog(page, {
    buttons: [{ id: 'save', text: '保存' }],
  });
  const codes = await inside.evaluate(() =>
    Promise.all([
      window.bridge.dialogs.close({ value: 'x'.repeat(40_000) }).catch(({ code }) => code),
      window.bridge.dialogs.close({ value: new Map([[1, 2]]) }).catch(({ code }) => code),
    ]),
  );
  expect(codes).toEqual(['tooLarge', 'badInput']);
  await inside.evaluate(() => window.bridge.onDialogButton(() => ({ value: 'x'.repeat(40_000) })));
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByText('应用未响应，请重试或关闭窗口').waitFor();
  expect([await dialog.isVisible(), await answer()]).toEqual([true, 'none']);
});

test('the page behind a dialog gets no key that is typed into it (T14)', async () => {
  const { opener, inside } = await openInDialog(page);
  await inside.getByLabel('note').focus();
  await opener.evaluate(() => {
    const note = document.querySelector('textarea');
    setInterval(() => {
      window.focus();
      note?.focus();
    }, 30);
  });
  // It is taken out for it, and the dialog with it.
  await page.getByRole('button', { name: '重试' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a question over a dialog keeps the keyboard from the page in it (T14)', async () => {
  const { inside, dialog } = await openInDialog(page, { closeConfirm: true });
  await dialog.getByRole('button', { name: '关闭' }).click();
  await question().waitFor();
  await inside.evaluate(() => {
    const note = document.querySelector('textarea');
    setInterval(() => {
      window.focus();
      note?.focus();
    }, 30);
  });
  // It is taken out for it; what it showed in the dialog goes, the question stays.
  await expect.poll(() => page.locator('iframe[data-app="note-1"]').count()).toBe(1);
  await question().getByRole('button', { name: '放弃' }).click();
  await dialog.waitFor({ state: 'detached' });
});

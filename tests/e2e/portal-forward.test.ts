import type { Frame, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { entriesAhead } from '#tests/support/entries-ahead.ts';
import { openInDialog } from '#tests/support/page-dialog.ts';
import { addressOf, appFrame, openApp, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });
let page: Page;

/** As in browsers that do not tell of their history: Firefox, and Safari before 26. */
const tellNothing = () =>
  page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation'));

/** Lets an app ask something and waits for nothing. */
const ask = (app: Frame): Promise<void> =>
  app.evaluate(() => void window.bridge.dialogs.confirm({ title: '删除这条便签？' }));

const question = () => page.getByRole('alertdialog', { name: '删除这条便签？' });

describe.each(['tells', 'does not tell'])('in a browser that %s of its history', (how) => {
  beforeEach(async () => {
    page = await portal.visit();
    if (how === 'does not tell') await tellNothing();
    // Where Back leads out of the portal.
    await page.goto('/healthz');
    await signIn(page, 'admin', '/portal/note-1/page');
    await appFrame(page, 'note-1');
  });

  test('Forward leads nowhere after a page in a dialog on a page that was loaded anew', async () => {
    await page.reload();
    const { dialog } = await openInDialog(page);
    await dialog.getByRole('button', { name: '关闭' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await entriesAhead(page)).toBe(0);
    expect(addressOf(page)).toBe('/portal/note-1/page');
  });

  test('Back leads out of the portal with one step, and Forward into it with one', async () => {
    const { dialog, answer } = await openInDialog(page);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(answer).toBe('{"closed":"cancel"}');
    expect(await entriesAhead(page)).toBe(0);
    await page.goBack();
    await page.waitForURL('/healthz');
    await page.goForward();
    await appFrame(page, 'note-1');
    await expect.poll(() => entriesAhead(page)).toBe(0);
    await page.goBack();
    await page.waitForURL('/healthz');
  });

  test('a question on the first page takes neither Back nor Forward away', async () => {
    await openApp(page, '便签2', 'note-2');
    await page.goBack();
    const app = await appFrame(page, 'note-1');
    await ask(app);
    await question().waitFor();
    await page.goForward();
    await expect.poll(() => addressOf(page)).toBe('/portal/note-1/page');
    expect(await question().isVisible()).toBe(true);
    await page.goBack();
    await question().waitFor({ state: 'detached' });
    await expect.poll(() => entriesAhead(page)).toBe(1);
    await page.goForward();
    await appFrame(page, 'note-2');
    expect(await entriesAhead(page)).toBe(0);
  });
});

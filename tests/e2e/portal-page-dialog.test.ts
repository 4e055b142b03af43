import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { type DialogWords, openInDialog } from '#tests/support/page-dialog.ts';
import { charactersOfPdf } from '#tests/support/pdf-characters.ts';
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
  given: { ids: [7, 8] },
  more: ['print', 'pdf', { id: 'copy', text: { 'zh-CN': '复制链接', en: 'Copy link' } }],
  qrCode: { text: '', filename: '名片' },
  buttons: [
    { id: 'later', text: '以后再说' },
    { id: 'save', text: { 'zh-CN': '保存', en: 'Save' }, type: 'primary' },
  ],
  pagination: { page: 3, total: 25 },
};

describe('an app shows another page of its own in a dialog over the portal', () => {
  test('with everything that may stand around it, and gets the value of the button', async () => {
    const { dialog, inside, answer } = await openInDialog(page, whole);
    expect((await dialog.boundingBox())?.width).toBe(896);
    await dialog.getByText('便签1', { exact: true }).waitFor();
    expect(await inside.locator('[data-line="place"]').innerText()).toBe('/card?id=7');
    expect(await inside.evaluate(() => window.bridge.launch.dialog?.given)).toEqual({
      ids: [7, 8],
    });
    expect(await dialog.locator('iframe').getAttribute('title')).toBe('周雨桐（便签1）');
    expect(await violationsOf(page)).toEqual([]);
    await inside.evaluate(() =>
      window.bridge.onDialogButton(({ kind, id }) => ({ value: { saved: `${kind} ${id}` } })),
    );
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(answer)
      .toBe('{"closed":"button","button":"save","value":{"saved":"button save"}}');
  });

  test('whose page says by itself that it is done, with what', async () => {
    const { dialog, inside, answer } = await openInDialog(page);
    await inside.evaluate(() => void window.bridge.dialogs.close({ value: [1, '二'] }));
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(answer).toBe('{"closed":"page","value":[1,"二"]}');
  });

  test('whose page renames it, and says which button can be pressed', async () => {
    const { dialog, inside } = await openInDialog(page, whole);
    await inside.evaluate(() =>
      window.bridge.dialogs.change({
        title: '林晓\u202e',
        buttons: [
          { id: 'save', disabled: true, text: '已保存' },
          { id: 'nobody', disabled: true },
        ],
        pagination: { page: 4, total: 30 },
      }),
    );
    const renamed = page.getByRole('dialog', { name: '林晓', exact: true });
    await renamed.getByText('4 / 30').waitFor();
    expect(await renamed.getByRole('button', { name: '已保存' }).isDisabled()).toBe(true);
    expect(await dialog.count()).toBe(0);
  });

  test('whose page moves on to another record, and may refuse to', async () => {
    const { dialog, inside } = await openInDialog(page, whole);
    await inside.evaluate(() =>
      window.bridge.onDialogButton(async ({ kind, page: wanted = 0 }) => {
        if (kind !== 'page') return;
        await window.bridge.navigation.push({ route: `/card?id=${wanted}` });
        return { done: wanted < 5 };
      }),
    );
    await dialog.getByRole('button', { name: '下一条' }).click();
    await dialog.getByText('4 / 25').waitFor();
    expect(addressOf(page)).toBe('/portal/note-1/page');
    await dialog.getByRole('button', { name: '下一条' }).click();
    await expect
      .poll(() => inside.evaluate(() => window.bridge.route.get().route))
      .toBe('/card?id=5');
    expect(await dialog.getByText('4 / 25').count()).toBe(1);
    await dialog.getByRole('button', { name: '上一条' }).click();
    await dialog.getByText('3 / 25').waitFor();
  });

  test('and a button that was pressed counts no more for three seconds, unless it has no lock', async () => {
    const { dialog, inside } = await openInDialog(page, {
      ...whole,
      buttons: [
        { id: 'save', text: '保存' },
        { id: 'next', text: '下一步', delay: false },
      ],
    });
    await inside.evaluate(() => {
      window.bridge.onDialogButton(({ id }) => {
        document.title = `${document.title} ${id}`;
        return { done: false };
      });
      document.title = '';
    });
    const press = (name: string) => dialog.getByRole('button', { name }).click();
    await press('下一步');
    await expect.poll(() => inside.title()).toBe('next');
    await press('下一步');
    await expect.poll(() => inside.title()).toBe('next next');
    await press('保存');
    await expect.poll(() => inside.title()).toBe('next next save');
    await press('保存');
    // What has no lock comes after it, and is all that comes.
    await press('更多');
    await page.getByRole('menuitem', { name: '复制链接' }).click();
    await expect.poll(() => inside.title()).toBe('next next save copy');
  });

  test('whose code says so where there is nothing in it', async () => {
    const { dialog } = await openInDialog(page, whole);
    await dialog.getByRole('button', { name: '二维码' }).click();
    await page.getByRole('dialog', { name: '二维码' }).getByText('暂无二维码内容').waitFor();
  });

  test('that is printed alone', async () => {
    const { dialog } = await openInDialog(page, whole);
    await page.evaluate(() => {
      window.print = () => {
        const alone = document.querySelector('[data-print="only"] iframe') !== null;
        document.body.dataset.printed = `${document.body.dataset.printed ?? ''}${alone} ${document.title}|`;
      };
    });
    const title = await page.title();
    await dialog.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '打印' }).click();
    await expect
      .poll(() => page.evaluate(() => document.body.dataset.printed))
      .toBe(`true ${title}|`);
  });

  test('that is saved as a PDF of what it shows, in Chinese', async () => {
    const { dialog, inside } = await openInDialog(page, whole);
    await inside.evaluate(() => {
      document.body.innerHTML = `<h2>任职信息</h2><dl><dt>工号</dt><dd>H0007</dd></dl>
        <table><tr><th>月份</th></tr><tr><td>一月</td></tr></table><label>备注<input value="龘"></label>
        <input type="password" value="密"><p hidden>藏</p><button>钮</button><p>犇</p>`;
    });
    await dialog.getByRole('button', { name: '更多' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: '下载 PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('周雨桐.pdf');
    const shown = charactersOfPdf(await readFile(await download.path()));
    for (const one of '周雨桐任职信息工号H07月份一备注龘犇') expect(shown).toContain(one);
    for (const one of '密藏钮') expect(shown).not.toContain(one);
  });

  test('that has no text, which is said', async () => {
    const { dialog, inside } = await openInDialog(page, whole);
    await inside.evaluate(() => document.body.replaceChildren(document.createElement('canvas')));
    await dialog.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '下载 PDF' }).click();
    await page.getByText('此页面没有可写入 PDF 的文字').waitFor();
  });

  test('whose own entries of the menu reach it', async () => {
    const { dialog, inside } = await openInDialog(page, whole);
    await inside.evaluate(() =>
      window.bridge.onDialogButton(({ kind, id }) => {
        document.title = `${kind} ${id}`;
      }),
    );
    await dialog.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '复制链接' }).click();
    await expect.poll(() => inside.title()).toBe('item copy');
    expect(await dialog.isVisible()).toBe(true);
  });

  test('and colours that change reach the page at once', async () => {
    const { inside } = await openInDialog(page, whole);
    expect(await inside.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
    await page.evaluate(() =>
      dispatchEvent(new StorageEvent('storage', { key: 'mode', newValue: 'dark' })),
    );
    await expect
      .poll(() => inside.evaluate(() => document.documentElement.dataset.mode))
      .toBe('dark');
  });
});

test('a page in a dialog lays a ring over itself while it works, which goes with it', async () => {
  const { dialog, inside } = await openInDialog(page);
  await inside.evaluate(() => window.bridge.dialogs.loading({ on: true, text: '正在核算' }));
  await dialog.getByRole('status').filter({ hasText: '正在核算' }).waitFor();
  await inside.evaluate(() => void window.bridge.dialogs.close());
  await dialog.waitFor({ state: 'detached' });
  await openInDialog(page);
  expect(await page.getByText('正在核算').count()).toBe(0);
});

test('a page in a dialog has buttons in the language of the portal', async () => {
  await chooseLanguage(page, '语言', 'English');
  const { dialog } = await openInDialog(page, whole);
  for (const name of ['Save', 'Previous record', 'Next record', 'More', 'QR code']) {
    await dialog.getByRole('button', { name, exact: true }).waitFor();
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await chooseLanguage(page, 'Language', '简体中文');
});

async function chooseLanguage(of: Page, menu: string, language: string): Promise<void> {
  await of.getByRole('button', { name: menu, exact: true }).click();
  await of.locator('[role^="menuitem"]', { hasText: language }).click();
}

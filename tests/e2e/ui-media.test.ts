import { readFile } from 'node:fs/promises';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { galleryOfFile } from '#tests/support/gallery-of-file.ts';

const gallery = galleryOfFile();
const { open, press, button, focused } = gallery;

describe('the dialog container', () => {
  const dialog = (name = '转正申请') => gallery.page.getByRole('dialog', { name });
  const said = () => gallery.page.getByTestId('said').innerText();

  test('is 896 wide, and 895 over another', async () => {
    await open('dialog-container/complete');
    expect((await dialog().boundingBox())?.width).toBe(896);
    await open('dialog-container/over-another');
    await expect.poll(async () => (await dialog().last().boundingBox())?.width).toBe(895);
    const layer = dialog().last().locator('..');
    expect(await layer.evaluate((place) => getComputedStyle(place).zIndex)).toBe('2001');
  });

  test('reports a button once in three seconds, and at once again without the delay', async () => {
    await open('dialog-container/complete');
    await button('通过').click();
    await button('通过').click();
    await button('查看').click();
    expect(await said()).toBe('resolve');
    await gallery.page.waitForTimeout(3100);
    await button('查看').click();
    await button('查看').click();
    await button('通过').click();
    expect(await said()).toBe('resolve preview preview resolve');
    expect(await button('驳回').isDisabled()).toBe(true);
  });

  test('closes by Cancel, Escape and the cross, not by a click beside it', async () => {
    await open('dialog-container/complete');
    for (const close of [
      () => dialog().getByText('关闭', { exact: true }).click(),
      () => press('Escape'),
      () => dialog().locator('header').getByLabel('关闭').click(),
    ]) {
      await gallery.page.mouse.click(1270, 780);
      await dialog().waitFor();
      await close();
      await dialog().waitFor({ state: 'hidden' });
      await button('打开').click();
    }
  });

  test('asks before it closes over unsaved work, and stays when told so', async () => {
    await open('dialog-container/close-confirm');
    await press('Escape');
    await gallery.page.getByRole('alertdialog', { name: '放弃未保存的内容？' }).waitFor();
    await button('继续编辑').click();
    await gallery.page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await dialog().getByText('关闭', { exact: true }).click();
    await button('放弃').click();
    await dialog().waitFor({ state: 'hidden' });
  });

  test('leaves the closing to the caller who wants it', async () => {
    await open('dialog-container/no-auto-close');
    await press('Escape');
    await dialog().getByText('关闭', { exact: true }).click();
    await expect.poll(said).toBe('cancel cancel');
    expect(await dialog().isVisible()).toBe(true);
  });

  test('offers its dropdown to the keyboard, and prints itself alone', async () => {
    await open('dialog-container/complete');
    await gallery.page.evaluate(() => {
      window.print = () => {
        const marked = [...document.querySelectorAll('[data-print="only"]')];
        document.title = marked.map((one) => one.getAttribute('role')).join();
      };
    });
    await button('更多').focus();
    await press('Enter');
    // Opened with the keyboard, it stands on its first item.
    await gallery.page
      .getByRole('menu')
      .and(gallery.page.locator('[aria-activedescendant]'))
      .waitFor();
    await press('ArrowDown', 'Enter');
    await expect.poll(said).toBe('pdf');
    await button('更多').click();
    await gallery.page.getByRole('menuitem', { name: '复制链接' }).waitFor();
    await gallery.page.getByRole('menuitem', { name: '打印' }).click();
    await expect.poll(() => gallery.page.title()).toBe('dialog');
    await expect.poll(() => gallery.page.locator('[data-print="only"]').count()).toBe(0);
  });

  test('is all that stands on the paper', async () => {
    await open('dialog-container/complete');
    await dialog().evaluate((one) => one.setAttribute('data-print', 'only'));
    await gallery.page.emulateMedia({ media: 'print' });
    expect(await gallery.page.getByText('周雨桐').isVisible()).toBe(true);
    expect(await gallery.page.locator('main, nav').filter({ visible: true }).count()).toBe(0);
    expect(await dialog().getByRole('button').count()).toBe(0);
  });

  test('opens its code, and saves it as a picture', async () => {
    await open('dialog-container/complete');
    await button('二维码').click();
    await gallery.page.getByRole('img', { name: '“转正申请”的二维码' }).waitFor();
    const [saved] = await Promise.all([
      gallery.page.waitForEvent('download'),
      button('下载图片').click(),
    ]);
    expect(saved.suggestedFilename()).toBe('approval-2041.png');
    const bytes = await readFile(await saved.path());
    const { width, height, data } = PNG.sync.read(bytes);
    expect([width, height >= 800]).toEqual([height, true]);
    const dark = data.filter((value, index) => index % 4 === 0 && value === 0).length;
    expect(dark / (width * height)).toBeGreaterThan(0.2);
    await press('Escape');
    await gallery.page.getByRole('dialog', { name: '二维码' }).waitFor({ state: 'hidden' });
    expect(await dialog().isVisible()).toBe(true);
  });

  test('says so where there is nothing to put into a code', async () => {
    await open('dialog-container/code-without-text', { language: 'en' });
    await gallery.page.getByText('There is nothing to put into a QR code').waitFor();
    expect(await button('Download picture').count()).toBe(0);
  });

  test('turns its pages', async () => {
    await open('dialog-container/complete');
    await button('下一页').click();
    await gallery.page.getByText('3 / 4').waitFor();
  });
});

describe('the generic confirm', () => {
  const dialog = () => gallery.page.getByRole('alertdialog', { name: '合同续签' });
  const answer = () => gallery.page.getByTestId('answer').innerText();

  test('is 504 wide, begins at the answer that changes nothing, and names what it asks', async () => {
    await open('generic-confirm/question');
    expect((await dialog().boundingBox())?.width).toBe(504);
    await expect.poll(focused).toBe('取消');
    for (const words of ['周雨桐 · 产品设计师', '确定发起续签？', '合同期限：3 年']) {
      await dialog().getByText(words).waitFor();
    }
    await button('说明：合同续签').click();
    await gallery.page.getByText('续签后的合同自原合同到期次日起生效。').waitFor();
    await press('Escape');
    expect(await dialog().isVisible()).toBe(true);
    await button('确定').click();
    await expect.poll(answer).toBe('ok');
  });

  test('stays when the page beside it is clicked, and closes by Escape', async () => {
    await open('generic-confirm/no-foot');
    await gallery.page.mouse.click(1270, 780);
    await gallery.page.waitForTimeout(300);
    expect(await dialog().isVisible()).toBe(true);
    expect(await dialog().getByRole('button').count()).toBe(1);
    await press('Escape');
    await expect.poll(answer).toBe('cancel');
  });

  test('can have no cross, and only one answer', async () => {
    await open('generic-confirm/no-cross');
    expect(await dialog().getByLabel('关闭').count()).toBe(0);
    await open('generic-confirm/immediate');
    await button('立即处理').waitFor();
    expect(await button('确定').count()).toBe(0);
    await expect.poll(focused).toBe('我知道了');
  });

  test('speaks the language of the page', async () => {
    await open('generic-confirm/immediate', { language: 'en' });
    await button('Deal with it now').waitFor();
    await button('I got it').waitFor();
  });

  test('takes everything that could run out of its text', async () => {
    await open('generic-confirm/hostile-html');
    await gallery.page.getByText('1 < 2').waitFor();
    const stage = gallery.page.locator('main');
    expect(await stage.locator('img, script, svg, iframe, style, [onclick]').count()).toBe(0);
    expect(
      await stage.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
    ).toEqual([null, 'https://example.com/']);
    await stage.getByText('javascript').click();
    expect(await gallery.page.title()).toBe('Atrium');
  });
});

describe('the QR code', () => {
  test('has a name and a size, and stays black on white in the dark', async () => {
    await gallery.open('qr-code/sizes', { mode: 'dark' });
    const codes = gallery.page.getByRole('img', { name: '员工档案的二维码' });
    const widths = await codes.evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(widths).toEqual([96, 128, 160, 200, 240]);
    const [ground, ink] = await codes.first().evaluate((code) => {
      const { backgroundColor, fill } = getComputedStyle(code);
      return [backgroundColor, fill];
    });
    expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });

  test('says when a text is too long', async () => {
    await open('qr-code/too-long');
    await gallery.page.getByText('内容过长，无法生成二维码').waitFor();
  });
});

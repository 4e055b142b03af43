import type { Frame } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { choose, picture } from '#tests/support/chosen-files.ts';
import { openRecord } from '#tests/support/employee-record.ts';
import { appFrame } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

const photoButton = (frame: Frame) => frame.getByRole('button', { name: /的照片$/ });

describe('the photo of a person', () => {
  test('is uploaded, stands in the record, on the card and in the roster, and is taken away again', async () => {
    const { page, frame, name } = await openRecord(portal, 30);
    expect(await photoButton(frame).locator('img').count()).toBe(0);
    await photoButton(frame).click();
    await frame.getByText('尚未上传照片').waitFor();
    await choose(frame, picture('me.png', 900, 1200, [200, 40, 40]));
    await page.getByText(`已更新 ${name} 的照片`).waitFor();
    const full = frame.getByRole('img', { name: `${name} 的照片` });
    await expect
      .poll(() => full.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
      .toBe(480);
    expect(await violationsOf(frame)).toEqual([]);
    await frame.getByRole('button', { name: '关闭', exact: true }).last().click();
    expect(await colourOf(photoButton(frame).locator('img'))).toMatch(/^2\d\d,[34]\d,[34]\d$/);
    await frame.getByRole('button', { name: '名片' }).click();
    await frame.getByRole('article', { name }).locator('header ~ div img').first().waitFor();
    await page.keyboard.press('Escape');

    await page.reload();
    await frame.waitForLoadState().catch(() => {});
    const again = await appFrame(page, 'personnel');
    await photoButton(again).locator('img').waitFor();
    await page.getByRole('tab', { name: '员工档案', exact: true }).click();
    const line = again.locator('tr[data-row]', { hasText: name });
    await line.locator('img').waitFor();

    await page.getByRole('tab', { name: new RegExp(name) }).click();
    await photoButton(again).click();
    await again.getByRole('button', { name: '删除照片' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除照片' }).click();
    await again.getByText('尚未上传照片').waitFor();
    expect(await line.locator('img').count()).toBe(0);
    await page.keyboard.press('Escape');
    await again.getByRole('tab', { name: '变更记录' }).click();
    const latest = again.locator('ol > li');
    await expect.poll(() => latest.first().innerText()).toMatch(/照片\s+照片\s+空$/);
    expect(await latest.nth(1).innerText()).toMatch(/照片\s+空\s+新照片$/);
  });

  test('that cannot be read is told to be so, and the one before stays', async () => {
    const { frame } = await openRecord(portal, 0);
    await photoButton(frame).locator('img').waitFor();
    await photoButton(frame).click();
    const torn = picture('me.png', 30, 30, [0, 0, 0]);
    await choose(frame, { ...torn, buffer: torn.buffer.subarray(0, 20) });
    await frame.getByText('无法读取这张图片，请换一张试试').waitFor();
    expect(await frame.getByRole('button', { name: /^重新上传/ }).count()).toBe(0);
    await frame.getByRole('img', { name: /的照片$/ }).waitFor();
  });

  test('that somebody else changed meanwhile is shown before it is written over', async () => {
    const [one, other] = [await openRecord(portal, 31), await openRecord(portal, 31, 'admin')];
    for (const { frame } of [one, other]) await photoButton(frame).click();
    await choose(other.frame, picture('b.png', 200, 200, [20, 160, 60]));
    await other.frame.getByRole('img', { name: /的照片$/ }).waitFor();
    await choose(one.frame, picture('a.png', 200, 200, [200, 40, 40]));
    await one.frame.getByText('照片刚刚被他人更换，请核对后再上传').waitFor();
    const shown = one.frame.getByRole('img', { name: /的照片$/ });
    await expect.poll(() => colourOf(shown)).toMatch(/^[12]\d,1\d\d,[56]\d$/);
    await one.frame.getByRole('button', { name: '重新上传 a.png' }).click();
    await expect.poll(() => colourOf(shown)).toMatch(/^2\d\d,[34]\d,[34]\d$/);
  });

  test('cannot be changed by those who may not edit the record', async () => {
    const { frame } = await openRecord(portal, 3, 'manager');
    const button = photoButton(frame);
    if ((await button.count()) > 0) await button.click();
    expect(await frame.locator('input[type="file"]').count()).toBe(0);
  });
});

/** The colour in the middle of a picture as the browser draws it. */
async function colourOf(image: ReturnType<Frame['locator']>): Promise<string> {
  return image.evaluate(async (one) => {
    if (!(one instanceof HTMLImageElement)) return '';
    await one.decode();
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext('2d');
    context?.drawImage(one, 0, 0, 1, 1);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(',');
  });
}

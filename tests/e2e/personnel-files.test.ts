import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

/** Opens the record of one of the first 50 people of the roster, each test its own one. */
async function openRecord(
  place: number,
  account: DemoAccountName = 'hr',
): Promise<{ page: Page; frame: Frame; name: string }> {
  const page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, account, '/portal/personnel/roster?rows=50');
  const frame = await appFrame(page, 'personnel');
  await frame.locator('tr[data-row]').nth(place).click();
  await frame.getByRole('tab', { name: '变更记录' }).waitFor();
  return { page, frame, name: await frame.getByRole('heading', { level: 1 }).innerText() };
}

async function openFiles(frame: Frame): Promise<void> {
  await frame.getByRole('tab', { name: /^附件/ }).click();
  await frame.getByText(/^共 \d+ 个附件$/).waitFor();
}

async function openUpload(frame: Frame): Promise<void> {
  await openFiles(frame);
  await frame.getByRole('button', { name: '上传附件' }).click();
}

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const pdf = (name: string, size = 400): Chosen => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'.padEnd(size)),
});

/** A picture of one colour. */
function picture(
  name: string,
  width: number,
  height: number,
  [r, g, b]: readonly number[],
): Chosen {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([r ?? 0, g ?? 0, b ?? 0, 255], at);
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(png) };
}

const choose = (frame: Frame, ...files: Chosen[]) =>
  frame.locator('input[type="file"]').last().setInputFiles(files);
const row = (frame: Frame, name: string) => frame.locator('tr[data-row]', { hasText: name });
const photoButton = (frame: Frame) => frame.getByRole('button', { name: /的照片$/ });

/** Holds every request of a call back until the test lets it go. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

const upload = '/gateway/filecenter/web/upLoad/upload';

describe('the files of a record', () => {
  test('take what is uploaded, give it back as it was, and are gone when deleted', async () => {
    const { page, frame } = await openRecord(20);
    await openFiles(frame);
    await frame.getByText('暂无附件').waitFor();
    await frame.getByRole('button', { name: '上传附件' }).click();
    await frame.getByText('资格证书', { exact: true }).click();
    const sent = pdf('注册会计师证书.pdf', 70_000);
    await choose(frame, sent);
    const line = row(frame, '注册会计师证书.pdf');
    await line.waitFor();
    expect(await line.innerText()).toMatch(
      /资格证书\s+68 KB\s+20\d\d-\d\d-\d\d \d\d:\d\d\s+宋佳慧/,
    );
    await frame.getByRole('tab', { name: '附件 1' }).waitFor();

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      frame.getByRole('button', { name: '下载 注册会计师证书.pdf' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('注册会计师证书.pdf');
    expect((await readFile(await saved.path())).equals(sent.buffer)).toBe(true);

    await frame.getByRole('button', { name: '删除 注册会计师证书.pdf' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await line.waitFor({ state: 'detached' });
    await frame.getByText('暂无附件').waitFor();
    await frame.getByRole('tab', { name: '变更记录' }).click();
    const latest = frame.locator('ol > li').first();
    await expect.poll(() => latest.innerText()).toContain('附件（资格证书）');
    expect(await latest.innerText()).toContain('注册会计师证书.pdf');
  });

  test('say at once why a file is not taken, and the gateway says it too', async () => {
    const { frame } = await openRecord(21);
    await openUpload(frame);
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    await choose(
      frame,
      { name: 'page.html', mimeType: 'text/html', buffer: page },
      { name: '合同.pdf', mimeType: 'application/pdf', buffer: page },
      { name: '空.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      pdf('大.pdf', 10 * 1024 * 1024 + 1),
      // An archive by its head, which the browser lets pass, and no document inside.
      { name: '方案.docx', mimeType: '', buffer: Buffer.from('PK\x03\x04'.padEnd(200)) },
    );
    const line = (name: string) => frame.getByRole('listitem').filter({ hasText: name });
    await line('方案.docx').getByText('格式不正确，文件内容不是支持的格式').waitFor();
    expect(await line('page.html').getByRole('alert').innerText()).toBe('格式不正确');
    expect(await line('合同.pdf').getByRole('alert').innerText()).toBe('格式不正确');
    expect(await line('空.pdf').getByRole('alert').innerText()).toBe('文件为空（0 KB）');
    expect(await line('大.pdf').getByRole('alert').innerText()).toBe('文件超过 10 MB');
    await frame.getByText('暂无附件').waitFor();
    expect(await violationsOf(frame)).toEqual([]);
  });

  test('show how far a slow upload is, which goes on behind another view, and can be stopped', async () => {
    const { page, frame } = await openRecord(22);
    await openUpload(frame);
    const letGo = await holdBack(page, upload);
    await choose(frame, pdf('甲.pdf'), pdf('乙.pdf'));
    await frame.getByRole('progressbar', { name: '甲.pdf 的上传进度' }).waitFor();
    expect(await frame.getByRole('radio', { name: '合同' }).isDisabled()).toBe(true);
    await page.getByRole('tab', { name: /未保存/ }).waitFor();
    await frame.getByRole('button', { name: '取消上传 乙.pdf' }).click();
    await frame.getByRole('tab', { name: '基本信息' }).click();
    letGo();
    await frame.getByRole('tab', { name: '附件 1' }).click();
    await row(frame, '甲.pdf').waitFor();
    expect(await row(frame, '乙.pdf').count()).toBe(0);
  });

  test('keep a file that could not be sent, with the reason and a way to try again', async () => {
    const { page, frame } = await openRecord(23);
    await openUpload(frame);
    await page.route(`**${upload}`, (route) => route.abort());
    await choose(frame, pdf('甲.pdf'));
    await frame.getByText('网络连接失败，请检查网络后重试').waitFor();
    await page.unroute(`**${upload}`);
    await frame.getByRole('button', { name: '重新上传 甲.pdf' }).click();
    await row(frame, '甲.pdf').waitFor();
  });

  test('show a picture in the viewer, and the keyboard leads back from it', async () => {
    const { page, frame } = await openRecord(24);
    await openUpload(frame);
    await frame.getByText('证件', { exact: true }).click();
    await choose(frame, picture('身份证.png', 60, 40, [10, 120, 200]));
    const preview = frame.getByRole('button', { name: '预览 身份证.png' });
    await preview.focus();
    await page.keyboard.press('Enter');
    const image = frame.getByRole('img', { name: '身份证.png' });
    await expect
      .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
      .toBe(60);
    await page.keyboard.press('Escape');
    await image.waitFor({ state: 'detached' });
    await expect.poll(() => preview.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('that somebody else deleted are told to be gone, and the list is as it is now', async () => {
    const first = await openRecord(25);
    await openUpload(first.frame);
    await choose(first.frame, pdf('甲.pdf'));
    await row(first.frame, '甲.pdf').waitFor();
    const second = await openRecord(25, 'admin');
    await openFiles(second.frame);
    for (const { page, frame } of [second, first]) {
      await frame.getByRole('button', { name: '删除 甲.pdf' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
      await row(frame, '甲.pdf').waitFor({ state: 'detached' });
    }
    await first.page.getByText('该附件已被他人删除').waitFor();
  });

  test('are only to be read by a head of department', async () => {
    const { frame } = await openRecord(3, 'manager');
    await openFiles(frame);
    expect(await frame.getByRole('button', { name: '上传附件' }).count()).toBe(0);
    expect(await frame.getByRole('button', { name: /^删除/ }).count()).toBe(0);
  });
});

describe('the photo of a person', () => {
  test('is uploaded, stands in the record, on the card and in the roster, and is taken away again', async () => {
    const { page, frame, name } = await openRecord(30);
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
    await page.getByRole('tab', { name: '员工档案' }).click();
    const line = again.locator('tr[data-row]', { hasText: name });
    await line.locator('img').waitFor();

    await page.getByRole('tab', { name: new RegExp(name) }).click();
    await photoButton(again).click();
    await again.getByRole('button', { name: '删除照片' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除照片' }).click();
    await again.getByText('尚未上传照片').waitFor();
    expect(await line.locator('img').count()).toBe(0);
  });

  test('that cannot be read is told to be so, and the one before stays', async () => {
    const { frame } = await openRecord(0);
    await photoButton(frame).locator('img').waitFor();
    await photoButton(frame).click();
    const torn = picture('me.png', 30, 30, [0, 0, 0]);
    await choose(frame, { ...torn, buffer: torn.buffer.subarray(0, 20) });
    await frame.getByText('无法读取这张图片，请换一张试试').waitFor();
    await frame.getByRole('img', { name: /的照片$/ }).waitFor();
  });

  test('that somebody else changed meanwhile is shown before it is written over', async () => {
    const [one, other] = [await openRecord(31), await openRecord(31, 'admin')];
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
    const { frame } = await openRecord(3, 'manager');
    const button = photoButton(frame);
    if ((await button.count()) > 0) await button.click();
    expect(await frame.locator('input[type="file"]').count()).toBe(0);
  });
});

describe('the search over the portal', () => {
  async function searchFor(page: Page, words: string): Promise<void> {
    await page.getByRole('button', { name: '语言' }).focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '全局搜索' }).fill(words);
  }

  test('finds a document by part of its name and opens the files of its record', async () => {
    const { page, frame, name } = await openRecord(32);
    await openUpload(frame);
    await choose(frame, pdf('竞业限制协议-终稿.pdf'));
    await row(frame, '竞业限制协议-终稿.pdf').waitFor();
    await page.getByRole('tab', { name: '员工档案' }).click();
    await searchFor(page, '限制协议');
    const documents = page.getByRole('group', { name: '文档' });
    const found = documents.getByRole('option', { name: /竞业限制协议-终稿\.pdf/ });
    await found.waitFor();
    expect(await found.innerText()).toContain(name);
    expect(await page.locator('mark').innerText()).toBe('限制协议');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => addressOf(page)).toMatch(/\/personnel\/employee\/.+\?view=files$/);
    await row(await appFrame(page, 'personnel'), '竞业限制协议-终稿.pdf').waitFor();
  });

  test('finds no document that the person may not read', async () => {
    const page = await portal.visit({ language: 'zh-CN' });
    await signIn(page, 'staff', '/portal/personnel/roster');
    await appFrame(page, 'personnel');
    await searchFor(page, '劳动合同');
    const documents = page.getByRole('group', { name: '文档' });
    await documents.waitFor();
    expect(await documents.getByRole('option').count()).toBe(1);
  });

  test('says nothing of documents to those who may open no record', async () => {
    const page = await portal.visit({ language: 'zh-CN' });
    await signIn(page, 'operator');
    await searchFor(page, '劳动合同');
    await page.getByText('没有找到与“劳动合同”相关的内容').waitFor();
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

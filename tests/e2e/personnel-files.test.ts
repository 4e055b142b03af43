import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { choose, pdf, picture } from '#tests/support/chosen-files.ts';
import { openRecord } from '#tests/support/employee-record.ts';
import { addressOf, appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

async function openFiles(frame: Frame): Promise<void> {
  await frame.getByRole('tab', { name: /^附件/ }).click();
  await frame.getByText(/^共 \d+ 个附件$/).waitFor();
}

async function openUpload(frame: Frame): Promise<void> {
  await openFiles(frame);
  await frame.getByRole('button', { name: '上传附件' }).click();
}

const row = (frame: Frame, name: string) => frame.locator('tr[data-row]', { hasText: name });

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
    const { page, frame } = await openRecord(portal, 20);
    await openFiles(frame);
    await frame.getByText('暂无附件').waitFor();
    await frame.getByRole('button', { name: '上传附件' }).click();
    await frame.getByRole('radiogroup', { name: '附件类型' }).getByText('资格证书').click();
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
    await expect.poll(() => latest.innerText()).toContain('附件');
    expect(await latest.innerText()).toContain('注册会计师证书.pdf');
  });

  test('say at once why a file is not taken, and the gateway says it too', async () => {
    const { frame } = await openRecord(portal, 21);
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
    // None of them would be taken the next time either.
    expect(await frame.getByRole('button', { name: /^重新上传/ }).count()).toBe(0);
    await frame.getByRole('button', { name: '移除 方案.docx' }).click();
    await line('方案.docx').waitFor({ state: 'detached' });
  });

  test('show how far a slow upload is, which goes on behind another view, and can be stopped', async () => {
    const { page, frame } = await openRecord(portal, 22);
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
    const { page, frame } = await openRecord(portal, 23);
    await openUpload(frame);
    await page.route(`**${upload}`, (route) => route.abort());
    await choose(frame, pdf('甲.pdf'));
    await frame.getByText('网络连接失败，请检查网络后重试').waitFor();
    await page.unroute(`**${upload}`);
    await frame.getByRole('button', { name: '重新上传 甲.pdf' }).click();
    await row(frame, '甲.pdf').waitFor();
  });

  test('show a picture in the viewer, and the keyboard leads back from it', async () => {
    const { page, frame } = await openRecord(portal, 24);
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

  describe('that are pictures', () => {
    const download = '/gateway/filecenter/web/upLoad/download';
    const viewer = (frame: Frame) => frame.getByRole('dialog', { name: '图片预览' });
    /** Pixels across of the picture with that name, once it is drawn. */
    const width = (frame: Frame, name: string) =>
      expect.poll(() =>
        viewer(frame)
          .getByRole('img', { name })
          .evaluateAll(([one]) => one instanceof HTMLImageElement && one.naturalWidth),
      );

    /** A record with a paper that is none among so many pictures: 1.png is 10 pixels wide, 2.png 20, and so on. */
    async function withPictures(place: number, count: number) {
      const opened = await openRecord(portal, place);
      const { frame } = opened;
      await openUpload(frame);
      for (let number = count; number > 0; number -= 1) {
        await choose(frame, picture(`${number}.png`, number * 10, 30, [10, 120, 200]));
        await row(frame, `${number}.png`).waitFor();
        if (number === 2) {
          await choose(frame, pdf('合同.pdf'));
          await row(frame, '合同.pdf').waitFor();
        }
      }
      return opened;
    }

    test('are gone through one after another, and none is fetched that nobody looked at', async () => {
      const { page, frame } = await withPictures(26, 5);
      let fetched = 0;
      page.on('request', (request) => {
        if (request.url().endsWith(download)) fetched += 1;
      });
      await frame.getByRole('button', { name: '预览 2.png' }).click();
      await width(frame, '2.png').toBe(20);
      await viewer(frame).getByText('2 / 5', { exact: true }).waitFor();
      expect(fetched).toBe(1);
      await page.keyboard.press('ArrowRight');
      await width(frame, '3.png').toBe(30);
      await viewer(frame).getByText('3 / 5', { exact: true }).waitFor();
      expect(fetched).toBe(2);
      await viewer(frame).getByRole('button', { name: '上一张' }).click();
      await width(frame, '2.png').toBe(20);
      await viewer(frame).getByRole('button', { name: '上一张' }).click();
      await width(frame, '1.png').toBe(10);
      await page.keyboard.press('ArrowLeft');
      await width(frame, '5.png').toBe(50);
      expect(await violationsOf(frame)).toEqual([]);
      await page.keyboard.press('Escape');
      await viewer(frame).waitFor({ state: 'detached' });
    });

    test('say so when one cannot be loaded, and the next one can still be looked at', async () => {
      const { page, frame } = await withPictures(27, 2);
      await page.route(`**${download}`, (route) => route.abort());
      await frame.getByRole('button', { name: '预览 1.png' }).click();
      const trouble = viewer(frame).getByRole('alert');
      await trouble.getByText('图片加载失败').waitFor();
      await trouble.getByText('网络连接失败，请检查网络后重试').waitFor();
      await page.unroute(`**${download}`);
      await trouble.getByRole('button', { name: '重新加载' }).click();
      await width(frame, '1.png').toBe(10);
      await page.keyboard.press('ArrowRight');
      await width(frame, '2.png').toBe(20);
    });

    test('say which one somebody else has deleted, and the list is as it is now', async () => {
      const { page, frame } = await withPictures(28, 2);
      const second = await openRecord(portal, 28, 'admin');
      await openFiles(second.frame);
      await second.frame.getByRole('button', { name: '删除 1.png' }).click();
      await second.page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
      await row(second.frame, '1.png').waitFor({ state: 'detached' });
      await frame.getByRole('button', { name: '预览 1.png' }).click();
      await viewer(frame).getByText('该附件已被他人删除').waitFor();
      expect(await viewer(frame).getByRole('button', { name: '重新加载' }).count()).toBe(0);
      await page.keyboard.press('Escape');
      await row(frame, '1.png').waitFor({ state: 'detached' });
    });
  });

  test('that somebody else deleted are told to be gone, and the list is as it is now', async () => {
    const first = await openRecord(portal, 25);
    await openUpload(first.frame);
    await choose(first.frame, pdf('甲.pdf'));
    await row(first.frame, '甲.pdf').waitFor();
    const second = await openRecord(portal, 25, 'admin');
    await openFiles(second.frame);
    for (const { page, frame } of [second, first]) {
      await frame.getByRole('button', { name: '删除 甲.pdf' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
      await row(frame, '甲.pdf').waitFor({ state: 'detached' });
    }
    await first.page.getByText('该附件已被他人删除').waitFor();
  });

  test('are only to be read by a head of department', async () => {
    const { frame } = await openRecord(portal, 3, 'manager');
    await openFiles(frame);
    expect(await frame.getByRole('button', { name: '上传附件' }).count()).toBe(0);
    expect(await frame.getByRole('button', { name: /^删除/ }).count()).toBe(0);
  });
});

describe('the search over the portal', () => {
  async function searchFor(page: Page, words: string): Promise<void> {
    await page.getByRole('button', { name: '语言' }).focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '全局搜索' }).fill(words);
  }

  test('finds a document by part of its name and opens the files of its record', async () => {
    const { page, frame, name } = await openRecord(portal, 32);
    await openUpload(frame);
    await choose(frame, pdf('竞业限制协议-终稿.pdf'));
    await row(frame, '竞业限制协议-终稿.pdf').waitFor();
    await page.getByRole('tab', { name: '员工档案', exact: true }).click();
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

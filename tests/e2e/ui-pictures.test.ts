import { describe, expect, test } from 'vitest';
import { galleryOfFile } from '#tests/support/gallery-of-file.ts';

const gallery = galleryOfFile();
const { open, press, button } = gallery;

describe('the image viewer', () => {
  const viewer = () => gallery.page.getByRole('dialog', { name: '图片预览' });
  const picture = (name: string) => viewer().getByRole('img', { name });
  const zoom = async () => Number.parseFloat(await viewer().locator('output').innerText());
  const transform = () =>
    viewer()
      .locator('img[alt]:not([alt=""])')
      .evaluate((one) => (one instanceof HTMLElement ? one.style.transform : ''));

  async function openViewer(state = 'several'): Promise<void> {
    await open(`image-viewer/${state}`);
    await expect.poll(zoom).toBeGreaterThan(0);
    // It grows to its size when it opens.
    await gallery.page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
  }

  test('lies over everything, shows a large picture whole, and closes by Escape', async () => {
    await openViewer();
    const layer = viewer().locator('..');
    expect(await layer.evaluate((one) => getComputedStyle(one).zIndex)).toBe('2015');
    const box = await picture('办公区.jpg').boundingBox();
    expect(box?.height).toBeLessThan(800);
    await press('Escape');
    await viewer().waitFor({ state: 'hidden' });
  });

  test('goes on and back by the arrows, round and round', async () => {
    await openViewer();
    await press('ArrowRight');
    await picture('工牌照片.jpg').waitFor();
    await press('ArrowRight', 'ArrowRight');
    await picture('办公区.jpg').waitFor();
    await press('ArrowLeft');
    await picture('团建合影.jpg').waitFor();
    await gallery.page.getByText('团建合影.jpg，第 3 张，共 3 张').waitFor({ state: 'attached' });
    expect(await button('团建合影.jpg').getAttribute('aria-current')).toBe('true');
    await button('工牌照片.jpg').click();
    await picture('工牌照片.jpg').waitFor();
  });

  test('zooms by a tenth between a hundredth and a hundredfold', async () => {
    await openViewer();
    await press('1');
    await expect.poll(zoom).toBe(100);
    await press('+');
    await expect.poll(zoom).toBe(110);
    await press('-', '-');
    await expect.poll(zoom).toBe(91);
    for (let step = 0; step < 60; step += 1) await press('-');
    await expect.poll(zoom).toBe(1);
    await press('0');
    await expect.poll(zoom).toBeGreaterThan(30);
  });

  test('turns and mirrors, by keys and by buttons', async () => {
    await openViewer();
    await press('r');
    await expect.poll(transform).toContain('rotate(90deg)');
    await button('向左旋转').click();
    await button('向左旋转').click();
    await expect.poll(transform).toContain('rotate(-90deg)');
    await button('水平翻转').click();
    await expect.poll(transform).toMatch(/scale\(-0\.\d+, 0\.\d+\)/);
    await press('v');
    await expect.poll(transform).toMatch(/scale\(-0\.\d+, -0\.\d+\)/);
    await button('还原').click();
    await expect.poll(transform).toMatch(/scale\(0\.\d+\) rotate\(0deg\)|scale\(0\.\d+, 0\.\d+\)/);
  });

  test('zooms where the wheel turns, and is dragged', async () => {
    await openViewer();
    const corner = await picture('办公区.jpg').boundingBox();
    if (!corner) throw new Error('There is no picture.');
    await gallery.page.mouse.move(corner.x, corner.y);
    await gallery.page.mouse.wheel(0, -100);
    await expect
      .poll(async () => {
        const now = await picture('办公区.jpg').boundingBox();
        return (
          now && now.width > corner.width && Math.hypot(now.x - corner.x, now.y - corner.y) < 2
        );
      })
      .toBe(true);
    await gallery.page.mouse.move(640, 300);
    await gallery.page.mouse.down();
    await gallery.page.mouse.move(700, 340, { steps: 4 });
    await gallery.page.mouse.up();
    await gallery.page.mouse.move(720, 360);
    await expect
      .poll(async () => {
        const now = await picture('办公区.jpg').boundingBox();
        return now && [Math.round(now.x - corner.x), Math.round(now.y - corner.y)].join();
      })
      .toBe('60,40');
  });

  test('plays a picture every five seconds until it is told to stop', async () => {
    await open('image-viewer/several');
    await gallery.page.clock.install();
    await gallery.page.reload();
    await picture('办公区.jpg').waitFor();
    await gallery.page.clock.runFor(6000);
    expect(await picture('办公区.jpg').isVisible()).toBe(true);
    await button('播放幻灯片').click();
    await gallery.page.clock.runFor(4900);
    expect(await picture('办公区.jpg').count()).toBe(1);
    await gallery.page.clock.runFor(200);
    await picture('工牌照片.jpg').waitFor();
    await button('暂停播放').click();
    await gallery.page.clock.runFor(6000);
    expect(await picture('工牌照片.jpg').count()).toBe(1);
  });

  test('takes the whole screen and gives it back', async () => {
    await openViewer();
    await button('全屏').click();
    await expect
      .poll(() => gallery.page.evaluate(() => document.fullscreenElement !== null))
      .toBe(true);
    await button('退出全屏').click();
    await button('全屏').waitFor();
  });

  test('shows one picture without what is for several', async () => {
    await openViewer('single');
    expect(await button('下一张').count()).toBe(0);
    expect(await button('播放幻灯片').count()).toBe(0);
    expect(await gallery.page.getByRole('navigation', { name: '缩略图' }).count()).toBe(0);
    await press('ArrowRight');
    expect(await picture('办公区.jpg').isVisible()).toBe(true);
  });

  test('says that it loads, and what to do with a broken picture', async () => {
    await open('image-viewer/loading');
    await viewer().getByRole('img', { name: '加载中' }).waitFor();
    await open('image-viewer/broken', { language: 'en' });
    await gallery.page.getByRole('alert').getByText('The picture could not be loaded').waitFor();
    await button('Load again').click();
    await gallery.page.getByRole('alert').waitFor();
  });
});

describe('the upload', () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0, 0, 0, 0, 0]);
  const input = () => gallery.page.locator('input[type="file"]');
  const files = () => gallery.page.getByRole('list', { name: '文件列表' }).getByRole('listitem');
  const line = (name: string) => files().filter({ hasText: name });
  const give = (...given: readonly [string, Buffer][]) =>
    input().setInputFiles(given.map(([name, buffer]) => ({ name, buffer, mimeType: 'image/png' })));

  test('is reached and opened by keyboard, and sends with its progress', async () => {
    await open('upload/empty');
    const chosen = gallery.page.waitForEvent('filechooser');
    await button('选择文件').focus();
    await press('Enter');
    const chooser = await chosen;
    expect(chooser.isMultiple()).toBe(true);
    await chooser.setFiles({ name: 'a.png', buffer: png, mimeType: 'image/png' });
    const progress = gallery.page.getByRole('progressbar', { name: 'a.png 的上传进度' });
    await progress.waitFor();
    await progress.waitFor({ state: 'detached' });
    await button('移除 a.png').click();
    await expect.poll(() => files().count()).toBe(0);
  });

  test('says at each file why it is not taken', async () => {
    await open('upload/empty');
    await give(
      ['empty.png', Buffer.alloc(0)],
      ['note.txt', png],
      ['script.png', Buffer.from('<script>alert(1)</script>')],
      ['large.png', Buffer.concat([png, Buffer.alloc(70_000)])],
    );
    const words = (name: string) => line(name).getByRole('alert').innerText();
    await expect.poll(() => files().count()).toBe(4);
    expect(await words('empty.png')).toBe('文件为空（0 KB）');
    expect(await words('note.txt')).toBe('格式不正确');
    expect(await words('script.png')).toBe('格式不正确');
    expect(await words('large.png')).toBe('文件超过 64 KB');
  });

  test('takes no more than the most', async () => {
    await open('upload/list');
    await give(['a.png', png], ['b.png', png], ['c.png', png]);
    await line('c.png').getByText('最多上传 4 个文件').waitFor();
    await button('移除 b.png').waitFor();
    expect(await files().count()).toBe(5);
  });

  test('cancels what is being sent, and sends again what failed', async () => {
    await open('upload/empty');
    await give(['stay.png', png], ['fail.png', png]);
    await line('fail.png').getByText('上传失败').waitFor();
    await button('重新上传 fail.png').click();
    await button('移除 fail.png').waitFor();
    await button('取消上传 stay.png').click();
    await expect.poll(() => files().count()).toBe(1);
    await expect.poll(() => line('fail.png').getByRole('progressbar').count()).toBe(0);
  });

  test('takes files that are dropped, and pictures that are pasted', async () => {
    await open('upload/empty');
    const zone = button('选择文件').locator('..');
    const give = (type: 'drop' | 'paste', name: string) =>
      zone.evaluate(
        (element, [kind, called, bytes]) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(bytes)], called, { type: 'image/png' }));
          element.dispatchEvent(
            kind === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
          );
        },
        [type, name, [...png]] as const,
      );
    await give('drop', 'dropped.png');
    await give('paste', 'pasted.png');
    await button('移除 dropped.png').waitFor();
    await button('移除 pasted.png').waitFor();
  });

  test('shows an arrived picture large', async () => {
    await open('upload/pictures');
    await button('预览 工牌照片.jpg').click();
    await gallery.page.getByRole('dialog', { name: '图片预览' }).waitFor();
    await gallery.page.getByRole('img', { name: '工牌照片.jpg' }).waitFor();
    await press('Escape');
    await gallery.page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('speaks English, and names its field', async () => {
    await open('upload/in-field', { language: 'en' });
    await gallery.page.getByText('Incorrect format').waitFor({ state: 'detached' });
    await button('Photo Choose files').waitFor();
    await gallery.page.locator('input[type="file"]').setInputFiles({
      name: 'a.txt',
      buffer: png,
      mimeType: 'text/plain',
    });
    await gallery.page.getByRole('alert').getByText('Incorrect format').waitFor();
  });
});

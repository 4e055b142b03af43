import { describe, expect, test } from 'vitest';
import { galleryOfFile } from '#tests/support/gallery-of-file.ts';

const gallery = galleryOfFile();
const { open, press, button, focused } = gallery;

describe('the guided tour', () => {
  const dialog = (name: string) => gallery.page.getByRole('dialog', { name });

  test('leads forward and back by keyboard and keeps the focus in the card', async () => {
    await open('tour/at-target');
    await dialog('导出员工名单').waitFor();
    await gallery.page.getByText('第 1 步，共 3 步').waitFor();
    await expect.poll(focused).toBe('下一步');
    await press('Enter');
    await dialog('更多操作').waitFor();
    expect(await focused()).toBe('下一步');
    await press('ArrowRight');
    await dialog('准备就绪').waitFor();
    expect(await focused()).toBe('完成');
    await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await dialog('导出员工名单').waitFor();
    await press('Tab', 'Tab', 'Tab');
    expect(['下一步', '跳过']).toContain(await focused());
  });

  test('puts the focus on forward when the way back ends', async () => {
    await open('tour/at-target');
    await button('下一步').click();
    await button('上一步').click();
    await dialog('导出员工名单').waitFor();
    expect(await focused()).toBe('下一步');
  });

  test('says how it ended, and gives the focus back', async () => {
    await open('tour/at-target');
    await button('下一步').click();
    await press('Escape');
    await expect.poll(() => gallery.page.getByTestId('ending').innerText()).toBe('skipped more');
    await button('打开').click();
    await expect.poll(focused).toBe('下一步');
    await press('Enter', 'Enter', 'Enter');
    await expect.poll(() => gallery.page.getByTestId('ending').innerText()).toBe('finished last');
    await expect.poll(focused).toBe('打开');
  });

  test('lights up its target, beside the card', async () => {
    await open('tour/at-target');
    const away = async (): Promise<number> => {
      const card = await dialog('导出员工名单').boundingBox();
      const target = await gallery.page.locator('#tour-export').boundingBox();
      if (!card || !target) throw new Error('The card or its target is not in sight.');
      return Math.hypot(card.y - (target.y + target.height + 12), card.x - target.x);
    };
    // It slides to its place.
    await expect.poll(away).toBeLessThan(1);
  });

  test('stands in the middle when its target is missing, and goes to it once it is there', async () => {
    await open('tour/without-target');
    const at = async () => (await dialog('审批入口已移动').boundingBox()) ?? { x: 0, width: 0 };
    await expect
      .poll(async () => {
        const { x, width } = await at();
        return Math.abs(x + width / 2 - 640);
      })
      .toBeLessThan(1);
    await gallery.page.evaluate(() => {
      const late = document.createElement('div');
      late.id = 'tour-gone';
      late.style.cssText = 'position: fixed; left: 40px; top: 40px; width: 80px; height: 24px';
      document.querySelector('main')?.append(late);
    });
    await expect.poll(async () => (await at()).x).toBe(40);
  });

  test('moves at once for those who want no motion', async () => {
    await open('tour/at-target');
    await gallery.page.emulateMedia({ reducedMotion: 'reduce' });
    const duration = () =>
      dialog('导出员工名单').evaluate((card) => getComputedStyle(card).transitionDuration);
    expect(Number.parseFloat(await duration())).toBeLessThan(0.001);
  });
});

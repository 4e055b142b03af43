import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { openGallery, type TestGallery } from '#tests/support/gallery.ts';

let gallery: TestGallery;
let page: Page;

beforeAll(async () => {
  gallery = await openGallery();
});
afterEach(() => page.close());
afterAll(() => gallery.close());

const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

describe('a range of figures', () => {
  test('says that both ends are empty only once both were left', async () => {
    page = await gallery.open('range-input/empty');
    await textbox('最小值').focus();
    await press('Tab');
    expect(await page.getByText('不能同时为空').count()).toBe(0);
    await press('Tab');
    await page.getByText('最小值与最大值不能同时为空').waitFor();
    expect(await textbox('最大值').getAttribute('aria-invalid')).toBe('true');
    await textbox('最小值').fill('8000');
    await expect.poll(() => page.getByText('不能同时为空').count()).toBe(0);
  });

  test('says that the least is more than the most, and stands as a named group', async () => {
    page = await gallery.open('range-input/filled');
    await page.getByRole('group', { name: '月薪' }).waitFor();
    await textbox('最大值').fill('900');
    await press('Tab');
    const words = page.getByText('最小值不能大于最大值');
    await words.waitFor();
    expect(await textbox('最小值').getAttribute('aria-describedby')).toBe(
      await words.getAttribute('id'),
    );
  });
});

describe('a range of dates', () => {
  test('is typed at both ends, in the ways people write a date', async () => {
    page = await gallery.open('range-input/dates');
    await textbox('开始日期').fill('2026年9月30日');
    await textbox('结束日期').focus();
    expect(await textbox('开始日期').inputValue()).toBe('2026-09-30');
    await press('Tab', 'Tab', 'Tab');
    await page.getByText('开始日期不能晚于结束日期').waitFor();
    await textbox('开始日期').fill('no day');
    await press('Tab');
    expect(await textbox('开始日期').inputValue()).toBe('2026-09-30');
  });

  test('is chosen in one calendar by keyboard', async () => {
    page = await gallery.open('range-input/dates');
    await button('选择日期范围').focus();
    await press('Enter');
    await page.getByRole('application', { name: '选择日期范围' }).waitFor();
    const focusedDay = () =>
      page.evaluate(() => (document.activeElement as HTMLElement).dataset.value);
    await expect.poll(focusedDay).toBe('2026-09-01');
    await press('ArrowRight', 'ArrowRight');
    await expect.poll(focusedDay).toBe('2026-09-03');
    await press('Enter');
    await expect.poll(focusedDay).toBe('2026-09-04');
    await press('ArrowRight');
    await expect.poll(focusedDay).toBe('2026-09-05');
    await press('Enter');
    await expect.poll(() => textbox('结束日期').inputValue()).toBe('2026-09-05');
    expect(await textbox('开始日期').inputValue()).toBe('2026-09-03');
  });

  test('takes a preset, which closes the calendar', async () => {
    page = await gallery.open('range-input/dates-optional');
    await button('选择日期范围').click();
    await button('近 30 天').click();
    expect(await textbox('开始日期').inputValue()).toBe('2026-08-20');
    expect(await textbox('结束日期').inputValue()).toBe('2026-09-18');
    await expect.poll(() => page.getByRole('application').count()).toBe(0);
    await button('清除').click();
    expect(await textbox('开始日期').inputValue()).toBe('');
    expect(await textbox('开始日期').evaluate((one) => one === document.activeElement)).toBe(true);
    await press('Tab', 'Tab', 'Tab');
    expect(await page.getByText('不能同时为空').count()).toBe(0);
  });

  test('has nothing that axe finds fault with while it is open', async () => {
    page = await gallery.open('range-input/dates', { mode: 'dark', theme: 'orange' });
    await button('选择日期范围').click();
    await button('近 30 天').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});

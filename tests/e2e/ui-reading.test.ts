import { expect, test } from 'vitest';
import { galleryOfFile } from '#tests/support/gallery-of-file.ts';

const gallery = galleryOfFile();

const steps = () => gallery.page.getByRole('list', { name: '入职办理' }).getByRole('listitem');
const states = () => steps().evaluateAll((all) => all.map((one) => one.ariaCurrent));

test('steps say which one it is, which are done, and which wait', async () => {
  await gallery.open('steps/going-back');
  expect(await states()).toEqual([null, null, 'step', null]);
  const said = await steps().allInnerTexts();
  expect(said.map((words) => /已完成|进行中|未开始|未通过/.exec(words)?.[0])).toEqual([
    '已完成',
    '已完成',
    '进行中',
    '未开始',
  ]);
});

test('steps lead back to what is done by keyboard, not to what waits', async () => {
  await gallery.open('steps/going-back');
  const buttons = steps().getByRole('button');
  expect(await buttons.count()).toBe(2);
  await buttons.nth(1).focus();
  await gallery.page.keyboard.press('Enter');
  await expect.poll(states).toEqual([null, 'step', null, null]);
});

test('a step that failed says so, and after the last all are done', async () => {
  await gallery.open('steps/failed');
  await steps().nth(1).getByText('未通过').waitFor({ state: 'attached' });
  await gallery.page.close();
  await gallery.open('steps/all-done');
  expect(await states()).toEqual([null, null, null, null]);
});

test('steps stand one below the other where they have no room', async () => {
  await gallery.open('steps/first');
  await gallery.page.setViewportSize({ width: 390, height: 800 });
  const [first, second] = await steps().evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(second).toBeGreaterThan((first ?? 0) + 20);
});

test('a figure is pressed by keyboard, and tells that it is', async () => {
  await gallery.open('figures-and-facts/statistics-groups');
  const figure = (name: string) => gallery.page.getByRole('button', { name });
  expect(await figure('全部').getAttribute('aria-pressed')).toBe('true');
  await figure('试用期').focus();
  await gallery.page.keyboard.press('Space');
  await expect.poll(() => figure('试用期').getAttribute('aria-pressed')).toBe('true');
  expect(await figure('全部').getAttribute('aria-pressed')).toBe('false');
});

test('an avatar falls back to the initial when its picture cannot be loaded', async () => {
  await gallery.open('avatar-tag/avatar-pictures');
  await gallery.page.locator('main [data-initial="周"]').first().waitFor();
  expect(await gallery.page.locator('main img').count()).toBe(1);
});

test('a message stands in the middle, and a later one takes its place', async () => {
  await gallery.open('banner-toast/toast');
  const region = gallery.page.getByRole('status').filter({ has: gallery.page.locator('svg') });
  const buttons = gallery.page.locator('main').getByRole('button');
  await buttons.first().click();
  await region.waitFor();
  const box = await region.locator('div').first().boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(10);
  const first = await region.innerText();
  await buttons.nth(1).click();
  await expect.poll(() => region.innerText()).not.toBe(first);
  expect(await region.locator('svg').count()).toBe(1);
});

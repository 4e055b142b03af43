import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();
let page: Page;

/** Signs in on a phone and returns the frame of a page. */
async function openOnPhone(app: string, path: string): Promise<Frame> {
  page = await portal.visit({ language: 'zh-CN' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'hr', `/portal/${app}/${path}`);
  const frame = await appFrame(page, app);
  await frame.getByRole('grid').locator('tbody tr[data-row]').first().waitFor();
  return frame;
}

/** What a card shows, cell by cell. */
const shownCells = (frame: Frame, at: number) =>
  frame
    .getByRole('grid')
    .locator('tbody tr[data-row]')
    .nth(at)
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent).filter((words) => words !== ''));

const cutOff = (frame: Frame) =>
  frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a list on a phone shows cards that can be walked, sorted and opened with the keyboard', async () => {
  const frame = await openOnPhone('ums', 'posts');
  expect(await cutOff(frame)).toBe(0);
  expect(await shownCells(frame, 0)).toEqual(['CS01', '客户成功经理', '客户成功', 'P5', '启用']);
  await frame.getByRole('button', { name: '职位编码' }).press('Enter');
  await expect.poll(() => shownCells(frame, 0)).not.toContain('CS01');
  const [code] = await shownCells(frame, 0);
  const first = frame.getByRole('grid').locator('tbody tr[data-row]').first();
  await first.focus();
  // Along all cells of the card, over those that are left out, and back to the card.
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight');
  expect(await frame.evaluate(() => document.activeElement?.textContent)).toBe('启用');
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const form = frame.getByRole('dialog');
  await expect.poll(() => form.getByLabel('职位编码').inputValue()).toBe(code);
  expect(await violationsOf(frame)).toEqual([]);
});

test('the roster on a phone shows a card for each person, with the box to choose it and the way in', async () => {
  const frame = await openOnPhone('personnel', 'roster');
  expect(await cutOff(frame)).toBe(0);
  const card = frame.getByRole('grid').locator('tbody tr[data-row]').first();
  for (const part of [card.getByRole('checkbox'), card.getByRole('button', { name: /查看/ })]) {
    const box = await part.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  }
  await card.getByRole('checkbox').check();
  await frame.getByText('已选 1').waitFor();
});

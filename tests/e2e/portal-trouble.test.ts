import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import {
  addressOf,
  appFrame,
  type DemoAccountName,
  openPortal,
  signIn,
  type TestPortal,
} from '#tests/support/portal.ts';

let portal: TestPortal;
const opened: Page[] = [];

beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close();
});
afterAll(() => portal.close());

async function visit(account: DemoAccountName = 'admin', path?: string): Promise<Page> {
  const page = await portal.visit({ language: 'zh-CN' });
  opened.push(page);
  await signIn(page, account, path);
  return page;
}

/** Speaks a call with the session of the page, behind the back of its shell. */
function speak(page: Page, path: string, fields: Readonly<Record<string, string>> = {}) {
  return page.evaluate(
    async ([to, body]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: {
          clientType: '1',
          channel: '2',
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(body),
      });
      return answer.json();
    },
    [path, fields] as const,
  );
}

/** Counts how often the page itself is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

test('the address of an app that is closed to a person says so, whom to ask, and leads back', async () => {
  const page = await visit('staff', '/portal/bi/overview');
  // A click is permission enough in a browser with a window.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('您没有“人力分析”的访问权限').waitFor();
  await page.getByText('请联系蓝港科技的系统管理员开通').waitFor();
  expect(addressOf(page)).toBe('/portal/bi/overview');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '复制申请内容' }).click();
  await page.getByText('已复制').waitFor();
  const field = page.getByRole('searchbox', { name: '搜索菜单' });
  await field.focus();
  await page.keyboard.press('Control+v');
  await expect.poll(() => field.inputValue()).toContain('/portal/bi/overview');
  expect(await field.inputValue()).toContain('（staff）');
  await field.fill('');
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect.poll(() => addressOf(page)).not.toContain('/bi/');
});

test('an app that hangs is said to be silent while its page stays in sight, and goes on when it answers', async () => {
  const page = await visit('admin', '/portal/note-1/page');
  const frame = await appFrame(page, 'note-1');
  void frame
    .evaluate(() => {
      const end = performance.now() + 25_000;
      while (performance.now() < end);
    })
    .catch(() => undefined);
  const alert = page.getByRole('alert').getByText('便签1 暂时没有响应');
  await alert.waitFor({ timeout: 25_000 });
  expect(await page.locator('iframe[data-app="note-1"]').isVisible()).toBe(true);
  await alert.waitFor({ state: 'detached', timeout: 25_000 });
});

test('an app that leaves its own page is stopped, and starts again when it is asked to', async () => {
  const page = await visit('admin', '/portal/note-1/page');
  const frame = await appFrame(page, 'note-1');
  await frame.evaluate(() => location.reload());
  await page.getByText('便签1 应用加载失败').waitFor();
  await page.getByText('应用离开了自己的页面').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '重试' }).click();
  await appFrame(page, 'note-1');
});

test('a session that moved to another company behind the page makes it refresh, without a way around', async () => {
  const page = await visit('admin', '/company');
  await page.locator('#navigation').getByRole('link').first().waitFor();
  // The bell has counted: no call of the page is on its way with the cookie that ends now.
  await page.getByRole('button', { name: /^消息，/ }).waitFor();
  const shown = await page.getByRole('banner').innerText();
  const { result } = await speak(page, '/gateway/tum/web/tenant/listAuthTenants');
  const other = result.find(({ name }: { name: string }) => !shown.includes(name));
  await speak(page, '/gateway/tum/web/tenant/switchTenant', { tenantId: other.id });
  // A page that asks for nothing: only the check of the rights, on every change of the address, can notice.
  await page.evaluate(() => history.pushState(null, '', '/404'));
  const prompt = page.getByRole('alertdialog', { name: '权限变更提示' });
  await prompt.getByText('权限已变更，请刷新后重新获取').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  const loads = countLoads(page);
  await prompt.getByRole('button', { name: '刷新页面' }).click();
  await expect.poll(loads, { timeout: 20_000 }).toBe(1);
  await page.getByText(other.name).first().waitFor();
  expect(await prompt.count()).toBe(0);
});

test('a check whose cookie another tab replaced on the way asks again before it leaves', async () => {
  const page = await visit('admin', '/company');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  let asked = 0;
  await page.route('**/hasPermissionMark*', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await route.fulfill({ status: 401, json: { code: 401001, msg: '', result: null } });
  });
  // Within the portal: a page that is only being loaded may not know its rights yet, and asks nothing.
  await page.evaluate(() => history.pushState(null, '', '/compRecords'));
  await expect.poll(() => asked).toBe(2);
  await page.getByRole('button', { name: '切换到此企业' }).first().waitFor();
  await page.locator('#navigation').getByRole('link', { name: '组织架构' }).click();
  await appFrame(page, 'ums');
  expect(addressOf(page)).toContain('/portal/ums/structure');
});

test('a call whose cookie another tab replaced on the way says nothing of a session that lives', async () => {
  const page = await visit('admin', '/company');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  // A page that is left asks for its notices late: the refusal is meant for the next one.
  await page.goto('about:blank');
  const refused = Promise.withResolvers<void>();
  await page.route(
    '**/findNewNotice',
    async (route) => {
      await route.fulfill({ status: 401, json: { code: 401001, msg: '', result: null } });
      refused.resolve();
    },
    { times: 1 },
  );
  let looks = 0;
  page.on('response', (response) => {
    if (response.url().includes('/getLoginUserInfo')) looks += 1;
  });
  await page.goto('/compRecords');
  await refused.promise;
  await expect.poll(() => looks, { timeout: 20_000 }).toBeGreaterThan(1);
  await page.locator('#navigation').getByRole('link', { name: '组织架构' }).click();
  await appFrame(page, 'ums');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});

test('a script that a new version took away reloads the page once, where it was, and not again', async () => {
  const page = await visit('hr', '/company');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.route('**/chunks/search-dialog-*.js', (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await page.keyboard.press('Control+k');
  await expect.poll(loads, { timeout: 20_000 }).toBe(1);
  expect(addressOf(page)).toBe('/company');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await page.getByText('加载失败，请检查网络后重试').waitFor();
  expect(loads()).toBe(1);
});

test('a portal that cannot be loaded says so after one reload, and offers another attempt', async () => {
  const page = await visit('hr', '/company');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.route('**/chunks/portal-*.js', (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await page.reload();
  await page.getByRole('alert').getByText('暂时无法连接系统').waitFor();
  expect(loads()).toBe(2);
  await page.unroute('**/chunks/portal-*.js');
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
});

test('without a network a missing script is said and nothing is reloaded', async () => {
  const page = await visit('hr', '/company');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await page.getByText('加载失败，请检查网络后重试').waitFor();
  expect(loads()).toBe(0);
});

test('a page of an app whose script is gone loads its frame anew, once, and opens', async () => {
  const page = await portal.visit({ language: 'zh-CN' });
  opened.push(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.url().includes('//personnel.'))
      documents += 1;
  });
  await page
    .context()
    .route('**/chunks/employee-*.js', (route) =>
      documents < 2 ? route.fulfill({ status: 404 }) : route.continue(),
    );
  await signIn(page, 'hr', '/portal/personnel/roster');
  const roster = await appFrame(page, 'personnel');
  await roster.getByRole('row').nth(3).waitFor();
  expect(documents).toBe(1);
  await roster.locator('tr[data-row]').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => documents, { timeout: 20_000 }).toBe(2);
  await (await appFrame(page, 'personnel')).getByRole('heading', { level: 1 }).waitFor();
  expect(addressOf(page)).toContain('/portal/personnel/employee/');
  expect(documents).toBe(2);
});

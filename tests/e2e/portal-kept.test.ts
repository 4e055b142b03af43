import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { appFrame, type DemoAccountName, type Look, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

const stars = (page: Page) =>
  page.locator('#navigation').getByRole('region', { name: '收藏' }).getByRole('link');
const tour = (page: Page) => page.getByRole('dialog').getByText('第 1 步');

/** A machine of its own: nothing is stored there. */
async function machine(account: DemoAccountName, look?: Look): Promise<Page> {
  const page = await portal.visit(look);
  await signIn(page, account, '/company');
  // Twice where it is starred.
  await page.locator('#navigation').getByRole('link', { name: '员工档案' }).first().waitFor();
  return page;
}

async function star(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse('**/starPage');
  await page
    .locator('#navigation')
    .getByRole('button', { name: `收藏${name}` })
    .first()
    .click();
  await answered;
}

test('pages starred on one machine stand on another, and a star taken away there is gone here', async () => {
  const office = await machine('hr');
  await star(office, '员工档案');
  await star(office, '组织架构');
  const home = await machine('hr');
  await expect.poll(() => stars(home).allTextContents()).toEqual(['员工档案', '组织架构']);
  await star(home, '员工档案');
  await expect.poll(() => stars(home).allTextContents()).toEqual(['组织架构']);
  await office.reload();
  await expect.poll(() => stars(office).allTextContents()).toEqual(['组织架构']);
});

test('a star that is given while the stars are asked for is not taken away by the answer', async () => {
  const page = await portal.visit();
  const asked = Promise.withResolvers<void>();
  const starred = Promise.withResolvers<void>();
  await page.route('**/getKept', async (route) => {
    asked.resolve();
    await starred.promise;
    const before = { code: 0, msg: '', result: { favourites: [], tourSeen: true } };
    await route.fulfill({ json: before });
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/starPage')) sent.push('star');
  });
  await signIn(page, 'maple', '/company');
  await asked.promise;
  const shown = page.locator('#navigation').getByRole('link');
  const answered = page.waitForResponse('**/starPage');
  await page.locator('#navigation').getByRole('button', { name: 'Star Employees' }).first().click();
  await answered;
  const given = await shown.allTextContents();
  const told = page.waitForResponse('**/getKept');
  starred.resolve();
  await (await told).finished();
  await page.waitForTimeout(300);
  expect(await shown.allTextContents()).toEqual(given);
  expect(sent).toEqual(['star']);
});

test('stars of this machine are kept when the gateway knows of none yet', async () => {
  const page = await portal.visit();
  await signIn(page, 'manager', '/company');
  await page.locator('#navigation').getByRole('link', { name: '员工档案' }).waitFor();
  const told = page.waitForResponse('**/getLoginUserInfo');
  await page.reload();
  const { result } = (await (await told).json()) as {
    result: { user: { id: string }; tenant: { id: string } };
  };
  await page.evaluate(
    (kept) => localStorage.setItem('favourites', kept),
    JSON.stringify([
      { owner: `${result.tenant.id}/${result.user.id}`, key: 'personnel/roster' },
      { owner: 'somebody else', key: 'ums/structure' },
    ]),
  );
  const kept = page.waitForResponse('**/starPage');
  await page.reload();
  await kept;
  const other = await machine('manager');
  await expect.poll(() => stars(other).allTextContents()).toEqual(['员工档案']);
});

test('a star that cannot be kept goes out again, and it is said why', async () => {
  const page = await machine('admin');
  await page.route('**/starPage', (route) => route.abort());
  await page.locator('#navigation').getByRole('button', { name: '收藏员工档案' }).click();
  await page.getByText(/网络/).first().waitFor();
  await expect.poll(() => stars(page).count()).toBe(0);
});

test('who saw the tour on one machine is not led through the portal on another', async () => {
  const office = await machine('hr', { newcomer: true });
  await tour(office).waitFor();
  const kept = office.waitForResponse('**/keepTourSeen');
  await office.keyboard.press('Escape');
  await kept;
  const home = await portal.visit({ newcomer: true });
  const answered = home.waitForResponse('**/getKept');
  await signIn(home, 'hr');
  await appFrame(home, 'ums');
  await answered;
  // Longer than a tour waits for a quiet page.
  await home.waitForTimeout(2_500);
  expect(await tour(home).count()).toBe(0);
  const other = await machine('admin', { newcomer: true });
  await tour(other).waitFor();
});

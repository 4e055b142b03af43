import { expect, test } from 'vitest';
import { languages, violationsInAllColours } from '#tests/support/looks.ts';
import { addressOf, appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

test.each(languages)(
  'in %s axe finds nothing wrong with the errors of the sign-in page, nor where several companies stand, in any colours',
  async (language) => {
    const page = await portal.visit({ language });
    await page.goto('/login');
    await page.locator('input[name="account"]').press('Enter');
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await violationsInAllColours(page)).toEqual([]);
    // Whose account speaks the language already: a choice on the way would be remembered with it.
    await signIn(page, language === 'en' ? 'maple' : 'admin', '/compRecords');
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(await violationsInAllColours(page)).toEqual([]);
  },
);

test('an unknown path leads to the not-found page, and from there back', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr');
  await page.goto('/nowhere/at/all');
  await page.waitForURL((url) => url.pathname === '/404');
  await page.getByRole('button', { name: '返回首页' }).click();
  await page.waitForURL((url) => url.pathname === '/portal/home');
});

test('a choice of language and colours reaches the shell and the open app at once, and stays', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin');
  const frame = await appFrame(page, 'ums');
  await page.getByRole('button', { name: '外观' }).click();
  await page.getByRole('menuitem', { name: '橙色' }).click();
  await page.getByRole('button', { name: '外观' }).click();
  await page.getByRole('menuitem', { name: '深色' }).click();
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  const look = () => {
    const { lang, dataset } = document.documentElement;
    return `${lang} ${dataset.theme} ${dataset.mode}`;
  };
  await expect.poll(() => page.evaluate(look)).toBe('en orange dark');
  await expect.poll(() => frame.evaluate(look)).toBe('en orange dark');
  await page.locator('#navigation').getByRole('link', { name: 'Structure' }).waitFor();
  await page.reload();
  await expect.poll(() => page.evaluate(look)).toBe('en orange dark');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await page.locator('#navigation').getByRole('link', { name: '组织架构' }).waitFor();
});

test('the menu is one stop of the Tab key, with arrows, Home, End and type-ahead inside', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin');
  const links = page.locator('#navigation a');
  await links.first().focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const names = await links.allTextContents();
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(names[1]);
  await page.keyboard.press('End');
  expect(await focused()).toBe(names.at(-1));
  await page.keyboard.press('Home');
  expect(await focused()).toBe(names[0]);
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe(names.at(-1));
  expect(await page.locator('#navigation a[tabindex="0"]').count()).toBe(1);
});

test('tabs are worked with the keyboard: arrows move, Enter shows, Delete closes, and the home page stays', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  for (const name of ['便签1', '便签2']) {
    await page.locator('#navigation').getByRole('link', { name, exact: true }).click();
  }
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect.poll(() => tab('便签2').getAttribute('aria-selected')).toBe('true');
  await tab('便签2').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => tab('便签2').getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await expect.poll(() => tab('便签1').getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Delete');
  await expect.poll(() => tab('便签1').count()).toBe(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  expect(await page.getByRole('tab').allTextContents()).toEqual(['首页', '便签2']);
});

test('a middle click closes a tab, and its menu closes the others', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  for (const name of ['便签1', '便签2', '便签3']) {
    await page.locator('#navigation').getByRole('link', { name, exact: true }).click();
  }
  await page.getByRole('tab', { name: '便签1' }).click({ button: 'middle' });
  await expect.poll(() => page.getByRole('tab').count()).toBe(3);
  await page.getByRole('tab', { name: '便签3' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭其他' }).click();
  await expect.poll(() => page.getByRole('tab').allTextContents()).toEqual(['首页', '便签3']);
});

test('the menu stays as narrow as the person left it', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr');
  await page.getByRole('button', { name: '收起菜单' }).click();
  await page.reload();
  await page.getByRole('button', { name: '展开菜单' }).waitFor();
  expect((await page.locator('#navigation').boundingBox())?.width).toBeLessThan(60);
});

test('the company page shows the company of the session, and another one can be entered', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin', '/company');
  await page.getByText('蓝港科技').first().waitFor();
  await page.getByRole('row').nth(1).waitFor();
  await page.goto('/compRecords');
  await page.getByRole('button', { name: '切换到此企业' }).first().click();
  await page.waitForURL((url) => url.pathname.startsWith('/portal'));
  await page.getByRole('button', { name: /Maple.*切换企业|Maple.*switch company/ }).waitFor();
});

test('a check of the rights that the switch of the company overtakes signs nobody out', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin', '/company');
  const switching = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<void>();
  let isOver = false;
  await page.route('**/hasPermissionMark*', async (route) => {
    // In the other company nothing is refused.
    if (isOver) return route.continue();
    await switching.promise;
    isOver = true;
    const answer = { status: 401, json: { code: 401001, msg: '', result: null } };
    // The page before may have asked too, and be gone.
    await route.fulfill(answer).catch(() => {});
    refused.resolve();
  });
  await page.route('**/switchTenant', async (route) => {
    switching.resolve();
    await refused.promise;
    // The page has had time to act on the refusal.
    setTimeout(() => void route.continue(), 300);
  });
  // Rights are looked at with every change of the address, once the session is known.
  const asked = page.waitForRequest('**/hasPermissionMark*');
  await page.goto('/company');
  await page.locator('#content dl').waitFor();
  await page.evaluate(() => history.pushState(null, '', '/compRecords'));
  await asked;
  await page.getByRole('button', { name: '切换到此企业' }).first().click();
  await page.waitForURL((url) => url.pathname.startsWith('/portal'));
  await page.getByRole('button', { name: /切换企业|switch company/ }).waitFor();
});

test('the first stop of the Tab key leads past the menu', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/company');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(addressOf(page)).toBe('/company');
});

test('at 390 pixels the menu opens over the page and nothing is wider than the window', async () => {
  const page = await portal.visit();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'hr', '/company');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.locator('#navigation').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname.startsWith('/portal/'));
  await expect.poll(() => page.locator('#navigation').isVisible()).toBe(false);
});

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#gateway/seed/demo.ts';
import { addressOf, signInByHand } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

const words = {
  'zh-CN': {
    account: '账号',
    password: '密码',
    submit: '登录',
    wrong: '账号或密码不正确',
    wait: /后可重试/,
    required: '此项为必填',
    show: '显示密码',
    updated: '页面更新提示',
    refresh: '刷新页面',
  },
  en: {
    account: 'Account',
    password: 'Password',
    submit: 'Sign in',
    wrong: 'The account or the password is not correct.',
    wait: /Try again in/,
    required: 'Required',
    show: 'Show password',
    updated: 'Page update prompt',
    refresh: 'Refresh',
  },
} as const;

const visit = (language: 'zh-CN' | 'en' = 'zh-CN'): Promise<Page> => portal.visit({ language });

async function fill(page: Page, account: string, password: string): Promise<void> {
  await page.locator('input[name="account"]').fill(account);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
}

describe.each(['zh-CN', 'en'] as const)('the sign-in page in %s', (language) => {
  const say = words[language];

  test('says at the field what is missing, and puts the focus there', async () => {
    const page = await visit(language);
    await page.goto('/login');
    await page.getByRole('button', { name: say.submit, exact: true }).click();
    const account = page.getByLabel(say.account);
    await expect
      .poll(() => account.evaluate((input) => document.activeElement === input))
      .toBe(true);
    expect(await page.getByText(say.required).count()).toBe(2);
    expect(await account.getAttribute('aria-invalid')).toBe('true');
  });

  test('says that the password is wrong, at the password', async () => {
    const page = await visit(language);
    await page.goto('/login');
    await fill(page, 'staff', 'Wrong#2026');
    await page.getByText(say.wrong).waitFor();
    const password = page.getByLabel(say.password, { exact: true });
    expect(await password.getAttribute('aria-invalid')).toBe('true');
    expect(await password.evaluate((input) => document.activeElement === input)).toBe(true);
    await password.pressSequentially('x');
    expect(await page.getByText(say.wrong).count()).toBe(0);
  });

  test('shows the password when asked to', async () => {
    const page = await visit(language);
    await page.goto('/login');
    await page.locator('input[name="password"]').fill('Harbour#2026');
    await page.getByRole('button', { name: say.show }).click();
    expect(await page.locator('input[name="password"]').getAttribute('type')).toBe('text');
  });
});

test('whoever tries too often proves to be there, then waits, and sees for how long', async () => {
  const page = await visit();
  await page.goto('/login');
  const button = page.locator('button[type="submit"]');
  await expect
    .poll(
      async () => {
        await fill(page, 'nobody-knows', 'Wrong#2026');
        const challenge = page.getByRole('dialog', { name: '安全验证' });
        const idle = page.locator('form[aria-busy="false"] input[name="account"]');
        await challenge.or(idle).waitFor();
        if (await challenge.isVisible()) {
          await challenge.getByRole('button', { name: '看不清？由浏览器验证' }).click();
          await idle.waitFor({ timeout: 20_000 });
        }
        return button.isDisabled();
      },
      { timeout: 60_000, interval: 50 },
    )
    .toBe(true);
  expect(await button.textContent()).toMatch(words['zh-CN'].wait);
  expect(await page.getByRole('alert').textContent()).not.toBe('');
  const first = await button.textContent();
  await expect.poll(() => button.textContent()).not.toBe(first);
});

test('the keyboard alone is enough to sign in', async () => {
  const page = await visit();
  await page.goto('/login');
  await page.locator('input[name="account"]').waitFor();
  await page.keyboard.type('hr');
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/portal/'));
  await page.locator('#content').waitFor();
});

test('a first sign-in lands on the organisation structure', async () => {
  const page = await visit();
  await signInByHand(page, 'hr');
  expect(addressOf(page)).toBe('/portal/ums/structure');
});

test('a deep link while signed out leads there after the sign-in', async () => {
  const page = await visit();
  await signInByHand(page, 'admin', '/portal/note-1/page?part=2');
  await page.waitForURL((url) => url.pathname === '/portal/note-1/page');
  expect(new URL(page.url()).searchParams.get('part')).toBe('2');
});

test('a signed-in person is led from the sign-in page to the portal', async () => {
  const page = await visit();
  await signInByHand(page, 'hr');
  await page.goto('/login');
  await page.waitForURL((url) => url.pathname === '/portal/ums/structure');
});

test('nothing of the portal is asked for without a session, and no frame stands on the sign-in page', async () => {
  const page = await visit();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/portal/ums/structure');
  await page.locator('input[name="account"]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((path) => path.startsWith('/gateway/'))).toEqual([]);
  expect(await page.locator('iframe').count()).toBe(0);
});

test('a sign-out in one tab prompts the other, and its one way out leads to the sign-in page', async () => {
  const first = await visit();
  await signInByHand(first, 'hr');
  await first.locator('#content').waitFor();
  const second = await first.context().newPage();
  await second.goto('/company');
  await second.getByRole('heading', { level: 1 }).waitFor();

  await first.getByRole('button', { name: /^账号：/ }).click();
  await first.getByRole('menuitem', { name: '退出登录' }).click();
  await first.waitForURL((url) => url.pathname === '/login');

  const prompt = second.getByRole('alertdialog', { name: words['zh-CN'].updated });
  await prompt.waitFor({ timeout: 10_000 });
  await second.keyboard.press('Escape');
  await second.keyboard.press('Escape');
  expect(await prompt.isVisible()).toBe(true);
  await prompt.getByRole('button', { name: words['zh-CN'].refresh }).click();
  await second.waitForURL((url) => url.pathname === '/login');
});

test('forged keys in storage grant nothing', async () => {
  const page = await visit();
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('t', 'forged');
    localStorage.setItem('permission', '{"isSuper":true}');
    sessionStorage.setItem('returnRoute', '//evil.example/portal');
  });
  await page.goto('/portal/ums/structure');
  await page.waitForURL((url) => url.pathname === '/login');
  await page.locator('input[name="account"]').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('t'))).toBeNull();
});

test('the language of the account is taken after the sign-in, unless another one was chosen on the way', async () => {
  const page = await visit();
  await signInByHand(page, 'maple');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');

  const choosing = await visit();
  await choosing.goto('/login');
  await choosing.getByRole('button', { name: 'English' }).click();
  await fill(choosing, 'manager', DEMO_PASSWORD);
  await choosing.locator('#content').waitFor();
  expect(await choosing.evaluate(() => document.documentElement.lang)).toBe('en');
});

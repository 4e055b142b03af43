import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

const words = {
  'zh-CN': { way: '扫码登录', address: /打开此链接/, over: '二维码已失效' },
  en: {
    way: 'Use your phone',
    address: /Open this link/,
    over: /no longer works/,
  },
} as const;

/** In the language that the account of the phone last chose. */
const done = /^Confirmed|^已确认/;

type Language = keyof typeof words;

/** Chooses the way by keyboard and returns where the code leads. */
async function showCode(page: Page, language: Language): Promise<string> {
  await page.goto('/login');
  await page.getByRole('button', { name: words[language].way }).press('Enter');
  const link = page.getByRole('link', { name: words[language].address });
  await link.waitFor();
  await page.locator('svg[role="img"]').first().waitFor();
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  return pathname + search;
}

/** The number that the desk shows once the phone has opened the code. */
async function numberOn(page: Page): Promise<string> {
  const number = page.getByRole('status').getByText(/^\d\d$/);
  await number.waitFor();
  return (await number.textContent()) ?? '';
}

describe.each(['zh-CN', 'en'] as const)('a sign-in by a phone in %s', (language) => {
  test('opens the portal on the desk once the right number is chosen, by keyboard', async () => {
    const desk = await portal.visit({ language });
    const phone = await portal.visit({ language });
    await phone.setViewportSize({ width: 390, height: 844 });
    await signIn(phone, 'staff', await showCode(desk, language));
    const number = await numberOn(desk);
    await phone.getByRole('button', { name: number, exact: true }).press('Enter');
    await phone.getByText(done).waitFor();
    await desk.locator('#content').waitFor();
    expect(new URL(desk.url()).pathname).toMatch(/^\/portal/);
  });

  test('ends with a wrong number', async () => {
    const desk = await portal.visit({ language });
    const phone = await portal.visit({ language });
    await signIn(phone, 'staff', await showCode(desk, language));
    const number = await numberOn(desk);
    const others = phone.locator('fieldset').getByRole('button').filter({ hasNotText: number });
    await others.first().press('Enter');
    await desk.getByText(words[language].over).waitFor();
    await phone.locator('fieldset').waitFor({ state: 'detached' });
  });
});

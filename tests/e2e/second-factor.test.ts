import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#gateway/seed/demo.ts';
import { codeAt, fromBase32, stepAt } from '#gateway/services/uac/second-factor/totp.ts';
import { type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

const words = {
  'zh-CN': { setUp: '开启', next: '下一步', saved: '我已保存', title: '两步验证', on: '已开启' },
  en: {
    setUp: 'Set up',
    next: 'Next',
    saved: 'I have saved them',
    title: 'Two-step verification',
    on: 'On',
  },
} as const;

/** A code that was not used: one half minute on for each sign-in. */
const codeOf = (secret: string, ahead: number): string =>
  codeAt(fromBase32(secret), stepAt(new Date()) + ahead);

/** Sets an app up on the page of the own account, and returns its secret and a recovery code. */
async function setUp(page: Page, language: keyof typeof words) {
  const say = words[language];
  await page.getByRole('button', { name: say.setUp, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  const key = dialog.locator('code');
  await key.waitFor();
  expect(await page.locator('iframe:visible').count()).toBe(0);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await page.keyboard.type(codeOf(secret, -1));
  await page.keyboard.press('Enter');
  const codes = dialog.locator('li');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await dialog.getByRole('button', { name: say.saved }).press('Enter');
  await page.getByText(say.on, { exact: true }).waitFor();
  return { secret, recovery };
}

/** The first step of a sign-in, by keys alone. */
async function typePassword(page: Page, account: DemoAccountName): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name="account"]').waitFor();
  await page.keyboard.type(account);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('input[name="code"]').waitFor();
}

describe.each([
  ['zh-CN', 'admin'],
  ['en', 'maple'],
] as const)('two steps in %s', (language, account) => {
  test('are set up, and sign in by a code or a recovery code, by keyboard', async () => {
    const first = await portal.visit({ language });
    await signIn(first, account, '/security');
    const { secret, recovery } = await setUp(first, language);
    for (const code of [codeOf(secret, 0), recovery.toLowerCase()]) {
      const page = await portal.visit({ language });
      await typePassword(page, account);
      await page.getByRole('heading', { level: 1, name: words[language].title }).waitFor();
      await page.keyboard.type('000000');
      await page.keyboard.press('Enter');
      await page.locator('input[aria-invalid="true"]').waitFor();
      await page.locator('input[name="code"]').fill(code);
      await page.keyboard.press('Enter');
      await page.locator('#content').waitFor();
    }
  });
});

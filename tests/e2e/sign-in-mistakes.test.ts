import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetTries, languages, platformOf } from '#tests/support/journey.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({}, { keepsSent: true });

const words = {
  'zh-CN': {
    company: '企业登录',
    code: '验证码登录',
    required: '此项为必填',
    illegal: '参数不合法',
    ended: '未能登录',
  },
  en: {
    company: 'Company sign-in',
    code: 'Sign in by a code',
    required: 'Required',
    illegal: 'Parameter is illegal',
    ended: 'You are not signed in',
  },
} as const;

beforeEach(() => forgetTries(portal.database));

const field = (page: Page, name: string): Locator => page.locator(`input[name="${name}"]`);

/** The field is marked as wrong, and what is typed next goes there. */
async function expectWrong(page: Page, name: string): Promise<void> {
  await page.locator(`input[name="${name}"][aria-invalid="true"]`).waitFor();
  await expectFocus(page, name);
}

const expectFocus = (page: Page, name: string) =>
  expect.poll(() => field(page, name).evaluate((one) => document.activeElement === one)).toBe(true);

describe.each(languages)('a mistake by keyboard in %s', (language) => {
  const say = words[language];

  test('without the code of a company is said at the field', async () => {
    const page = await portal.visit({ language });
    await page.goto('/login');
    await page.getByRole('button', { name: say.company, exact: true }).press('Enter');
    await field(page, 'company').press('Enter');
    await expectWrong(page, 'company');
    await page.getByText(say.required).waitFor();
    await page.keyboard.type('harbour');
    expect(await field(page, 'company').getAttribute('aria-invalid')).not.toBe('true');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /飞书/ }).waitFor();
  });

  test('in a phone is said at the field, and a right one needs no more than Enter', async () => {
    const page = await portal.visit({ language });
    await page.goto('/login');
    await page.getByRole('button', { name: say.code, exact: true }).press('Enter');
    await field(page, 'target').press('Enter');
    await expectWrong(page, 'target');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expectWrong(page, 'target');
    await field(page, 'target').fill(language === 'en' ? '15413500001' : '15413500002');
    await page.keyboard.press('Enter');
    await page.getByRole('status').waitFor();
    await expectFocus(page, 'code');
    await page.keyboard.press('Enter');
    await expectWrong(page, 'code');
  });

  test('without an account to link is said at the fields', async () => {
    const page = await portal.visit({ language });
    await page.goto('/login');
    await page.getByRole('button', { name: say.company, exact: true }).press('Enter');
    await field(page, 'company').fill('harbour');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /统一身份认证/ }).press('Enter');
    await page.waitForURL((url) => url.origin === platformOf(portal.origin));
    await page.getByRole('link', { name: '周雨桐' }).press('Enter');
    await field(page, 'account').press('Enter');
    await expectWrong(page, 'account');
    expect(await page.getByText(say.required).count()).toBe(2);
  });

  test.each([
    '/tokenLogin?token=abc&token=def',
    '/login?authCorpId=a&userId=b&vCode=c&sign=d&appCode=e',
  ])('in the address %s is said on the page, which names no field', async (address) => {
    const page = await portal.visit({ language });
    await page.goto(address);
    await page.getByRole('alert').getByText(say.illegal).waitFor();
    await page.getByRole('heading', { level: 1, name: say.ended }).waitFor();
    await page.getByRole('button').last().press('Enter');
    await field(page, 'account').waitFor();
  });
});

import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetTries, languages, speakTo } from '#tests/support/journey.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

const words = {
  'zh-CN': {
    open: '注册新企业',
    next: '下一步',
    submit: '提交审核',
    done: '已提交',
    approve: '通过',
    pending: '审核中',
    approved: '已通过',
  },
  en: {
    open: 'Register a company',
    next: 'Next',
    submit: 'Send',
    done: 'Sent.',
    approve: 'Approve',
    pending: 'In review',
    approved: 'Approved',
  },
} as const;

beforeEach(() => forgetTries(portal.database));

/** Goes on by Tab until a button has the focus, and presses it. */
async function pressByTab(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  for (let steps = 0; steps < 20; steps += 1) {
    if (await button.evaluate((one) => document.activeElement === one)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

const expectFocus = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);

describe.each(languages)('a company by keyboard in %s', (language) => {
  const say = words[language];
  const company = language === 'en' ? 'Cedar Foods' : '青松食品';

  test('is asked for step by step, and an operator lets it in', async () => {
    await speakTo(portal.database, language);
    const page = await portal.visit({ language });
    await signIn(page, 'staff', '/company');
    await page.getByRole('button', { name: say.open }).first().press('Enter');
    await expectFocus(page, 'name');
    await page.keyboard.type(company);
    // A code with a space is wrong, and what is typed next mends it.
    await page.keyboard.press('Tab');
    await page.keyboard.type('two words');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Suzhou');
    await pressByTab(page, say.next);
    await expectFocus(page, 'code');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(`firm-${language.toLowerCase()}`);
    await pressByTab(page, say.next);
    await page.locator('input[name="contactName"]').waitFor();
    await pressByTab(page, say.next);
    await expectFocus(page, 'contactName');
    await page.keyboard.type('Chen Jing');
    await page.keyboard.press('Tab');
    await page.keyboard.type('13800138000');
    await pressByTab(page, say.next);
    await page.getByText('13800138000').waitFor();
    await pressByTab(page, say.submit);
    await page.getByText(say.done).first().waitFor();
    await page.goto('/compRecords');
    const asked = page.locator('li', { hasText: company });
    await asked.getByText(say.pending).waitFor();

    const office = await portal.visit({ language });
    await signIn(office, 'operator', '/portal/system/registrations');
    const app = await appFrame(office, 'system');
    await app.getByText(company).first().press('Enter');
    await app.getByRole('button', { name: say.approve, exact: true }).press('Enter');
    await app.getByRole('row').filter({ hasText: company }).getByText(say.approved).waitFor();
    await page.reload();
    await asked.getByText(say.approved).waitFor();
  });
});

import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { DEMO_PASSWORD } from '#gateway/seed/demo.ts';
import { codeAt, fromBase32, stepAt } from '#gateway/services/uac/second-factor/totp.ts';
import { signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';
import { letProofLapse } from '#tests/support/proofs.ts';

const portal = portalOfFile({}, { keepsSent: true });

const words = {
  'zh-CN': {
    setUp: '开启',
    saved: '我已保存',
    send: '获取验证码',
    proof: '验证登录密码',
    end: '结束超级登录',
  },
  en: {
    setUp: 'Set up',
    saved: 'I have saved them',
    send: 'Send the code',
    proof: 'Enter your password',
    end: 'End super login',
  },
} as const;

beforeEach(() =>
  portal.database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    for (const table of ['second_factor', 'sent_message', 'throttle'] as const) {
      await transaction.deleteFrom(table).execute();
    }
  }),
);

/** Proves a second factor in this session. */
async function proveFactor(page: Page, language: keyof typeof words): Promise<void> {
  await page.getByRole('button', { name: words[language].setUp, exact: true }).press('Enter');
  const key = page.getByRole('dialog').locator('code');
  await key.waitFor();
  const secret = fromBase32(((await key.textContent()) ?? '').replaceAll(' ', ''));
  await page.keyboard.type(codeAt(secret, stepAt(new Date())));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: words[language].saved }).press('Enter');
}

/** What the demo keeps of the mail with the code, as its operator reads it. */
function codeInOutbox(page: Page): Promise<string> {
  return page.evaluate(async (path) => {
    const headers = {
      clienttype: '1',
      channel: '2',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const answer = await fetch(path, { method: 'POST', headers, body: '' });
    return /"template":"superLogin"[^}]*?(\d{6})/.exec(await answer.text())?.[1] ?? '';
  }, calls.sentMessagePage.path);
}

describe('a super login', () => {
  test.each(['zh-CN', 'en'] as const)(
    'enters a company by keyboard and ends, in %s',
    async (language) => {
      await portal.database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
        transaction.updateTable('account').set({ locale: language }).execute(),
      );
      const page = await portal.visit({ language });
      await signIn(page, 'operator', '/security');
      await proveFactor(page, language);
      await page.goto('/superLogin');
      await page.locator('input[name="company"]').waitFor();
      for (const value of ['harbour', 'hr', '客户报错，需要复现', 'T-17']) {
        await page.keyboard.type(value);
        await page.keyboard.press('Tab');
      }
      await page.getByRole('button', { name: words[language].send }).press('Enter');
      await expect.poll(() => codeInOutbox(page)).toMatch(/^\d{6}$/);
      await page.locator('input[name="code"]').fill(await codeInOutbox(page));
      await letProofLapse(portal.database, 'operator');
      await page.keyboard.press('Enter');
      const proof = page.getByRole('dialog', { name: words[language].proof });
      await proof.locator('input[name="password"]').waitFor();
      await page.keyboard.type(DEMO_PASSWORD);
      await page.keyboard.press('Enter');
      const end = page.getByRole('button', { name: words[language].end });
      await end.waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/portal/);
      await end.press('Enter');
      await page.locator('input[name="account"]').waitFor();
    },
  );
});

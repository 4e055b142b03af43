/** What tests ask of a page on which a person signs in. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { encodeCall } from '#bridge/calls/kit/send.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { DEMO_PASSWORD } from '#gateway/seed/demo.ts';

/** The languages of the product, in each of which a journey is made. */
export const languages = ['zh-CN', 'en'] as const;

/** A language of the product. */
export type Language = (typeof languages)[number];

/** Where the demo platform of a portal is. */
export function platformOf(origin: string): string {
  return origin.replace('atrium.localhost', 'localhost');
}

/** Lets a journey sign in more often than one address may in a minute, and forgets what was sent. */
export function forgetTries(database: GatewayDatabase): Promise<void> {
  return database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    await transaction.deleteFrom('throttle').execute();
    await transaction.deleteFrom('sent_message').execute();
  });
}

/** Gives every account a language, which is the one of the pages after its sign-in. */
export async function speakTo(database: GatewayDatabase, language: Language): Promise<void> {
  await database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
    transaction.updateTable('account').set({ locale: language }).execute(),
  );
}

/** Gives an account the password of the demo again, which `manager` never changes, for a journey after this one. */
export async function restorePassword(database: GatewayDatabase, loginName: string): Promise<void> {
  await database.withOperatorTransaction({ accountId: null }, 'write', async (transaction) => {
    const { password_hash } = await transaction
      .selectFrom('account')
      .select('password_hash')
      .where('login_name', '=', 'manager')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('account')
      .set({ password_hash })
      .where('login_name', '=', loginName)
      .execute();
  });
}

/** Types an account and a password on the sign-in page, and presses Enter. */
export async function typePassword(page: Page, account: string, password = DEMO_PASSWORD) {
  await page.locator('input[name="account"]').waitFor();
  await page.locator('input[name="account"]').fill('');
  await page.locator('input[name="account"]').focus();
  await page.keyboard.type(account);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Waits for the portal of an origin, and checks whose it is. */
export async function expectPortalOf(page: Page, origin: string, account: string): Promise<void> {
  await page.locator('#content').waitFor();
  expect(new URL(page.url()).origin).toBe(origin);
  expect(await accountOf(page)).toContain(`"account":"${account}"`);
}

/** What the gateway says of the session of a page. */
export function accountOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const headers = { clienttype: '1', channel: '2' };
    return (await fetch('/gateway/uac/web/getLoginUserInfo', { headers })).text();
  });
}

/** Speaks a call as the person who is signed in on a page; fails the test where it is refused. */
export async function askAs<C extends AnyCall>(
  page: Page,
  call: C,
  request: RequestOf<C>,
): Promise<ResultOf<C>> {
  const { address, body, type } = encodeCall(call, request);
  const sent = { address, method: call.method, body: body ?? undefined, type };
  const answer = await page.evaluate(async (given) => {
    const { address: path, method, body: text, type: content } = given;
    const headers = { clienttype: '1', channel: '2', ...(content && { 'content-type': content }) };
    return (await fetch(path, { method, headers, ...(text && { body: text }) })).json();
  }, sent);
  if (answer.code !== 0) throw new Error(`${call.name} was refused: ${answer.msg}`);
  return answer.result;
}

/** The code that came to a phone or an address, as the demo platform shows it; the newest is first. */
export async function codeOnPhone(page: Page, origin: string, target: string): Promise<string> {
  const phone = await page.context().newPage();
  let code = '';
  await expect
    .poll(async () => {
      await phone.goto(`${platformOf(origin)}/demo-platform`);
      // The steps above the messages name a number too.
      const shown = phone.locator('.messages li', { hasText: target }).first();
      const words = await shown.textContent({ timeout: 500 }).catch(() => '');
      code = /\b(\d{6})\b/.exec(words ?? '')?.[1] ?? '';
      return code;
    })
    .not.toBe('');
  await phone.close();
  return code;
}

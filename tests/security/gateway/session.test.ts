import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { tenantHeader } from '#bridge/calls/kit/headers.ts';
import { sessionCookie } from '#gateway/http/cookies.ts';
import { raisePermissionMark } from '#gateway/services/uac/permission-mark.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
let north: string;
let south: string;
let both: string;

beforeAll(async () => {
  gateway = await openTestGateway();
  const { database } = gateway;
  north = await buildEmptyTenant(database, 'north');
  south = await buildEmptyTenant(database, 'south');
  await buildPerson(database, { loginName: 'staff', tenantIds: [north] });
  await buildPerson(database, { loginName: 'chief', tenantIds: [north], isSuper: true });
  await buildPerson(database, { loginName: 'operator', tenantIds: [north], isOperator: true });
  both = await buildPerson(database, { loginName: 'both', tenantIds: [north, south] });
});
afterAll(() => gateway.close());

async function signedIn(account: string): Promise<ShellClient> {
  const browser = gateway.browser();
  await browser.signIn(account);
  return browser;
}

/** A second browser that holds the same cookie, as a thief or a parallel call would. */
function copyOf(browser: ShellClient): ShellClient {
  const copy = gateway.browser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

async function codeOf(browser: ShellClient) {
  return (await browser.call(calls.currentSession, {})).code;
}

/** What a gateway remembers of a session is at most this old. */
const remembered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000));

describe('a session', () => {
  test('is needed for everything but signing in and out', async () => {
    const nobody = gateway.browser();
    for (const call of Object.values(calls)) {
      const { code } = await nobody.send(call, {});
      if (call.access.kind === 'public') expect(code).not.toBe('loginInvalid');
      else expect(code, call.name).toBe('loginInvalid');
    }
  });

  test('is not made from a cookie that was chosen before (T35)', async () => {
    const browser = gateway.browser();
    const planted = 'A'.repeat(43);
    browser.cookies.set(sessionCookie, planted);
    await browser.signIn('staff');
    expect(browser.cookies.get(sessionCookie)).not.toBe(planted);
  });

  test('of the same browser ends when it signs in once more (T35)', async () => {
    const browser = await signedIn('staff');
    const old = copyOf(browser);
    await browser.signIn('staff');
    expect(await codeOf(old)).toBe('loginInvalid');
    expect(await codeOf(browser)).toBe('ok');
  });

  test('ends with logout, on every copy of its cookie (T35)', async () => {
    const browser = await signedIn('staff');
    const copy = copyOf(browser);
    const { code } = await browser.call(calls.logout, {});
    expect(code).toBe('ok');
    expect(browser.cookies.has(sessionCookie)).toBe(false);
    expect(await codeOf(copy)).toBe('loginInvalid');
    expect((await browser.call(calls.logout, {})).code).toBe('ok');
  });

  test.each([
    ['staff', 29, 31],
    ['chief', 14, 16],
    ['operator', 14, 16],
  ] as const)('of %s lives %i minutes without use and not %i', async (account, alive, dead) => {
    const used = await signedIn(account);
    const idle = await signedIn(account);
    gateway.clock.advance(alive * MINUTE);
    expect(await codeOf(used)).toBe('ok');
    gateway.clock.advance((dead - alive) * MINUTE);
    expect(await codeOf(idle)).toBe('loginInvalid');
    expect(await codeOf(used)).toBe('ok');
  });

  test.each([
    ['staff', 12],
    ['operator', 8],
  ] as const)('of %s ends after %i hours however it is used', async (account, hours) => {
    const browser = await signedIn(account);
    for (let spent = 0; spent + 10 < hours * 60; spent += 10) {
      gateway.clock.advance(10 * MINUTE);
      expect(await codeOf(browser)).toBe('ok');
    }
    gateway.clock.advance(10 * MINUTE);
    expect(await codeOf(browser)).toBe('loginInvalid');
  });

  test('gets a new id every fifteen minutes; the old one works thirty seconds more', async () => {
    const browser = await signedIn('staff');
    const parallel = copyOf(browser);
    const before = browser.cookies.get(sessionCookie);
    gateway.clock.advance(16 * MINUTE);
    expect(await codeOf(browser)).toBe('ok');
    expect(browser.cookies.get(sessionCookie)).not.toBe(before);
    gateway.clock.advance(20_000);
    expect(await codeOf(parallel)).toBe('ok');
    expect(parallel.cookies.get(sessionCookie)).toBe(before);
    gateway.clock.advance(20_000);
    expect(await codeOf(parallel)).toBe('loginInvalid');
    expect(await codeOf(browser)).toBe('ok');
  });

  test('is one of five at most: a sixth sign-in ends the oldest', async () => {
    const browsers: ShellClient[] = [];
    for (let count = 0; count < 6; count += 1) browsers.push(await signedIn('both'));
    const codes = await Promise.all(browsers.map(codeOf));
    expect(codes).toEqual(['loginInvalid', 'ok', 'ok', 'ok', 'ok', 'ok']);
  });

  test('ends within a second when the account is disabled, and for good', async () => {
    const id = await buildPerson(gateway.database, { loginName: 'fired', tenantIds: [north] });
    const browser = await signedIn('fired');
    expect(await codeOf(browser)).toBe('ok');
    await gateway.database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
      transaction.updateTable('account').set({ status: 'disabled' }).where('id', '=', id).execute(),
    );
    await remembered();
    expect(await codeOf(browser)).toBe('loginInvalid');
    await gateway.database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
      transaction.updateTable('account').set({ status: 'active' }).where('id', '=', id).execute(),
    );
    await remembered();
    expect(await codeOf(browser)).toBe('loginInvalid');
  });

  test('of an account that left the company is told so', async () => {
    const accountId = await buildPerson(gateway.database, {
      loginName: 'left',
      tenantIds: [north],
    });
    const browser = await signedIn('left');
    await gateway.database.withTransaction({ tenantId: north, accountId }, 'write', (transaction) =>
      transaction
        .updateTable('membership')
        .set({ status: 'suspended' })
        .where('tenant_id', '=', north)
        .where('account_id', '=', accountId)
        .execute(),
    );
    const { status, code, answer } = await browser.call(calls.loginPermission, {});
    expect({ status, code, number: answer.code }).toEqual({
      status: 403,
      code: 'accountChanged',
      number: 404001,
    });
  });
});

describe('moving to another company', () => {
  test('gives a new session and ends the old one (T35)', async () => {
    const browser = await signedIn('both');
    const old = copyOf(browser);
    const { answer } = await browser.call(calls.switchTenant, { tenantId: south });
    expect(answer.result?.tenant.code).toBe('south');
    expect(await codeOf(old)).toBe('loginInvalid');
    await browser.call(calls.switchTenant, { tenantId: north });
  });

  test('is refused where the person does not belong, as if there were no such company', async () => {
    const browser = await signedIn('staff');
    const foreign = await browser.call(calls.switchTenant, { tenantId: south });
    const absent = await browser.call(calls.switchTenant, { tenantId: both });
    expect([foreign.code, absent.code]).toEqual(['notFound', 'notFound']);
    expect(await codeOf(browser)).toBe('ok');
  });

  test('makes a page of the old company refuse its next call (T37)', async () => {
    const browser = await signedIn('both');
    const oldPage = { headers: { [tenantHeader]: north } };
    expect((await browser.call(calls.loginPermission, {}, oldPage)).code).toBe('ok');
    await browser.call(calls.switchTenant, { tenantId: south });
    const { answer, code } = await browser.call(calls.loginPermission, {}, oldPage);
    expect([answer.code, code]).toEqual([404110, 'permissionChanged']);
    await browser.call(calls.switchTenant, { tenantId: north });
  });

  test('gains no time', async () => {
    const browser = await signedIn('both');
    for (let spent = 0; spent < 11 * 60; spent += 20) {
      gateway.clock.advance(20 * MINUTE);
      expect(await codeOf(browser)).toBe('ok');
    }
    await browser.call(calls.switchTenant, { tenantId: south });
    for (let spent = 0; spent < 60; spent += 20) gateway.clock.advance(20 * MINUTE);
    expect(await codeOf(browser)).toBe('loginInvalid');
  });
});

describe('the permission mark', () => {
  test('says changed after a change of rights, until it is taken note of', async () => {
    const browser = await signedIn('both');
    const { answer } = await browser.call(calls.loginPermission, {});
    const appMark = answer.result?.permissionData.mark ?? '';
    expect((await browser.call(calls.hasPermissionMark, { appMark })).answer.result).toBe(false);

    const tenantId = (await browser.call(calls.currentSession, {})).answer.result?.tenant.id ?? '';
    await gateway.database.withTransaction({ tenantId, accountId: both }, 'write', (transaction) =>
      raisePermissionMark(transaction, tenantId, [both]),
    );
    expect((await browser.call(calls.hasPermissionMark, { appMark })).answer.result).toBe(true);

    const before = browser.cookies.get(sessionCookie);
    const cleared = await browser.call(calls.clearPermissionMark, { appMark });
    const mark = cleared.answer.result?.mark ?? '';
    expect(mark).not.toBe(appMark);
    expect(browser.cookies.get(sessionCookie)).not.toBe(before);
    const after = await browser.call(calls.hasPermissionMark, { appMark: mark });
    expect(after.answer.result).toBe(false);
  });

  test('lists the functions, and all of them for a super user', async () => {
    await buildPerson(gateway.database, {
      loginName: 'reader',
      tenantIds: [north],
      functions: ['personnel.roster'],
    });
    const reader = await signedIn('reader');
    const { answer } = await reader.call(calls.loginPermission, {});
    expect(answer.result?.permissionData).toMatchObject({
      isSuper: false,
      menus: [{ functionId: 'personnel.roster' }],
      btns: [],
    });
    const chief = await signedIn('chief');
    const all = (await chief.call(calls.loginPermission, {})).answer.result?.permissionData;
    expect(all?.isSuper).toBe(true);
    expect(all?.menus).toHaveLength(3);
    expect(all?.btns).toHaveLength(3);
  });
});

test('what a person prefers is remembered', async () => {
  const browser = await signedIn('staff');
  await browser.call(calls.updatePreferences, { locale: 'en' });
  const { answer } = await gateway.browser().call(calls.login, { account: 'staff', password });
  expect(answer.result?.user.locale).toBe('en');
});

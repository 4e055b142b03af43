import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { hashPassword } from '#gateway/services/uac/passwords.ts';
import { TRIES_PER_ADDRESS, TRIES_PER_TENANT } from '#gateway/services/uac/sign-in-throttle.ts';
import { buildEmptyTenant, buildPerson, password } from '#tests/support/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

const ACCOUNTS = 1000;
/** The last one is right for every account. */
const passwords = [...Array.from({ length: 19 }, (_, at) => `Leaked-List#${at}`), password];
const AT_ONCE = 8;

let gateway: TestGateway;
let company: string;

beforeAll(async () => {
  gateway = await openTestGateway();
  company = await buildEmptyTenant(gateway.database, 'stuffed');
  await buildPerson(gateway.database, { loginName: nameOf(0), tenantIds: [company] });
  await buildPerson(gateway.database, { loginName: nameOf(1), tenantIds: [company] });
  const password_hash = await hashPassword(password);
  const rest = Array.from({ length: ACCOUNTS - 2 }, (_, at) => ({
    id: uuid7(),
    login_name: nameOf(at + 2),
    display_name: nameOf(at + 2),
    password_hash,
    managed_by: company,
    last_tenant_id: company,
  }));
  await gateway.database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
    transaction.insertInto('account').values(rest).execute(),
  );
});
afterAll(() => gateway.close());

function nameOf(at: number): string {
  return `stuffed-${at}`;
}

function signIn(browser: ShellClient, at: number, typed: string, address: string) {
  return browser.call(calls.login, { account: nameOf(at), password: typed }, { address });
}

/**
 * Tries a list of passwords on every account, one after another, each password from a network of its own: no account has
 * more than one try from one network. Returns how often each code came back.
 */
async function stuff(): Promise<Map<string, number>> {
  const codes = new Map<string, number>();
  const begun = gateway.clock.now().getTime();
  let next = 0;
  const worker = async (): Promise<void> => {
    const browser = gateway.browser();
    while (next < ACCOUNTS * passwords.length) {
      // All of it comes within one minute, however long this machine takes for it.
      gateway.clock.advance(begun - gateway.clock.now().getTime());
      const [round, at] = [Math.floor(next / ACCOUNTS), next % ACCOUNTS];
      next += 1;
      const { code = 'none' } = await signIn(
        browser,
        at,
        passwords[round] ?? '',
        `10.${round}.0.7`,
      );
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return codes;
}

test('20 passwords on 1,000 accounts from 20 networks open none, and keep no owner out (T32)', async () => {
  const owned = gateway.browser();
  expect((await signIn(owned, 0, password, '192.0.2.7')).code).toBe('ok');

  const codes = await stuff();
  expect([...codes.values()].reduce((sum, count) => sum + count, 0)).toBe(20_000);
  expect(codes.get('ok')).toBeUndefined();
  expect([...codes.keys()].toSorted()).toEqual(['throttled', 'uac.wrongPassword']);
  // What was looked at: no network and no company beyond its minute.
  expect(codes.get('uac.wrongPassword')).toBeGreaterThanOrEqual(TRIES_PER_ADDRESS);
  expect(codes.get('uac.wrongPassword')).toBeLessThanOrEqual(TRIES_PER_TENANT);

  // The browser that knows its owner waits for no one, in the same minute and on the network of the attack.
  expect((await signIn(owned, 0, password, '10.19.0.7')).code).toBe('ok');
  // Another owner, whose browser is new, waits for the rest of that minute and is not locked.
  gateway.clock.advance(61_000);
  expect((await signIn(gateway.browser(), 1, password, '198.51.100.7')).code).toBe('ok');
}, 300_000);

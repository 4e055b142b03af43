import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { deviceCookie } from '#gateway/http/cookies.ts';
import { newSecret } from '#gateway/services/uac/secrets.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway();
  const tenantIds = [await buildEmptyTenant(gateway.database, 'north')];
  await buildPerson(gateway.database, { loginName: 'known', tenantIds });
});
afterAll(() => gateway.close());
afterEach(() => vi.restoreAllMocks());

/** Every statement of one try, and which of its values are nothing: a comparison with nothing is no look-up. */
async function statementsOf(account: string, address: string, device: string | null) {
  const browser = gateway.browser();
  if (device !== null) browser.cookies.set(deviceCookie, device);
  const seen: string[] = [];
  // What the gateway knows of the apps is read again now and then, whoever asks.
  await gateway.services.registered.refreshNow();
  const send: (this: pg.Client, ...given: unknown[]) => unknown = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ): unknown {
    const [query] = given as [string | { text: string; values?: unknown[] }];
    const { text, values = [] } = typeof query === 'string' ? { text: query } : query;
    const isInsert = text.startsWith('insert');
    seen.push(isInsert ? text : `${text} ${values.map((value) => value === null).join()}`);
    return Reflect.apply(send, this, given);
  } as typeof pg.Client.prototype.query);
  const sent = await browser.call(
    calls.login,
    { account, password: 'not the password' },
    { address },
  );
  vi.restoreAllMocks();
  return { code: sent.code, seen };
}

describe.each<readonly [string, () => string | null]>([
  ['without a device', () => null],
  ['with the mark of a browser that signed in to some account', newSecret],
])('a try %s', (_, device) => {
  test('asks the database the same of a name that is there and of one that is not', async () => {
    const address = device() === null ? '10.1.1.1' : '10.1.2.1';
    for (let time = 0; time < 15; time += 1) {
      const known = await statementsOf('known', address, device());
      const unknown = await statementsOf('nobody', address, device());
      expect(unknown).toEqual(known);
      expect(known.code).toBe(time < 10 ? 'uac.wrongPassword' : 'throttled');
    }
  });
});

import { AsyncLocalStorage } from 'node:async_hooks';
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

/** Set for all that one try causes: on a busy machine the gateway's own rounds fall into it as well. */
const ofTry = new AsyncLocalStorage<boolean>();
/** What every request may ask again once a second is over, whoever signs in. */
const ofAnybody = /app_event|app_decision|app_enablement|app_version|registered_app|from "brand"/;

/** A statement, and the connection that it went over. */
interface Sent {
  readonly client: pg.Client;
  readonly line: string;
}

/** Every statement of one try, and which of its values are nothing: a comparison with nothing is no look-up. */
async function statementsOf(account: string, address: string, device: string | null) {
  const browser = gateway.browser();
  if (device !== null) browser.cookies.set(deviceCookie, device);
  const seen: Sent[] = [];
  const send: (this: pg.Client, ...given: unknown[]) => unknown = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ): unknown {
    const [query] = given as [string | { text: string; values?: unknown[] }];
    const { text, values = [] } = typeof query === 'string' ? { text: query } : query;
    const isInsert = text.startsWith('insert');
    const line = isInsert ? text : `${text} ${values.map((value) => value === null).join()}`;
    if (ofTry.getStore()) seen.push({ client: this, line });
    return Reflect.apply(send, this, given);
  } as typeof pg.Client.prototype.query);
  const typed = { account, password: 'not the password' };
  const sent = await ofTry.run(true, () => browser.call(calls.login, typed, { address }));
  vi.restoreAllMocks();
  return { code: sent.code, seen: transactionsOf(seen) };
}

/**
 * Statements by transaction, without those that have nothing to do with who signs in. What every request may ask again
 * runs in several transactions at once, each on a client of its own.
 */
function transactionsOf(seen: readonly Sent[]): string[][] {
  const all: string[][] = [];
  const open = new Map<pg.Client, string[]>();
  for (const { client, line } of seen) {
    const begun = line.startsWith('begin') ? undefined : open.get(client);
    const lines = begun ?? [];
    lines.push(line);
    if (begun !== undefined) continue;
    open.set(client, lines);
    all.push(lines);
  }
  return all.filter((lines) => !lines.some((line) => ofAnybody.test(line)));
}

describe.each<readonly [string, () => string | null]>([
  ['without a device', () => null],
  ['with the mark of a browser that signed in to some account', newSecret],
])('a try %s', (_, device) => {
  test('asks the database the same of a name that is there and of one that is not (T33)', async () => {
    const address = device() === null ? '10.1.1.1' : '10.1.2.1';
    for (let time = 0; time < 15; time += 1) {
      const known = await statementsOf('known', address, device());
      const unknown = await statementsOf('nobody', address, device());
      expect(unknown).toEqual(known);
      expect(known.seen.flat().length).toBeGreaterThan(4);
      const codeOf = ['uac.wrongPassword', 'uac.challengeNeeded', 'throttled'];
      expect(known.code).toBe(codeOf[Math.floor(time / 5)]);
    }
  });
});

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { DatabaseBusyError } from '#gateway/db/errors.ts';
import { forAddress } from '#gateway/db/requester.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';

/** Seconds that one piece of work keeps a client, by how many clients there are. */
const work = { PGlite: 0.05, PostgreSQL: 0.5 } as const;

/** Asks for ever from so many addresses that no turn comes round in time; resolves with what they were refused with. */
async function keepBusy({ database }: TestGateway, seconds: number, until: AbortSignal) {
  const refusals: unknown[] = [];
  const ask = async (address: string): Promise<void> => {
    while (!until.aborted) {
      await forAddress(
        address,
        () => false,
        () =>
          database.withOperatorTransaction({ accountId: null }, 'read', (transaction) =>
            sql`select pg_sleep(${seconds})`.execute(transaction),
          ),
      ).catch((error: unknown) => void refusals.push(error));
    }
  };
  await Promise.all(Array.from({ length: 200 }, (_, index) => ask(`192.0.2.${index}`)));
  return refusals;
}

describe.each(databaseKinds)('%s with more to do than it can', (kind) => {
  test('refuses with 503 and says when to come again', async () => {
    const gateway = await openTestGateway({ kind });
    const tenant = await buildEmptyTenant(gateway.database, 'north');
    await buildPerson(gateway.database, { loginName: 'worker', tenantIds: [tenant] });
    const browser = gateway.browser();
    await browser.signIn('worker');
    const over = new AbortController();
    const crowd = keepBusy(gateway, work[kind], over.signal);
    const { status, code, headers, answer } = await browser.call(calls.currentSession, {});
    over.abort();
    const refusals = await crowd;
    await gateway.close();
    expect({ status, code }).toEqual({ status: 503, code: 'busy' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.retryAfter).toBeGreaterThan(0);
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.every((error) => error instanceof DatabaseBusyError)).toBe(true);
    expect(gateway.logged.filter((line) => line.includes('"internal"'))).toEqual([]);
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notify } from '#gateway/db/notify.ts';
import { type OpenTestDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildTenant } from '#tests/support/identity.ts';

let open: OpenTestDatabase;

beforeAll(async () => {
  open = await openTestDatabase('PostgreSQL');
});

afterAll(async () => {
  await open.database.close();
  await open.remove();
});

/** Ends every client of the gateway, as a restart of the server does. */
function loseClients(): Promise<unknown> {
  return open.tryAsOwner((client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  );
}

test('a transaction whose client is lost fails, and the next one is served', async () => {
  const { database } = open;
  const tenant = await buildTenant(database);
  const losing = database.withTransaction(tenant, 'write', async (transaction) => {
    await loseClients();
    return sql`select 1`.execute(transaction);
  });
  await expect(losing).rejects.toThrow();
  await wait(100);
  await expect(database.ping()).resolves.toBeUndefined();
});

test('a listener hears again after its client was lost', async () => {
  const { database } = open;
  const tenant = await buildTenant(database);
  const { promise, resolve } = Promise.withResolvers<string>();
  const stop = await database.subscribe('permission_mark', resolve);
  await loseClients();
  const heard = promise.then(() => true);
  for (let tries = 0; tries < 50; tries += 1) {
    await database
      .withTransaction(tenant, 'write', (transaction) =>
        notify(transaction, 'permission_mark', 'again'),
      )
      .catch(() => undefined);
    if (await Promise.race([heard, wait(100, false)])) break;
  }
  await expect(promise).resolves.toBe('again');
  await stop();
});

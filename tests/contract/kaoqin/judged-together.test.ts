import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reevaluate } from '#gateway/services/kaoqin/days/reevaluate.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

eachDemo('days that are judged together', (current) => {
  test.each([3, 4000])('%i people take few locks of the server', async (count) => {
    const demo = current();
    const { database, clock } = demo.gateway;
    const tenantId = await tenantOf(database, 'maple');
    const people = Array.from({ length: count }, () => randomUUID());
    const range = { from: demo.today, to: demo.today };
    const locks = await database.withTransaction(
      { tenantId, accountId: null },
      'write',
      async (transaction) => {
        const context = { database: transaction, tenantId, now: () => clock.now() };
        await reevaluate(context, people, range, 'skip');
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
          where locktype = 'advisory' and pid = pg_backend_pid()`.execute(transaction);
        return rows[0]?.count ?? 0;
      },
    );
    expect(locks).toBeGreaterThan(0);
    expect(locks).toBeLessThan(600);
  });
});

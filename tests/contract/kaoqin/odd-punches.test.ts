import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { reevaluate } from '#gateway/services/kaoqin/days/reevaluate.ts';
import { plantCanaries } from '#tests/support/canaries.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

eachDemo('days of a company', (current) => {
  test('are judged whatever its texts hold, and nothing of them gets into an error', async () => {
    const { gateway } = current();
    const tenantId = await tenantOf(gateway.database, 'maple');
    await plantCanaries(gateway.asOwner, tenantId);
    const now = () => gateway.clock.now();
    const to = dayOf(now());
    const range = { from: addDays(to, -2), to };
    const place = { tenantId, accountId: null };
    const people = await gateway.database.withTransaction(place, 'write', async (database) => {
      const { rows } = await sql<{ readonly id: string }>`
        select id from employment where tenant_id = ${tenantId}`.execute(database);
      const ids = rows.map(({ id }) => id);
      await reevaluate({ database, tenantId, now }, ids, range, 'skip');
      return ids.length;
    });
    expect(people).toBeGreaterThan(10);
  });
});

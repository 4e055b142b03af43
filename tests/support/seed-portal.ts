/**
 * Fills the data folder that is its first argument with the demo companies of the day that is its second; a process of
 * its own, run once. Nobody has a must-read waiting: it would lie over whatever a test looks at.
 */

import { sql } from 'kysely';
import { silentLog } from '#gateway/db/log.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { seedDemo } from '#gateway/seed/demo.ts';

const [dataDir = '', day = ''] = process.argv.slice(2);
const database = await openDatabase(
  { dataDir, databaseUrl: null, databaseOwnerUrl: null },
  silentLog,
);
await seedDemo(database, new Date(day));
const tenants = await database.withOperatorTransaction({ accountId: null }, 'read', (transaction) =>
  transaction.selectFrom('tenant').select('id').execute(),
);
for (const { id: tenantId } of tenants) {
  await database.withTransaction({ tenantId, accountId: null }, 'write', (transaction) =>
    sql`insert into notice_read (tenant_id, notice_id, account_id, received_at, read_at)
      select n.tenant_id, n.id, m.account_id, n.published_at, n.published_at
      from notice n join membership m on m.tenant_id = n.tenant_id
      where n.tenant_id = ${tenantId} and n.must_read_seconds is not null
      on conflict do nothing`.execute(transaction),
  );
}
await database.close();

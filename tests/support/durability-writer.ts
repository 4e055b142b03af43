import { silentLog } from '#gateway/db/log.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';

// Writes two rows per transaction until it is killed, and prints a number once its rows are
// acknowledged. Arguments: the data folder, a tenant, an account, the first number.

const [dataDir = '', tenantId = '', accountId = '', first = '0'] = process.argv.slice(2);
const database = await openDatabase(
  { dataDir, databaseUrl: null, databaseOwnerUrl: null },
  silentLog,
);
for (let number = Number(first); ; number += 1) {
  const roleId = uuid7();
  await database.withTransaction({ tenantId, accountId }, 'write', async (transaction) => {
    const code = `n${number}`;
    await transaction
      .insertInto('role')
      .values({ tenant_id: tenantId, id: roleId, code, name_zh: code, name_en: code })
      .execute();
    await transaction
      .insertInto('role_function')
      .values({ tenant_id: tenantId, role_id: roleId, function_id: code })
      .execute();
  });
  process.stdout.write(`${number}\n`);
}

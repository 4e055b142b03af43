/** Fills the data folder that is its first argument with the demo companies; a process of its own, run once. */

import { silentLog } from '#gateway/db/log.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { seedDemo } from '#gateway/seed/demo.ts';

const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase(
  { dataDir, databaseUrl: null, databaseOwnerUrl: null },
  silentLog,
);
await seedDemo(database, new Date());
await database.close();

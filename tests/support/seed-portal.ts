/**
 * Fills the data folder that is its first argument with the demo companies of the day that is its second, with no
 * must-read waiting; a process of its own, run once.
 */

import { silentLog } from '#gateway/db/log.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { seedDemo } from '#gateway/seed/demo.ts';
import { readEveryNotice } from './demo-templates.ts';

const [dataDir = '', day = ''] = process.argv.slice(2);
const database = await openDatabase(
  { dataDir, databaseUrl: null, databaseOwnerUrl: null },
  silentLog,
);
await seedDemo(database, new Date(day));
await readEveryNotice(database);
await database.close();

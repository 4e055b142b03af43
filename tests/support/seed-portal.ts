/**
 * Fills the data folder that is its first argument with the demo companies: the second one is the day and `demo`, or
 * `portal` for no must-read waiting. A process of its own, run once.
 */

import { silentLog } from '#gateway/db/log.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { seedDemo } from '#gateway/seed/demo.ts';
import { readEveryNotice } from './demo-templates.ts';

const [dataDir = '', wanted = ''] = process.argv.slice(2);
const [day = '', template = ''] = wanted.split(' ');
const database = await openDatabase(
  { dataDir, databaseUrl: null, databaseOwnerUrl: null },
  silentLog,
);
await seedDemo(database, new Date(day));
if (template === 'portal') await readEveryNotice(database);
await database.close();

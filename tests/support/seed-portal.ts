/**
 * Fills the data folder that is its first argument with the demo companies: the second one is the day and `demo`, or
 * `portal` for no must-read waiting. A process of its own, run once.
 */

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
await dropSpareLog(join(dataDir, 'database', 'pg_wal'));

/** Of a database that was closed only the first segment of its log is of use; each copy would take all of them along. */
async function dropSpareLog(folder: string): Promise<void> {
  const segments = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
  for (const spare of segments.slice(1)) await rm(join(folder, spare));
}

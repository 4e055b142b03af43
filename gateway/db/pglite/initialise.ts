import { describeError } from '../errors.ts';
import { silentLog } from '../log.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { openPglite } from './backend.ts';
import { PgliteEngine } from './engine.ts';

// Creates and migrates the database in the folder given as the only argument, then ends.

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('The folder of the new database is missing.');
try {
  const backend = await openPglite(new PgliteEngine({ directory }, silentLog), silentLog);
  const migrations = await readMigrations();
  await backend.withOwner((client) => migrate(client, migrations));
  await backend.close();
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}

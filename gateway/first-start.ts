import { DatabaseStartError } from './db/errors.ts';
import { silentLog } from './db/log.ts';
import { openDatabase } from './db/open-database.ts';
import { makeStartCode, START_CODE_MINUTES } from './services/tum/start-codes.ts';
import { readSettings, SettingsError } from './settings.ts';

/** Makes a code by which the person at the server makes an operator, also where the one before is lost. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, silentLog);
  try {
    const address = await makeStartCode(database, settings.publicOrigin, new Date());
    process.stdout.write(
      `${address}\nThe address works once, for ${START_CODE_MINUTES} minutes; an earlier one no longer works.\n`,
    );
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const isPlain = error instanceof SettingsError || error instanceof DatabaseStartError;
  const isError = error instanceof Error;
  process.stderr.write(`${isError ? (isPlain ? error.message : error.stack) : String(error)}\n`);
  process.exit(1);
});

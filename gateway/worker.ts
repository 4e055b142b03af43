import { DatabaseStartError } from './db/errors.ts';
import { openDatabase } from './db/open-database.ts';
import { BuildOutputError, buildFolder, openBuildOutput } from './http/build-output.ts';
import { createLog } from './http/log.ts';
import { createServices } from './services/create-services.ts';
import { createJobWorker } from './services/jobs/create-worker.ts';
import { readSettings, SettingsError } from './settings.ts';

/** Milliseconds between two looks at which apps there are. */
const APPS = 10_000;

/** A process that runs background jobs and serves no requests. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl === null) {
    throw new SettingsError(
      'The embedded database serves one process, which runs its jobs itself: set DATABASE_URL for a worker.',
    );
  }
  if (settings.jobSlots === 0) {
    throw new SettingsError(
      'JOB_SLOTS is 0: leave it empty, or say how many jobs this worker runs.',
    );
  }
  const log = createLog(settings);
  const output = openBuildOutput(settings, buildFolder);
  const database = await openDatabase(settings, log);
  const now = (): Date => new Date();
  const services = createServices(settings, database, () => output().apps, now, log);
  await services.registered.refresh();
  const worker = createJobWorker({ services, slots: settings.jobSlots, now, log });
  await Promise.all([worker.start(), services.outbox.start()]);
  const apps = setInterval(() => {
    services.registered.refresh().catch((error: unknown) => log.warn({ err: error }, 'no apps'));
  }, APPS);
  const stop = async (): Promise<void> => {
    clearInterval(apps);
    await Promise.all([worker.stop(), services.outbox.stop()]);
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  process.stdout.write(`A worker runs up to ${settings.jobSlots} jobs at once.\n`);
}

main().catch((error: unknown) => {
  const isPlain = [SettingsError, DatabaseStartError, BuildOutputError].some(
    (kind) => error instanceof kind,
  );
  const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});

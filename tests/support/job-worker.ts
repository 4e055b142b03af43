import { silentLog } from '#gateway/db/log.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { collectJobKinds } from '#gateway/jobs/job-kind.ts';
import { JobWorker } from '#gateway/jobs/worker.ts';
import { markJob } from './job-marks.ts';

// Runs marking jobs until it is killed, and prints a line for each attempt it begins. Arguments: the settings of the
// database as JSON, and the milliseconds its clock is ahead.

const [settings = '{}', ahead = '0'] = process.argv.slice(2);
const database = await openDatabase(JSON.parse(settings), silentLog);
const worker = new JobWorker({
  database,
  kinds: collectJobKinds([markJob(() => process.stdout.write('began\n'))]),
  name: `process ${process.pid}`,
  slots: 6,
  now: () => new Date(Date.now() + Number(ahead)),
  callerOf: () => Promise.reject(new Error('Marks are nobody’s.')),
  onFailure: (error) => process.stderr.write(`${String(error)}\n`),
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
await worker.start();

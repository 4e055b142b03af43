import type { AnyJobKind } from '../jobs/job-kind.ts';
import type { Records } from './binding.ts';
import { exportJobOf } from './sheets/export-job.ts';
import { importJobOf } from './sheets/import-job.ts';

/** The background work of every record: what is too large for one request. */
export function recordJobs(records: Records): readonly AnyJobKind[] {
  return records.all.flatMap((bound) => [
    exportJobOf(bound, () => records),
    ...(bound.record.dated ? [] : [importJobOf(bound, () => records)]),
  ]);
}

import type { AnyJobKind } from '#gateway/jobs/job-kind.ts';
import { rosterExportJob } from './export/roster-export-job.ts';
import { takeEffectJob } from './life/effect-job.ts';

/** The background work of this area. */
export const joyhrJobs: readonly AnyJobKind[] = [rosterExportJob, takeEffectJob];

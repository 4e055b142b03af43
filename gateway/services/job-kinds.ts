import { collectJobKinds, type JobKinds } from '../jobs/job-kind.ts';
import { filecenterJobs } from './filecenter/jobs.ts';
import { housekeepingJobs } from './jobs/housekeeping.ts';
import { joyhrJobs } from './joyhr/jobs.ts';
import { retentionJobs } from './retention/jobs.ts';

/** Every kind of background job; one line an area. */
export const jobKinds: JobKinds = collectJobKinds([
  ...housekeepingJobs,
  ...filecenterJobs,
  ...joyhrJobs,
  ...retentionJobs,
]);

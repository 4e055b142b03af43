import { collectJobKinds, type JobKinds } from '../jobs/job-kind.ts';
import { recordJobs } from '../record/jobs.ts';
import { elephantstepJobs } from './elephantstep/jobs.ts';
import { filecenterJobs } from './filecenter/jobs.ts';
import { housekeepingJobs } from './jobs/housekeeping.ts';
import { joyhrJobs } from './joyhr/jobs.ts';
import { kaoqinJobs } from './kaoqin/jobs.ts';
import { messageJobs } from './message/jobs.ts';
import { performanceJobs } from './performance/jobs.ts';
import { prismJobs } from './prism/subscriptions/due.ts';
import { records } from './records.ts';
import { recruitJobs } from './recruit/jobs.ts';
import { reminderJobs } from './reminders/jobs.ts';
import { retentionJobs } from './retention/jobs.ts';
import { salaryJobs } from './salary/jobs.ts';
import { supplierJobs } from './supplier/jobs.ts';
import { tourshopJobs } from './tourshop/jobs.ts';
import { uacJobs } from './uac/jobs.ts';
import { vacationJobs } from './vacation/jobs.ts';
import { workflowJobs } from './workflow/jobs.ts';

/** Every kind of background job; one line an area. */
export const jobKinds: JobKinds = collectJobKinds([
  ...housekeepingJobs,
  ...elephantstepJobs,
  ...filecenterJobs,
  ...joyhrJobs,
  ...kaoqinJobs,
  ...vacationJobs,
  ...messageJobs,
  ...performanceJobs,
  ...prismJobs,
  ...recordJobs(records),
  ...recruitJobs,
  ...reminderJobs,
  ...retentionJobs,
  ...salaryJobs,
  ...supplierJobs,
  ...tourshopJobs,
  ...uacJobs,
  ...workflowJobs,
]);

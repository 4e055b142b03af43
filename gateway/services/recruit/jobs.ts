import type { AnyJobKind } from '#gateway/jobs/job-kind.ts';
import { privacyJob } from './consents/privacy-job.ts';
import { readResumeJob } from './resumes/read-resume-job.ts';
import { resumeWordsJob } from './resumes/resume-words-job.ts';

/** The background work of recruitment. */
export const recruitJobs: readonly AnyJobKind[] = [readResumeJob, resumeWordsJob, privacyJob];

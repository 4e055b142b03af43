/** Background jobs: those of the whole company for who looks after them, and the addresses of their files. */
import * as z from 'zod/mini';
import { id, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { jobFunctions } from './functions.ts';
import { listIel, updateIelStatus } from './iel.ts';
import { jobFileRole, jobLine, jobState } from './job-line.ts';
import { getTaskMonitorDetail } from './monitor.ts';
import {
  downLoadErrorData,
  getDownLoadList,
  getProgress,
  startTask,
  updateProcess,
} from './tasks.ts';

/** The event of the shell's line of events that tells that jobs changed: `own` when the person's own did. */
export const jobsEvent = 'jobs';

/** Below this path a file of a job has its signed address. */
export const jobFilePath = '/gateway/jobs/web/file';

const path = '/gateway/jobs/web/job';

export const jobPage = defineCall({
  service: 'jobs',
  name: 'jobs.job.page',
  path: `${path}/getPage`,
  request: z.strictObject({
    /** Part of the name of the person who asked. */
    keyword: optional(text(1, 50)),
    state: optional(jobState),
    /** Asked for by a person, or recurring. */
    origin: optional(z.enum(['person', 'system'])),
    /** A list names the column it is sorted by; there is one. */
    sort: z._default(z.enum(['createdAt']), 'createdAt'),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...pageRequest,
  }),
  result: pageOf(jobLine),
  access: { kind: 'function', functionId: jobFunctions.jobs },
  doc: 'Lists one page of the background jobs of the company, the newest first.',
});

const change = {
  service: 'jobs',
  request: z.strictObject({ jobId: id }),
  result: jobLine,
  effect: 'write',
  access: { kind: 'function', functionId: jobFunctions['jobs.manage'] },
  errors: ['notFound', 'conflict'],
} as const;

export const cancelJob = defineCall({
  ...change,
  name: 'jobs.job.cancel',
  path: `${path}/cancel`,
  doc: 'Cancels a job of the company that has not ended.',
});

export const retryJob = defineCall({
  ...change,
  name: 'jobs.job.retry',
  path: `${path}/retry`,
  doc: 'Begins a job of the company again that failed or was cancelled, with the rights of the person who asked for it.',
});

export const jobFileAddress = defineCall({
  service: 'jobs',
  name: 'jobs.file.address',
  path: `${path}/getFileAddress`,
  request: z.strictObject({ jobId: id, role: z._default(jobFileRole, 'result') }),
  result: z.object({
    /** A path on the portal's origin. */
    address: z.string(),
    expiresAt: moment,
  }),
  caller: 'shell',
  access: { kind: 'session' },
  errors: ['notFound'],
  doc: 'Returns the signed address of a file that a job of the caller left; anyone who has it can download that file until it expires. Written down in the audit trail.',
});

/** The calls about background jobs. */
export const jobsCalls = {
  startTask,
  getDownLoadList,
  getProgress,
  updateProcess,
  downLoadErrorData,
  listIel,
  updateIelStatus,
  getTaskMonitorDetail,
  jobPage,
  cancelJob,
  retryJob,
  jobFileAddress,
} as const satisfies CallTable;

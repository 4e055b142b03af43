/** Names of jobs and channels, for pickers. */
import * as z from 'zod/mini';
import { id, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { hiringChannel } from './records/channel.ts';
import { hiringJob } from './records/job.ts';

const jobs = { kind: 'function', functionId: hiringJob.functionId } as const;
const jobName = z.object({
  id,
  title: z.string(),
  organName: z.nullable(z.string()),
  workPlace: z.string(),
});

export const jobsByKeyword = defineCall({
  name: 'recruit.job.byKeyWord',
  path: '/gateway/recruit/web/job/getJobByKeyWord',
  service: 'recruit',
  request: z.strictObject({ keyword: text(1, 50) }),
  result: z.array(jobName),
  access: jobs,
  doc: 'Finds open jobs the caller reaches by a part of their title, 20 at most.',
});

export const jobNames = defineCall({
  name: 'recruit.job.list',
  path: '/gateway/recruit/web/job/getJobList',
  service: 'recruit',
  request: z.strictObject({ state: optional(z.enum(['draft', 'open', 'paused', 'closed'])) }),
  result: z.array(
    z.object({ ...jobName.shape, state: z.enum(['draft', 'open', 'paused', 'closed']) }),
  ),
  access: jobs,
  doc: 'Lists the jobs the caller reaches, in a state or in any, 500 at most.',
});

export const channelsByKeyword = defineCall({
  name: 'recruit.channel.byKeyWord',
  path: '/gateway/recruit/web/channel/getChannelByKeyWord',
  service: 'recruit',
  request: z.strictObject({ keyword: optional(text(1, 40)) }),
  result: z.array(z.object({ id, name: z.string(), kind: z.string() })),
  access: { kind: 'function', functionId: hiringChannel.functionId },
  doc: 'Finds the delivery channels in use by a part of their name, 20 at most.',
});

/** The calls for pickers. */
export const recruitNameCalls = { jobsByKeyword, jobNames, channelsByKeyword };

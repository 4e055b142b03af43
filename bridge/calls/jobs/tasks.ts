/** The background jobs of the person who asks. The specification counts them among the calls of the file centre. */
import * as z from 'zod/mini';
import { id, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { uacCodes } from '../uac/terms.ts';
import { jobLine, jobState } from './job-line.ts';

const path = '/gateway/filecenter/web/upLoad';
const shared = { service: 'filecenter', access: { kind: 'session' } } as const;

export const startTask = defineCall({
  ...shared,
  name: 'filecenter.task.start',
  path: `${path}/startTask`,
  encoding: 'json',
  request: z.strictObject({
    /** A kind of job that may be asked for. */
    kind: z
      .string('required')
      .check(z.regex(/^[a-z][a-z0-9-]*(\.[a-z][a-zA-Z0-9-]*)+$/, 'invalid')),
    /** What that kind is asked with. */
    payload: z.record(z.string(), z.unknown()),
    /** The same key starts the same task once. */
    key: optional(text(1, 80)),
  }),
  result: z.object({ jobId: id }),
  effect: 'write',
  errors: ['notFound', uacCodes.confirmNeeded],
  doc: 'Starts a task in the background, such as a large export, for those who have its function.',
});

export const getDownLoadList = defineCall({
  ...shared,
  name: 'filecenter.task.list',
  path: `${path}/getDownLoadList`,
  request: z.strictObject({ state: optional(jobState), ...pageRequest }),
  result: z.extend(pageOf(jobLine), {
    /** Those that wait or run, whatever is listed. */
    unfinished: z.number(),
  }),
  doc: 'Lists the background tasks of the caller with their progress and files, the newest first; to an app only those it started.',
});

export const getProgress = defineCall({
  ...shared,
  name: 'filecenter.task.progress',
  path: `${path}/getProgress`,
  request: z.strictObject({ jobId: id }),
  result: jobLine,
  errors: ['notFound'],
  doc: 'Returns how far one task of the caller is.',
});

export const updateProcess = defineCall({
  ...shared,
  name: 'filecenter.task.update',
  path: `${path}/updateProcess`,
  request: z.strictObject({ jobId: id, action: z.enum(['cancel', 'retry'], 'choice') }),
  result: jobLine,
  effect: 'write',
  errors: ['notFound', 'conflict'],
  doc: 'Cancels a task of the caller that has not ended, or begins one again that failed or was cancelled.',
});

export const downLoadErrorData = defineCall({
  ...shared,
  name: 'filecenter.task.errors',
  path: `${path}/downLoadErrorData`,
  request: z.strictObject({ jobId: id }),
  result: z.null(),
  answer: 'file',
  errors: ['notFound'],
  doc: 'Downloads the rows that an import of the caller refused, with the reasons.',
});

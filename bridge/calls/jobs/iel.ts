/** The imports and exports of the person who asks, as a log of their own. */
import * as z from 'zod/mini';
import { id, optional, pageOf, pageRequest } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { jobLine, jobState } from './job-line.ts';

/** What a task does with a sheet. */
export const sheetWay = z.enum(['import', 'export']);

/** One import or export. */
export const sheetTask = z.extend(jobLine, { way: sheetWay });

const path = '/gateway/filecenter/web/iel';
const shared = { service: 'filecenter', access: { kind: 'session' } } as const;

export const listIel = defineCall({
  ...shared,
  name: 'filecenter.iel.list',
  path: `${path}/listIel`,
  request: z.strictObject({
    way: optional(sheetWay),
    state: optional(jobState),
    ...pageRequest,
  }),
  result: z.extend(pageOf(sheetTask), {
    /** Those that wait or run, whatever is listed. */
    unfinished: z.number(),
  }),
  doc: 'Lists the imports and exports of the caller with their state and files, the newest first; to an app only those it started.',
});

export const updateIelStatus = defineCall({
  ...shared,
  name: 'filecenter.iel.update',
  path: `${path}/updateIelStatus`,
  request: z.strictObject({
    jobId: id,
    /** `cancelled` ends one that has not ended, `waiting` begins one again that failed or was cancelled. */
    state: z.enum(['cancelled', 'waiting'], 'choice'),
  }),
  result: sheetTask,
  effect: 'write',
  errors: ['notFound', 'conflict'],
  doc: 'Cancels an import or export of the caller, or begins it again.',
});

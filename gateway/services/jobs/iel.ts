import type * as z from 'zod/mini';
import type { listIel, sheetTask, sheetWay, updateIelStatus } from '#bridge/calls/jobs/iel.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { cancelJob, retryJob } from '#gateway/jobs/change-job.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { jobKinds } from '../job-kinds.ts';
import { type JobLine, type Jobs, ownJobs, readJobLines } from './job-rows.ts';

type Way = z.output<typeof sheetWay>;

/** The kinds that take or give a sheet, by the last word of their names. */
const waysOfKinds: ReadonlyMap<string, Way> = new Map(
  [...jobKinds.keys()].flatMap((kind): [string, Way][] => {
    const way = /(import|export)$/i.exec(kind)?.[1]?.toLowerCase();
    return way === 'import' || way === 'export' ? [[kind, way]] : [];
  }),
);

/** Lists one page of the caller's imports and exports. */
export async function answerSheetTasks(
  context: CallContext,
  { way, state, page, rows }: ParsedRequestOf<typeof listIel>,
): Promise<ResultOf<typeof listIel>> {
  const tasks = sheetTasks(context, way).$if(state !== undefined, (query) =>
    query.where('q.state', '=', state ?? 'done'),
  );
  const shown = await readJobLines(
    context,
    tasks
      .orderBy('q.created_at', 'desc')
      .orderBy('q.id', 'desc')
      .limit(rows)
      .offset(offsetOf({ page, rows })),
  );
  const unfinished = await countRows(
    sheetTasks(context).where('q.state', 'in', ['waiting', 'running']),
  );
  const lines = shown.map(present);
  return { ...(await pageFrom({ page, rows }, lines, () => countRows(tasks))), unfinished };
}

/** Cancels an import or export of the caller, or begins it again. @throws {RefusedError} `notFound`, `conflict` */
export async function answerSheetTaskUpdate(
  context: CallContext,
  { jobId, state }: ParsedRequestOf<typeof updateIelStatus>,
): Promise<ResultOf<typeof updateIelStatus>> {
  const { kind } = await readSheetTask(context, jobId);
  const change = state === 'cancelled' ? cancelJob : retryJob;
  const place = { tenantId: context.tenantId, jobId };
  if (!(await change(context.database, place, context.now()))) throw new RefusedError('conflict');
  context.record(`job:${jobId}`, { kind, state });
  return readSheetTask(context, jobId);
}

function sheetTasks(context: CallContext, wanted?: Way): Jobs {
  const kinds = [...waysOfKinds].filter(([, way]) => wanted === undefined || way === wanted);
  return ownJobs(context).where(
    'q.kind',
    'in',
    kinds.map(([kind]) => kind),
  );
}

async function readSheetTask(
  context: CallContext,
  jobId: string,
): Promise<z.output<typeof sheetTask>> {
  const [task] = await readJobLines(context, sheetTasks(context).where('q.id', '=', jobId));
  if (task === undefined) throw new RefusedError('notFound');
  return present(task);
}

function present(line: JobLine): z.output<typeof sheetTask> {
  const way = waysOfKinds.get(line.kind);
  if (way === undefined) throw new Error(`${line.kind} takes and gives no sheet.`);
  return { ...line, way };
}

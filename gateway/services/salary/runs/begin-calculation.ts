import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { calculatePayRun } from '#bridge/calls/salary/runs.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { calculateJob } from '../jobs.ts';
import { enterDifferences } from './enter-differences.ts';
import { inputsMarkOf } from './inputs-mark.ts';
import { openRun, refuseCalculating } from './open-run.ts';

/** Begins a calculation in the background. */
export async function beginCalculation(
  context: CallContext,
  request: ParsedRequestOf<typeof calculatePayRun>,
): Promise<ResultOf<typeof calculatePayRun>> {
  const { database, tenantId, accountId, locale, caller } = context;
  const run = await openRun(context, request);
  if (run.state !== 'draft' && run.state !== 'calculated') throw new RefusedError('notNow');
  await refuseCalculating(context, run);
  await enterDifferences(context, run);
  const inputsMark = await inputsMarkOf(database, tenantId, run);
  const calculation = run.begun + 1;
  const owner = { tenantId, accountId, locale, app: caller === 'shell' ? null : caller.app };
  const { jobId } = await enqueue(
    database,
    owner,
    calculateJob,
    { payRunId: run.id, calculation, inputsMark },
    { now: context.now() },
  );
  const { version } = await database
    .updateTable('pay_run')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', run.id)
    .set({ begun: calculation, job_id: jobId, version: sql<number>`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow();
  context.record(`payRun:${run.id}`, { calculation });
  return { version, jobId };
}

import * as z from 'zod/mini';
import { salaryFunctions } from '#bridge/calls/salary/functions.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { type AnyJobKind, defineJob, type JobContext } from '#gateway/jobs/job-kind.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { batchesAhead } from './runs/batches-ahead.ts';
import {
  type Calculation,
  makeSlips,
  refreshStatistics,
  settleCalculation,
  writeSlips,
} from './runs/calculate.ts';
import { inputsMarkOf } from './runs/inputs-mark.ts';
import { type RunMember, readMembers, readPeople } from './runs/load-people.ts';
import { loadRunFacts } from './runs/load-plan.ts';
import type { SlipRows } from './runs/make-slips.ts';
import { keepRunStep, type Run, readRun } from './runs/open-run.ts';
import { jobTitles } from './texts/job-titles.ts';

/** Calculates all slips of a run, batch by batch; the slips of the calculation before hold until the end. */
export const calculateJob = defineJob({
  kind: 'salary.calculateRun',
  area: 'salary',
  title: jobTitles.calculate,
  payload: z.object({
    payRunId: z.string(),
    calculation: z.number(),
    inputsMark: z.optional(z.string()),
  }),
  priority: 'high',
  async run(context, { payRunId, calculation, inputsMark: begunWith }, progress) {
    const { tenantId } = context;
    await requireRight(context);
    const reached = reachedBefore(context.checkpoint);
    const { run, facts, people, mark } = await context.read(async (database) => {
      const found = await stillAsked(database, { tenantId, payRunId, calculation });
      return {
        run: found,
        facts: await loadRunFacts(database, tenantId, found),
        people: await readMembers(database, tenantId, found),
        // That of the request: corrections are entered there, and what changed since is not in them.
        mark: begunWith ?? (await inputsMarkOf(database, tenantId, found)),
      };
    });
    const { after, inputsMark } = reached ?? { after: '', inputsMark: mark };
    const rest = people.filter(({ id }) => id > after);
    const work = { tenantId, run, calculation, facts, inputsMark };
    progress(people.length - rest.length, people.length);
    let done = people.length - rest.length;
    const make = (batch: readonly RunMember[]): Promise<readonly SlipRows[]> =>
      context.read(async (database) => {
        const ids = batch.map(({ id }) => id);
        const batchPeople = await readPeople(database, tenantId, run, ids);
        return makeSlips({ ...work, database }, batchPeople);
      });
    for await (const { batch, made } of batchesAhead(rest, make)) {
      context.signal.throwIfAborted();
      await context.step({ after: batch.at(-1)?.id ?? after, inputsMark }, async (database) => {
        await stillAsked(database, { tenantId, payRunId, calculation });
        await writeSlips(database, work, made);
        if (done === 0) await refreshStatistics(database);
      });
      done += batch.length;
      progress(done, people.length);
    }
    context.record(`payRun:${payRunId}`, { calculated: people.length });
    return {
      summary: { people: people.length },
      effect: (database) => settle(context, work, database),
    };
  },
});

/** How far the attempt before came, and what it began with: its slips are of that. */
function reachedBefore(
  checkpoint: unknown,
): { readonly after: string; readonly inputsMark: string } | null {
  const { success, data } = reached.safeParse(checkpoint);
  return success ? data : null;
}

const reached = z.object({ after: z.string(), inputsMark: z.string() });

/** The right to calculate may be gone by the time the job runs. */
async function requireRight(context: JobContext): Promise<void> {
  await context.readAsCaller(async ({ rights }) => {
    if (!hasFunction(rights, salaryFunctions['runs.edit'])) throw new RefusedError('noPermission');
  });
}

/** @throws {RefusedError} `notNow` once the run went on, or another calculation was begun. */
async function stillAsked(
  database: DatabaseTransaction,
  {
    tenantId,
    payRunId,
    calculation,
  }: { readonly tenantId: string; readonly payRunId: string; readonly calculation: number },
): Promise<Run> {
  const run = await readRun({ database, tenantId }, payRunId);
  const isOpen = run.state === 'draft' || run.state === 'calculated';
  if (!isOpen || run.begun !== calculation) throw new RefusedError('notNow');
  return run;
}

async function settle(
  context: JobContext,
  work: Pick<Calculation, 'tenantId' | 'run' | 'calculation' | 'facts' | 'inputsMark'>,
  database: DatabaseTransaction,
): Promise<void> {
  const { tenantId, accountId, now } = context;
  if (!(await settleCalculation(database, work, accountId))) return;
  await keepRunStep({ database, tenantId, accountId, now }, work.run.id, 'calculated');
}

/** The background work of this area. */
export const salaryJobs: readonly AnyJobKind[] = [calculateJob];

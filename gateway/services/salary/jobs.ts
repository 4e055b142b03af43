import * as z from 'zod/mini';
import { salaryFunctions } from '#bridge/calls/salary/functions.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { type AnyJobKind, defineJob, type JobContext } from '#gateway/jobs/job-kind.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import {
  type Calculation,
  makeSlips,
  settleCalculation,
  slipsOfBatch,
  writeSlips,
} from './runs/calculate.ts';
import { readPeople } from './runs/load-people.ts';
import { loadRunFacts } from './runs/load-plan.ts';
import { keepRunStep, type Run, readRun } from './runs/open-run.ts';
import { jobTitles } from './texts/job-titles.ts';

/** Calculates all slips of a run, batch by batch; the slips of the calculation before hold until the end. */
export const calculateJob = defineJob({
  kind: 'salary.calculateRun',
  area: 'salary',
  title: jobTitles.calculate,
  payload: z.object({ payRunId: z.string(), calculation: z.number() }),
  priority: 'high',
  async run(context, { payRunId, calculation }, progress) {
    const { tenantId } = context;
    await requireRight(context);
    const { run, facts, people } = await context.read(async (database) => {
      const found = await stillAsked(database, { tenantId, payRunId, calculation });
      return {
        run: found,
        facts: await loadRunFacts(database, tenantId, found),
        people: await readPeople(database, tenantId, found),
      };
    });
    const after = typeof context.checkpoint === 'string' ? context.checkpoint : '';
    const rest = people.filter(({ id }) => id > after);
    const work = { tenantId, run, calculation, facts };
    progress(people.length - rest.length, people.length);
    for (let start = 0; start < rest.length; start += slipsOfBatch) {
      context.signal.throwIfAborted();
      const batch = rest.slice(start, start + slipsOfBatch);
      const slips = await context.read((database) => makeSlips({ ...work, database }, batch));
      await context.step(batch.at(-1)?.id ?? after, async (database) => {
        await stillAsked(database, { tenantId, payRunId, calculation });
        await writeSlips(database, work, slips);
      });
      progress(people.length - rest.length + start + batch.length, people.length);
    }
    context.record(`payRun:${payRunId}`, { calculated: people.length });
    return {
      summary: { people: people.length },
      effect: (database) => settle(context, work, database),
    };
  },
});

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
  work: Pick<Calculation, 'tenantId' | 'run' | 'calculation'>,
  database: DatabaseTransaction,
): Promise<void> {
  const { tenantId, accountId, now } = context;
  if (!(await settleCalculation(database, work, accountId))) return;
  await keepRunStep({ database, tenantId, accountId, now }, work.run.id, 'calculated');
}

/** The background work of this area. */
export const salaryJobs: readonly AnyJobKind[] = [calculateJob];

import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { defineJob, type JobContext } from '#gateway/jobs/job-kind.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { jobTitles } from '../texts/job-titles.ts';
import { type ChangeName, changeNames, isDue, keepRefusal, takeEffect } from './take-effect.ts';

interface DueChange {
  readonly name: ChangeName;
  readonly id: string;
}

/**
 * Lets the changes of the day take effect, each in a transaction of its own: a job that is killed goes on with those that are
 * left. One that cannot be done by now stays planned with the reason, leaves the others alone and is tried again on the next day.
 */
export const takeEffectJob = defineJob({
  kind: 'joyhr.takeEffect',
  area: 'joyhr',
  title: jobTitles.takeEffect,
  payload: z.object({}),
  schedule: { every: 'day', at: '00:05' },
  async run(context, _, progress) {
    const due = await context.read((transaction) => readDue(transaction, context));
    let effective = 0;
    for (const [index, change] of due.entries()) {
      progress(index, due.length);
      if (await letTakeEffect(context, change)) effective += 1;
    }
    progress(due.length, due.length);
    return { summary: { effective, refused: due.length - effective } };
  },
});

async function letTakeEffect(context: JobContext, { name, id }: DueChange): Promise<boolean> {
  const { tenantId, now } = context;
  try {
    const done = await context.step({ name, id }, (database) =>
      takeEffect({ database, tenantId, now, accountId: null }, name, id),
    );
    if (done) context.record(`${name}:${id}`, { effective: true });
    return done;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    await context.step({ name, id, refused: error.codeName }, (database) =>
      keepRefusal({ database, tenantId, now, accountId: null }, name, id, error),
    );
    context.record(`${name}:${id}`, { refused: error.codeName });
    return false;
  }
}

/** Entries come last: who leaves frees a position on the day somebody else takes it. */
async function readDue(
  transaction: DatabaseTransaction,
  { tenantId, now }: Pick<JobContext, 'tenantId' | 'now'>,
): Promise<readonly DueChange[]> {
  const due: DueChange[] = [];
  for (const name of changeNames.toReversed()) {
    const { rows } = await sql<{ id: string }>`select c.id from ${sql.table(name)} c
      where c.tenant_id = ${tenantId} and ${isDue(name, dayOf(now()))} order by c.id`.execute(
      transaction,
    );
    due.push(...rows.map(({ id }) => ({ name, id })));
  }
  return due;
}

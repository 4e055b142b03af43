import * as z from 'zod/mini';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { defineJob, type JobKind } from '#gateway/jobs/job-kind.ts';

const payload = z.object({ number: z.number(), steps: z.number() });

/**
 * A job whose changes can be counted: `mark:<number>:<step>` in the audit trail for each of its steps and `mark:<number>:end`
 * for its end. `began` hears each attempt.
 */
export function markJob(began: () => void = () => undefined): JobKind<typeof payload> {
  return defineJob({
    kind: 'test.mark',
    area: 'test',
    title: { 'zh-CN': '标记', en: 'Mark' },
    payload,
    retry: { attempts: 1000, firstPause: 1, longestPause: 1 },
    async run(context, { number, steps }, progress) {
      began();
      const { tenantId } = context;
      for (let step = Number(context.checkpoint ?? 0); step < steps; step += 1) {
        await context.step(step + 1, (transaction) =>
          mark(transaction, tenantId, `mark:${number}:${step}`),
        );
        progress(step + 1, steps);
      }
      return { effect: (transaction) => mark(transaction, tenantId, `mark:${number}:end`) };
    },
  });
}

/** Leaves a mark that cannot be taken back. */
export async function mark(
  transaction: DatabaseTransaction,
  tenantId: string,
  target: string,
): Promise<void> {
  await transaction
    .insertInto('audit_event')
    .values({ tenant_id: tenantId, id: uuid7(), call: 'test.mark', target, outcome: 'ok' })
    .execute();
}

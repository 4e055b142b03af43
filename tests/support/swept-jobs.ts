import { randomBytes } from 'node:crypto';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { cancelJob } from '#gateway/jobs/change-job.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { markJob } from './job-marks.ts';
import { systemOf } from './jobs.ts';

/** Leaves a cancelled job of a person with both of its files. No worker of a gateway knows its kind, so it stays as it is. */
export async function leaveJob(
  database: GatewayDatabase,
  tenantId: string,
  loginName: string,
): Promise<void> {
  const place = { tenantId, accountId: null };
  const now = new Date();
  await database.withTransaction(place, 'write', async (transaction) => {
    const { id: accountId } = await transaction
      .selectFrom('account')
      .select('id')
      .where('login_name', '=', loginName)
      .executeTakeFirstOrThrow();
    const owner = { ...systemOf(tenantId), accountId };
    const asked = { number: 1, steps: 0 };
    const { jobId } = await enqueue(transaction, owner, markJob(), asked, { now });
    await cancelJob(transaction, { tenantId, jobId }, now);
    for (const role of ['result', 'errors'] as const) {
      const part = { tenant_id: tenantId, job_id: jobId, role, lease_id: uuid7() };
      const content = Buffer.from(role);
      await transaction
        .insertInto('job_file')
        .values({
          ...part,
          name: `${role}.csv`,
          content_type: 'text/csv',
          size: String(content.length),
          sign_key: randomBytes(32),
          expires_at: new Date(now.getTime() + 86_400_000),
        })
        .execute();
      await transaction
        .insertInto('job_file_part')
        .values({ ...part, number: 0, content })
        .execute();
    }
  });
}

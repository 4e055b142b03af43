import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { defineJob } from '#gateway/jobs/job-kind.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { jobTitles } from '../texts/job-titles.ts';
import { readGranted } from './plan-change.ts';
import { type PolicyFields, policyFieldsOf } from './policy.ts';
import { type ChangeOfType, settle } from './settle.ts';

/** People whose balances are brought to the policy in one transaction. */
const batch = 500;

const progressOf = z.object({ after: z.string() });

/** Brings the balances of a type of leave to its policy. Run twice, or after it was killed, it writes the same rows once. */
export const reevaluateJob = defineJob({
  kind: 'vacation.reevaluate',
  area: 'vacation',
  title: jobTitles.reevaluate,
  payload: z.object({ typeId: z.string(), changeId: z.string() }),
  async run(context, change, progress) {
    const { tenantId, now } = context;
    const asOf = dayOf(now());
    const ids = await context.read(async (database) => {
      const people = await readGranted({ database, tenantId, now }, asOf, null);
      return people.map(({ id }) => id);
    });
    const kept = progressOf.safeParse(context.checkpoint);
    const after = kept.success ? kept.data.after : '';
    const rest = ids.filter((id) => id > after);
    for (let start = 0; start < rest.length; start += batch) {
      context.signal.throwIfAborted();
      progress(ids.length - rest.length + start, ids.length);
      const some = rest.slice(start, start + batch);
      await context.step({ after: some.at(-1) ?? after }, (database) =>
        settle({ database, tenantId, now }, change, some),
      );
    }
    progress(ids.length, ids.length);
    const changed = await context.read((database) => countChanged(database, tenantId, change));
    return { summary: { people: ids.length, changed } };
  },
});

/** How many people have an entry of a change. */
async function countChanged(
  database: DatabaseTransaction,
  tenantId: string,
  { changeId }: ChangeOfType,
): Promise<number> {
  const { rows } = await sql<{
    people: number;
  }>`select count(distinct l.employment_id)::int as people
    from leave_ledger g join leave_lot l on l.tenant_id = g.tenant_id and l.id = g.lot_id
    where g.tenant_id = ${tenantId} and g.policy_change_id = ${changeId}`.execute(database);
  return rows[0]?.people ?? 0;
}

/** Keeps a change of a policy and has balances brought to it in the background, for the person who made it. */
export async function reevaluateSoon(
  context: CallContext,
  typeId: string,
  { before, after }: { readonly before: PolicyFields; readonly after: PolicyFields },
): Promise<void> {
  const { database, tenantId, accountId, locale, caller } = context;
  const changeId = uuid7();
  const now = context.now();
  await database
    .insertInto('leave_policy_change')
    .values({
      tenant_id: tenantId,
      id: changeId,
      type_id: typeId,
      account_id: accountId,
      before: JSON.stringify(policyFieldsOf(before)),
      after: JSON.stringify(policyFieldsOf(after)),
      changed_at: now.toISOString(),
    })
    .execute();
  const owner = { tenantId, accountId, locale, app: caller === 'shell' ? null : caller.app };
  await enqueue(database, owner, reevaluateJob, { typeId, changeId }, { now });
}

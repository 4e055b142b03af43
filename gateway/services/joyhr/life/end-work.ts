import { sql } from 'kysely';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { raisePermissionMark } from '../../uac/permission-mark.ts';
import type { Actor } from './actor.ts';
import { addToChain } from './save-chain.ts';

/** Accounts of an employment that learn of a change of their rights. */
export async function tellAccounts(
  { database, tenantId }: Actor,
  employmentIds: readonly string[],
): Promise<void> {
  if (employmentIds.length === 0) return;
  const members = await database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.employment_id', 'in', [...employmentIds])
    .select('m.account_id')
    .execute();
  await raisePermissionMark(
    database,
    tenantId,
    members.map(({ account_id: accountId }) => accountId),
  );
}

/**
 * Stops the account of a leaver in this company, which ends what it does here. A super user stays: the company could
 * otherwise be left without anybody who may administer it.
 */
export async function stopAccount(actor: Actor, employmentId: string): Promise<void> {
  const { database, tenantId } = actor;
  await database
    .updateTable('membership')
    .set({ status: 'suspended' })
    .where('tenant_id', '=', tenantId)
    .where('employment_id', '=', employmentId)
    .where('is_super', '=', false)
    .execute();
  await tellAccounts(actor, [employmentId]);
}

/** Gives those who still report to a leaver on the day after the last day to who takes over, from that day on. */
export async function handReportsOver(
  actor: Actor,
  leaver: { readonly employmentId: string; readonly lastDay: string; readonly takeoverId: string },
): Promise<void> {
  const { database, tenantId } = actor;
  const from = addDays(leaver.lastDay, 1);
  const { rows } = await sql<{ id: string }>`
    select e.id from job_row j
    join employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
    where j.tenant_id = ${tenantId} and j.manager_id = ${leaver.employmentId}
      and j.from_on <= ${from}::date and (j.to_on is null or j.to_on >= ${from}::date)
      and (e.left_on is null or e.left_on > ${from}::date)
      and e.id <> ${leaver.takeoverId}
    order by e.id for update of e`.execute(database);
  for (const { id } of rows) {
    await addToChain(actor, id, {
      from,
      values: { manager_id: leaver.takeoverId },
      reason: 'correction',
      changeId: null,
    });
  }
  if (rows.length === 0) return;
  await database
    .updateTable('employment')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}

/** Who may see an approval, and for whom somebody acts. */
import { type RawBuilder, sql } from 'kysely';
import { workflowFunctions } from '#bridge/calls/workflow/functions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';

/** Whether the caller looks after the approvals of the company. */
export function administers({ rights }: Pick<CallContext, 'rights'>): boolean {
  return hasFunction(rights, workflowFunctions.administer);
}

/** The condition on a task (`t`) of an approval (`p`): it is the caller's, or one the caller stands in for and is no party to. */
export function isMine({ tenantId, accountId, now }: CallContext): RawBuilder<boolean> {
  const today = dayOf(now());
  const inForce = sql`d.tenant_id = ${tenantId} and d.to_account = ${accountId} and d.ended_at is null
      and d.from_on <= ${today}::date and d.to_on >= ${today}::date`;
  // The accounts come first, as a list: the index of open tasks finds theirs among millions.
  return sql<boolean>`(t.account_id = any(array(select ${accountId}::uuid
      union all select d.from_account from approval_delegation d where ${inForce}))
    and (t.account_id = ${accountId} or (t.account_id in (
      select d.from_account from approval_delegation d where ${inForce}
        and (d.definition_ids is null or t.definition_id = any(d.definition_ids)))
    and p.starter_account <> ${accountId}
    and coalesce(p.subject ->> 'account', '') <> ${accountId})))`;
}

/** The condition on an approval (`p`): the caller asks, is or was asked, has asked others besides, was told, or looks after all of them. */
export function isSeen(context: CallContext): RawBuilder<boolean> {
  const { tenantId, accountId } = context;
  if (administers(context)) return sql<boolean>`true`;
  return sql<boolean>`(p.starter_account = ${accountId}
    or exists (select from approval_task t where t.tenant_id = p.tenant_id and t.approval_id = p.id
      and (t.added_by = ${accountId}
        or (t.state <> 'waiting' and (t.decided_account = ${accountId} or ${isMine(context)}))))
    or exists (select from approval_copy c where c.tenant_id = ${tenantId} and c.approval_id = p.id
      and c.account_id = ${accountId}))`;
}

import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Records } from '#gateway/record/binding.ts';
import { endApproval, lockApprovalOf } from '../../workflow/end-approval.ts';
import { callerPerson } from '../../workflow/people.ts';

/** Ends a request that is of no use now with its approval, as the caller. */
export async function endRequest(
  context: CallContext,
  records: Records,
  id: string | null,
): Promise<void> {
  if (id === null) return;
  const { database, tenantId } = context;
  const live = await lockApprovalOf(context, { record: 'enrolmentRequest', rowId: id });
  if (live !== null) await endApproval(context, records, live, await callerPerson(context));
  await sql`update enrolment_request set state = 'closed', pending = null, version = version + 1
    where tenant_id = ${tenantId} and id = ${id} and state = 'draft'`.execute(database);
}

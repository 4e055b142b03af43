/** Requests for seats as somebody has to approve them; their rules are in `requests.ts`, which the record is bound with. */
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { readRows } from '#gateway/record/rows.ts';
import { commitMove, planMove, writePending } from '#gateway/record/save/move.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { enrolmentRequests } from '../records/enrolment-requests.ts';

/** Writes the request of the caller, not yet asked for. */
export async function addRequest(
  { database, tenantId, now, record }: CallContext,
  sessionId: string,
  employmentId: string,
): Promise<string> {
  const id = uuid7();
  await database
    .insertInto('enrolment_request')
    .values({
      tenant_id: tenantId,
      id,
      number: `${dayOf(now()).replaceAll('-', '')}-${id.slice(-8).toUpperCase()}`,
      session_id: sessionId,
      employment_id: employmentId,
      state: 'draft',
    })
    .execute();
  record(`enrolmentRequest:${id}`, { sessionId });
  return id;
}

/** Asks for a request, the first time or after it was returned; without a published route it is approved at once. */
export async function askFor(context: CallContext, id: string): Promise<void> {
  const scope = await openScope(context, enrolmentRequests, records);
  const [row] = await readRows(scope, [id], { lock: true, known: true });
  if (row === undefined || row.state !== 'draft' || row.pending !== null) return;
  const asked = { record: 'enrolmentRequest', move: 'submit', rowId: id, version: row.version };
  const approval = await records.gate(context, asked);
  if (approval === null) await commitMove(scope, await planMove(scope, row, 'submit'));
  else await writePending(scope, row, approval);
}

/** Requests for seats as somebody has to approve them; their rules are in `requests.ts`, which the record is bound with. */
import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { readRows } from '#gateway/record/rows.ts';
import { commitMove, planMove, writePending } from '#gateway/record/save/move.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { decide } from '../../workflow/engine/decide.ts';
import { follow } from '../../workflow/follow.ts';
import { callerPerson } from '../../workflow/people.ts';
import { loadApproval, saveApproval } from '../../workflow/store.ts';
import { worldOf } from '../../workflow/world.ts';
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

/** Ends the approval of a request that is of no use now, as the caller. */
export async function endRequest(context: CallContext, id: string | null): Promise<void> {
  if (id === null) return;
  const { database, tenantId } = context;
  const live = await database
    .selectFrom('approval')
    .where('tenant_id', '=', tenantId)
    .where('record', '=', 'enrolmentRequest')
    .where('row_id', '=', id)
    .where('status', 'in', ['running', 'returned'])
    .select('id')
    .executeTakeFirst();
  if (live !== undefined) {
    const loaded = await loadApproval(context, live.id, true);
    const { row, state: before, route } = loaded;
    const { state, effects } = decide(
      before,
      { kind: 'terminate' },
      await worldOf(context, loaded),
    );
    const saved = { id: row.id, definitionId: row.definition_id, route };
    await saveApproval(context, saved, before, state);
    const title = { zh: row.title_zh, en: row.title_en };
    const ended = { id: row.id, number: row.number, round: state.round, title };
    await follow(context, records, { ...ended, starter: row.starter, waiting: null }, effects, [
      { kind: 'terminate', actor: await callerPerson(context) },
    ]);
  }
  await sql`update enrolment_request set state = 'closed', pending = null, version = version + 1
    where tenant_id = ${tenantId} and id = ${id} and state = 'draft'`.execute(database);
}

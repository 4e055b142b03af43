import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { leaveRequest } from '#bridge/calls/vacation/records/leave-request.ts';
import type { extendLeave, returnFromLeave } from '#bridge/calls/vacation/returns.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { moveRow } from '#gateway/record/save/move.ts';
import { createRow } from '#gateway/record/save/verbs.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { leaveRequests } from '../records/leave-requests.ts';
import { leaveReturns } from '../records/leave-returns.ts';

interface ApprovedLeave {
  readonly employment: string;
  readonly type: string;
  readonly fromOn: string;
  readonly toOn: string;
}

/** An approved leave that the caller reaches. @throws {RefusedError} `notFound`, `notNow` for one that is not approved. */
async function readApproved(context: CallContext, id: string): Promise<ApprovedLeave> {
  const { database, tenantId } = context;
  const { name: bizType, functionId } = leaveRequest;
  const reach = await readReach(context, undefined, { bizType, functionId });
  const { rows } = await sql<ApprovedLeave & { state: string; pending: string | null }>`
    select r.employment_id as employment, r.type_id as type, r.from_on as "fromOn",
      r.to_on as "toOn", r.state, r.pending
    from leave_request r where r.tenant_id = ${tenantId} and r.id = ${id} and r.removed_at is null
      and r.employment_id in (${reachedPeople(context, reach).select('e.id')})`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new RefusedError('notFound');
  if (row.state !== 'approved' || row.pending !== null) throw new RefusedError('notNow');
  return row;
}

/** Gives days of an approved leave back. */
export async function answerReturn(
  context: CallContext,
  { leaveRequestId, fromOn, toOn, reason }: ParsedRequestOf<typeof returnFromLeave>,
): Promise<ResultOf<typeof returnFromLeave>> {
  const leave = await readApproved(context, leaveRequestId);
  if (fromOn < leave.fromOn || fromOn > leave.toOn) throw wrong('fromOn');
  if (toOn < fromOn || toOn > leave.toOn) throw wrong('toOn');
  const scope = await openScope(context, leaveReturns, records);
  const { id = '', version = 1 } = await createRow(scope, {
    values: {
      employment: leave.employment,
      fromOn,
      toOn,
      ...(reason !== undefined && { reason }),
    },
  });
  const sent = await moveRow(scope, { id, version, move: 'submit' });
  return { pending: typeof sent.pending === 'string' };
}

/** Asks for supplementary leave of the same type. */
export async function answerExtend(
  context: CallContext,
  { leaveRequestId, toOn, reason }: ParsedRequestOf<typeof extendLeave>,
): Promise<ResultOf<typeof extendLeave>> {
  const leave = await readApproved(context, leaveRequestId);
  const fromOn = addDays(leave.toOn, 1);
  if (toOn < fromOn) throw wrong('toOn');
  const scope = await openScope(context, leaveRequests, records);
  const { id = '', version = 1 } = await createRow(scope, {
    values: {
      employment: leave.employment,
      type: leave.type,
      fromOn,
      fromHalf: 'am',
      toOn,
      toHalf: 'pm',
      ...(reason !== undefined && { reason }),
    },
  });
  const sent = await moveRow(scope, { id, version, move: 'submit' });
  return { pending: typeof sent.pending === 'string' };
}

function wrong(path: string): RefusedError {
  return new RefusedError('badInput', { fields: [{ path, issue: 'dateOrder' }] });
}

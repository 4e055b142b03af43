import type { leaveOnBehalf, patchOnBehalf } from '#bridge/calls/kaoqin/exceptions.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { moveRow } from '#gateway/record/save/move.ts';
import { createRow } from '#gateway/record/save/verbs.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { leaveRequests } from '../../vacation/records/leave-requests.ts';
import { sendPatch } from '../mine/patch.ts';
import { requireReached } from './reached.ts';

/** Asks for a missing punch of somebody else, by the rights over the record itself. */
export async function answerPatchOnBehalf(
  context: CallContext,
  { employmentId, day, at, reason }: ParsedRequestOf<typeof patchOnBehalf>,
): Promise<ResultOf<typeof patchOnBehalf>> {
  await requireReached(context, [employmentId], 'exceptions');
  return sendPatch(context, { employment: employmentId, day, at, reason });
}

/** Asks for leave of a day of somebody else, by the rights over the record itself. */
export async function answerLeaveOnBehalf(
  context: CallContext,
  { employmentId, day, typeId, half, reason }: ParsedRequestOf<typeof leaveOnBehalf>,
): Promise<ResultOf<typeof leaveOnBehalf>> {
  await requireReached(context, [employmentId], 'exceptions');
  const scope = await openScope(context, leaveRequests, records);
  const { id = '', version = 1 } = await createRow(scope, {
    values: {
      employment: employmentId,
      type: typeId,
      fromOn: day,
      fromHalf: half === 'pm' ? 'pm' : 'am',
      toOn: day,
      toHalf: half === 'am' ? 'am' : 'pm',
      reason,
    },
  });
  const sent = await moveRow(scope, { id, version, move: 'submit' });
  return { pending: typeof sent.pending === 'string' };
}

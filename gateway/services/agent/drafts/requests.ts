/** The request for a trip that a draft becomes: made and sent in one, so that it is not left half done. */
import type { agentRequestCalls } from '#bridge/calls/agent/requests.ts';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { moveRow } from '#gateway/record/save/move.ts';
import { createRow } from '#gateway/record/save/verbs.ts';
import { openScope } from '#gateway/record/scope.ts';
import { tripRequests } from '../../kaoqin/records/trip-requests.ts';
import { records } from '../../records.ts';

type Trip = ParsedRequestOf<typeof agentRequestCalls.sendTrip>;

/** Asks for an own trip of whole days. */
export async function answerTrip(context: CallContext, asked: Trip) {
  const scope = await openScope(context, tripRequests, records);
  const values = { employment: ownEmployment(context), kind: 'trip', ...asked };
  const { id = '', version = 1 } = await createRow(scope, { values });
  const sent = await moveRow(scope, { id, version, move: 'submit' });
  return { pending: typeof sent.pending === 'string' };
}

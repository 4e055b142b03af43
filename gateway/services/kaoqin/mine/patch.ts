import type { applyPatch } from '#bridge/calls/kaoqin/mine.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { moveRow } from '#gateway/record/save/move.ts';
import { createRow } from '#gateway/record/save/verbs.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { punchPatches } from '../records/punch-patches.ts';

/** Asks for a missing punch of the caller: made and sent in one. */
export function answerApplyPatch(
  context: CallContext,
  asked: ParsedRequestOf<typeof applyPatch>,
): Promise<ResultOf<typeof applyPatch>> {
  return sendPatch(context, { employment: ownEmployment(context), ...asked });
}

/** Makes a request for a missing punch and sends it, by the rights over the record. */
export async function sendPatch(
  context: CallContext,
  values: Readonly<Record<'employment' | 'day' | 'at' | 'reason', string>>,
): Promise<{ readonly pending: boolean }> {
  const scope = await openScope(context, punchPatches, records);
  const { id = '', version = 1 } = await createRow(scope, { values });
  const sent = await moveRow(scope, { id, version, move: 'submit' });
  return { pending: typeof sent.pending === 'string' };
}

import type { applyPatch } from '#bridge/calls/kaoqin/mine.ts';
import type { myPatchQuota } from '#bridge/calls/kaoqin/requests.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { moveRow } from '#gateway/record/save/move.ts';
import { createRow } from '#gateway/record/save/verbs.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { readPlans } from '../days/read-plans.ts';
import { countPatches, punchPatches } from '../records/punch-patches.ts';

/** Asks for a missing punch of the caller: made and sent in one. */
export function answerApplyPatch(
  context: CallContext,
  asked: ParsedRequestOf<typeof applyPatch>,
): Promise<ResultOf<typeof applyPatch>> {
  return sendPatch(context, { employment: ownEmployment(context), ...asked });
}

/** How many missing punches of a month the caller may ask for. */
export async function answerPatchQuota(
  context: CallContext,
  { day }: ParsedRequestOf<typeof myPatchQuota>,
): Promise<ResultOf<typeof myPatchQuota>> {
  const employment = ownEmployment(context);
  const plans = await readPlans(context, [employment], { from: day, to: day });
  const group = plans.groupOf(employment, day);
  if (group === null) return { quota: null };
  const used = await countPatches(context, employment, day, null);
  return { quota: { most: group.patchQuota, used, daysBack: group.patchDaysBack } };
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

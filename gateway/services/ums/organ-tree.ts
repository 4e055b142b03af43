import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { organTree } from '#bridge/calls/ums/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { readCountedOrgans } from '../organ/organs.ts';
import { presentOrgan } from '../organ/present-organ.ts';

/** Returns the organisations the caller sees on a day, today when none is given. */
export async function answerOrganTree(
  context: CallContext,
  request: ParsedRequestOf<typeof organTree>,
): Promise<ResultOf<typeof organTree>> {
  const reach = await readReach(context, request.asOf);
  const organs = await readCountedOrgans(context, reach);
  const seen = new Set(organs.map((organ) => organ.id));
  return organs.map((organ) => presentOrgan(organ, seen));
}

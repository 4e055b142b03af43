import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { organLevels } from '#bridge/calls/ums/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { levelsOf } from '../organ/levels.ts';
import { readCountedOrgans } from '../organ/organs.ts';
import { presentOrgan } from '../organ/present-organ.ts';

/** Organisations that are sent at once; of a larger tree only the levels that are open are. */
const mostAtOnce = 1000;

/** Returns the organisations the caller sees on a day: all of a tree of usual size, the open levels of a large one. */
export async function answerOrganLevels(
  context: CallContext,
  { asOf, open = [], keyword }: ParsedRequestOf<typeof organLevels>,
): Promise<ResultOf<typeof organLevels>> {
  const reach = await readReach(context, asOf);
  const counted = await readCountedOrgans(context, reach);
  const seen = new Set(counted.map(({ id }) => id));
  const organs = counted.map((organ) => presentOrgan(organ, seen));
  const below = Map.groupBy(organs, ({ parentId }) => parentId);
  const whole = organs.length <= mostAtOnce;
  const shown = whole ? organs : levelsOf(organs, { open, keyword });
  return {
    whole,
    total: organs.length,
    organs: shown.map((organ) => ({ ...organ, childCount: below.get(organ.id)?.length ?? 0 })),
  };
}

import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { headCountByOrgan } from '#bridge/calls/report/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type CountedOrgan, readCountedOrgans } from '../organ/organs.ts';
import { openReport } from './report-scope.ts';

/**
 * Returns the head-count of the organisations directly below the asked one. Without one: below the top
 * of what the caller sees, or of its tops when there are several.
 */
export async function answerHeadCountByOrgan(
  context: CallContext,
  request: ParsedRequestOf<typeof headCountByOrgan>,
): Promise<ResultOf<typeof headCountByOrgan>> {
  const { reach } = await openReport(context, request);
  const organs = await readCountedOrgans(context, reach);
  const seen = new Set(organs.map(({ id }) => id));
  const childrenOf = Map.groupBy(organs, ({ parentId }) =>
    parentId !== null && seen.has(parentId) ? parentId : null,
  );
  const tops = childrenOf.get(null) ?? [];
  const asked = request.organId ?? (tops.length === 1 ? tops[0]?.id : undefined);
  const parents = asked === undefined ? tops : organs.filter(({ id }) => id === asked);
  const rows = asked === undefined ? tops : (childrenOf.get(asked) ?? []);
  return {
    asOf: reach.day,
    total: parents.reduce((sum, organ) => sum + organ.totalHeadCount, 0),
    rows: rows.map((organ: CountedOrgan) => ({
      organId: organ.id,
      organName: organ.name,
      headCount: organ.totalHeadCount,
      hasChildren: childrenOf.has(organ.id),
    })),
  };
}

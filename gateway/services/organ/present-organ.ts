import type * as z from 'zod/mini';
import type { organNode } from '#bridge/calls/ums/calls.ts';
import type { CountedOrgan } from './organs.ts';

/** What leaves of an organisation; a parent the caller does not see is no parent. */
export function presentOrgan(
  organ: CountedOrgan,
  seen: ReadonlySet<string>,
): z.output<typeof organNode> {
  const { parentId } = organ;
  return {
    id: organ.id,
    parentId: parentId !== null && seen.has(parentId) ? parentId : null,
    code: organ.code,
    name: organ.name,
    kind: organ.kind,
    leaderId: organ.leaderId,
    leaderName: organ.leaderName,
    order: organ.order,
    headCount: organ.headCount,
    totalHeadCount: organ.totalHeadCount,
  };
}

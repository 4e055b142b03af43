import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { organDetail } from '#bridge/calls/ums/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readCountedOrgans, readOrgans } from '../organ/organs.ts';
import { presentOrgan } from '../organ/present-organ.ts';
import { tellChanges } from '../organ/tree/change-days.ts';
import { mayEdit, mayMove, readEditReach } from '../organ/tree/edit-reach.ts';
import { readStoredOrgan } from '../organ/tree/stored-organ.ts';

/** Returns one organisation with its path; `notFound` when the caller does not see it. */
export async function answerOrganDetail(
  context: CallContext,
  { organId, asOf }: ParsedRequestOf<typeof organDetail>,
): Promise<ResultOf<typeof organDetail>> {
  const reach = await readReach(context, asOf);
  const organs = await readCountedOrgans(context, reach);
  const organ = organs.find(({ id }) => id === organId);
  if (organ === undefined) throw new RefusedError('notFound');
  const every = await readOrgans(context, reach.day);
  const { posts, positions } = await countPositions(context, organId);
  const today = dayOf(context.now());
  const edit = await readEditReach(context, reach.day);
  const stored = await readStoredOrgan(context, organId);
  const changes = await tellChanges(context, [stored], { reach: edit, today });
  return {
    ...presentOrgan(organ, new Set(organs.map(({ id }) => id))),
    path: every
      .filter(({ path }) => organ.path.startsWith(path))
      .map(({ id, name }) => ({ id, name })),
    openedOn: organ.openedOn,
    closedOn: stored.closedOn,
    remark: stored.remark,
    version: stored.version,
    may: {
      change: mayEdit(edit, stored),
      addBelow: mayEdit(edit, stored),
      move: mayMove(edit, stored),
    },
    planned: changes.filter(({ planned }) => planned),
    postCount: posts,
    positionCount: positions,
    childCount: organs.filter(({ parentId }) => parentId === organId).length,
  };
}

async function countPositions(
  { database, tenantId }: CallContext,
  organId: string,
): Promise<{ posts: number; positions: number }> {
  return await database
    .selectFrom('position as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.organ_id', '=', organId)
    .where('g.closed_on', 'is', null)
    .where('g.removed_at', 'is', null)
    .select([
      sql<number>`count(distinct g.post_id)::int`.as('posts'),
      sql<number>`count(*)::int`.as('positions'),
    ])
    .executeTakeFirstOrThrow();
}

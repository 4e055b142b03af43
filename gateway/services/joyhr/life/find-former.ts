import type { findFormer } from '#bridge/calls/joyhr/life.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { organOnDay } from '#gateway/kernel/people/dated.ts';
import { type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { isAwaited, isEmployedFrom, readFormer } from './former.ts';

type Former = ResultOf<typeof findFormer>;

/** Returns whether a document is known here; employments out of reach are left out of the list and count for the state. */
export async function answerFormer(
  context: CallContext,
  request: ParsedRequestOf<typeof findFormer>,
): Promise<Former> {
  const reach = await readReach(context);
  const former = await readFormer(context, request);
  const employments = await presentEmployments(
    context,
    reach,
    former.map(({ id }) => id),
  );
  if (isEmployedFrom(former, reach.day)) return { state: 'employed', employments };
  if (await isAwaited(context, request, null)) return { state: 'awaited', employments };
  return { state: former.length > 0 ? 'former' : 'unknown', employments };
}

/** Presents employments in reach, the last one first. */
export async function presentEmployments(
  context: CallContext,
  reach: Reach,
  ids: readonly string[],
): Promise<Former['employments']> {
  if (ids.length === 0) return [];
  return reachedPeople(context, reach)
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('j', reach.day)))
    .where('e.id', 'in', [...ids])
    .orderBy('e.joined_on', 'desc')
    .select([
      'e.id',
      'p.name',
      'e.staff_no as staffNo',
      'o.name as organName',
      'e.joined_on as joinedOn',
      'e.left_on as leftOn',
    ])
    .execute();
}

import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { type Clash, readClashes, type SessionTimes } from './clashes.ts';

/** Reads what people have at the time of a session as the caller may see it: of people out of reach only that they have something. */
export async function readShownClashes(
  context: CallContext,
  session: SessionTimes,
  employmentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Clash[]>> {
  const clashes = await readClashes(context, session, employmentIds);
  if (clashes.size === 0) return clashes;
  const reached = await reachedPeople(context, await readReach(context))
    .where('e.id', 'in', [...clashes.keys()])
    .select('e.id')
    .execute();
  const inReach = new Set(reached.map(({ id }) => id));
  return new Map([...clashes].map(([id, some]) => [id, inReach.has(id) ? some : ['busy']]));
}

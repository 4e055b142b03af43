import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Reach, reachesOrgan, readPaths } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/**
 * Returns the path of an organisation the caller sees.
 * @throws {RefusedError} `notFound`, the same for one that does not exist and one out of reach.
 */
export async function findOrganPath(
  context: CallContext,
  reach: Reach,
  organId: string,
): Promise<string> {
  const path = (await readPaths(context, reach.day, [organId])).get(organId);
  if (path === undefined || !reachesOrgan(reach, organId, path)) throw new RefusedError('notFound');
  return path;
}

import { type Reach, reachesOrgan } from '#gateway/kernel/people/reach.ts';

/** Whether the caller sees an organisation. */
export function visibleOrgan(
  reach: Reach,
): (organ: { readonly id: string; readonly path: string }) => boolean {
  return ({ id, path }) => reachesOrgan(reach, id, path);
}

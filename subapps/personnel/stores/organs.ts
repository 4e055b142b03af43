/** The way through the organisations. */
import type { Organ } from '#bridge/react/directory/organ-nodes.ts';

/** The names from the company down to an organisation. */
export function organPath(organs: readonly Organ[], id: string): readonly string[] {
  const organ = organs.find((each) => each.id === id);
  if (!organ) return [];
  return [...(organ.parentId ? organPath(organs, organ.parentId) : []), organ.name];
}

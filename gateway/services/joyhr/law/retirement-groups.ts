import type { RetirementGroup } from './retirement.ts';

/** What the statutory age of somebody depends on; null is not said. */
export interface RetireeFacts {
  readonly gender: 'F' | 'M' | null;
  /** Of the post: management and technical work, or production and operation. */
  readonly workKind: 'specialist' | 'operator' | null;
}

/**
 * The groups somebody may belong to, the one with the earlier age first. Of a woman whose post does not say which work it
 * is, both ages are possible (State Council 1978 No. 104; NPC decision of 2024-09-13, art. 1).
 */
export function retirementGroups({ gender, workKind }: RetireeFacts): readonly RetirementGroup[] {
  if (gender === 'M') return ['man'];
  if (workKind === 'operator') return ['woman-50'];
  if (workKind === 'specialist') return ['woman-55'];
  return gender === 'F' ? ['woman-50', 'woman-55'] : ['woman-50', 'man'];
}

/** What a person may do with one field, from nothing to everything. */
export const fieldAccesses = ['hidden', 'masked', 'read', 'write'] as const;

/** One right on one field. */
export type FieldAccess = (typeof fieldAccesses)[number];

/** Whose records one of the person's roles reaches; `organIds` counts for `custom` only. */
export interface DataRange {
  readonly kind: 'all' | 'own_organ_and_below' | 'own_organ' | 'self' | 'custom';
  readonly organIds: readonly string[];
}

/** What the signed-in person may do in the current tenant, at most one second old. */
export interface Rights {
  /** Passes every function check, sees every record and every field. */
  readonly isSuper: boolean;
  /** The function ids of all roles; empty for a super user, so ask `hasFunction`. */
  readonly functions: ReadonlySet<string>;
  /** The person's own employment in this tenant, or null. */
  readonly employmentId: string | null;
  /** The ranges of all roles; the person reaches their union. A super user has one range `all`. */
  readonly dataRanges: readonly DataRange[];
  /** Business type, then field, to the widest right of all roles; a field without a rule follows its type's default. */
  readonly fieldRules: ReadonlyMap<string, ReadonlyMap<string, FieldAccess>>;
  /** `permission_mark.version` these rights were read at. */
  readonly version: number;
}

/** Whether the person may use a function. */
export function hasFunction(rights: Rights, functionId: string): boolean {
  return rights.isSuper || rights.functions.has(functionId);
}

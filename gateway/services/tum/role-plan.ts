import type { FieldAccess, RangeKind } from '#gateway/kernel/people/role-rights.ts';

/** A role that a company begins with: its functions, how far it reaches, and what it may do with which field. */
export interface RolePlan {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly range: RangeKind;
  readonly functions: readonly string[];
  readonly fields: Readonly<Record<string, FieldAccess>>;
  /** Rules on the fields of declared records, by record. */
  readonly recordFields?: Readonly<Record<string, Readonly<Record<string, FieldAccess>>>>;
}

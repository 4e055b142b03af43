/** What happens when someone else saved a record while a person was changing it. */
import { type EmployeeField, employeeFields } from '#bridge/calls/joyhr/employee.ts';

/** Values by field; a null is an empty field, an absent one is unknown to the person. */
export type Values = Readonly<Partial<Record<EmployeeField, string | null>>>;

/** A field both changed, to different values. */
export interface Clash {
  readonly field: EmployeeField;
  readonly original: string | null;
  readonly mine: string | null;
  readonly theirs: string | null;
}

/** A field only the other person changed. */
export interface Taken {
  readonly field: EmployeeField;
  readonly before: string | null;
  readonly after: string | null;
}

/** Both versions of a record, field by field. */
export interface Conflict {
  readonly clashes: readonly Clash[];
  readonly taken: readonly Taken[];
  /** The changes that touch nothing the other person changed; they stay. */
  readonly kept: Values;
}

/** Whose value a clash ends with. */
export type Side = 'mine' | 'theirs';

/** Compares a person's changes with a record that moved on from the one they started at. */
export function compare(original: Values, mine: Values, theirs: Values): Conflict {
  const clashes: Clash[] = [];
  const taken: Taken[] = [];
  const kept: Partial<Record<EmployeeField, string | null>> = {};
  for (const field of employeeFields) {
    const before = original[field] ?? null;
    const after = theirs[field] ?? null;
    const own = mine[field];
    if (own === undefined) {
      if (before !== after) taken.push({ field, before, after });
    } else if (own !== after) {
      if (before === after) kept[field] = own;
      else clashes.push({ field, original: before, mine: own, theirs: after });
    }
  }
  return { clashes, taken, kept };
}

/** The changes to save on top of the other version, once every clash has a side. */
export function resolve(
  conflict: Conflict,
  sides: Readonly<Partial<Record<EmployeeField, Side>>>,
): Values {
  const chosen = conflict.clashes.filter(({ field }) => sides[field] === 'mine');
  return { ...conflict.kept, ...Object.fromEntries(chosen.map((each) => [each.field, each.mine])) };
}

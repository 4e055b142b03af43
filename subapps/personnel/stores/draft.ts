/** Unsaved changes of one record. Plain data, so that the page can keep it over an eviction. */
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import type { Values } from './conflict.ts';

/** Words for the fields whose value is an id. */
export type FieldNames = Readonly<Partial<Record<EmployeeField, string>>>;

/** One record while it is being edited. */
export interface Draft {
  /** The version the person started at, or went on from after a conflict. */
  readonly version: number;
  readonly original: Values;
  /** The changed fields only. */
  readonly changes: Values;
  /** Words for the ids that were chosen since. */
  readonly names: FieldNames;
}

/** What a draft needs of a record. */
export interface Editable {
  readonly version: number;
  readonly fields: Values;
}

/** Begins to edit a record. */
export function newDraft({ version, fields }: Editable): Draft {
  return { version, original: fields, changes: {}, names: {} };
}

/** Changes one field; a value that is the original one again is no change. `name` is the words for an id. */
export function withChange(
  draft: Draft,
  field: EmployeeField,
  value: string | null,
  name?: string,
): Draft {
  const { [field]: _, ...others } = draft.changes;
  const { [field]: __, ...names } = draft.names;
  const changed = value !== (draft.original[field] ?? null);
  const next = {
    ...draft,
    changes: changed ? { ...others, [field]: value } : others,
    // The words of the original id are the record's.
    names: changed && name ? { ...names, [field]: name } : names,
  };
  // A position belongs to one department and one post: it cannot stay when either changes.
  const moved = field === 'organId' || field === 'postId';
  return moved && changed ? withChange(next, 'positionId', null) : next;
}

/** Goes on with other changes from the version someone else saved. */
export function rebased(draft: Draft, { version, fields }: Editable, changes: Values): Draft {
  return { ...draft, version, original: fields, changes };
}

/** The value a field has in a draft. */
export function valueIn(draft: Draft, field: EmployeeField): string | null {
  const changed = draft.changes[field];
  return changed === undefined ? (draft.original[field] ?? null) : changed;
}

/** How many fields a save would send. */
export function changeCount(draft: Draft | undefined): number {
  return draft ? Object.keys(draft.changes).length : 0;
}

/** Unsaved changes of records, one draft for each record that is being edited. Kept across eviction by the snapshot. */
import { atom, computed } from 'nanostores';
import * as z from 'zod/mini';
import { type EmployeeField, employeeField } from '#bridge/calls/employee.ts';
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
  readonly id: string;
  readonly version: number;
  readonly fields: Values;
}

const $drafts = atom<Readonly<Record<string, Draft>>>({});

/** Every draft, by the record's id. */
export const drafts = computed($drafts, (all) => all);

/** Begins to edit a record; a draft that is there already goes on. */
export function startDraft(record: Editable): void {
  if ($drafts.get()[record.id]) return;
  write(record.id, {
    version: record.version,
    original: record.fields,
    changes: {},
    names: {},
  });
}

/** Changes one field; a value that is the original one again is no change. `name` is the words for an id. */
export function changeDraft(
  id: string,
  field: EmployeeField,
  value: string | null,
  name?: string,
): void {
  const draft = $drafts.get()[id];
  if (!draft) return;
  const { [field]: _, ...others } = draft.changes;
  const changed = value !== (draft.original[field] ?? null);
  write(id, {
    ...draft,
    changes: changed ? { ...others, [field]: value } : others,
    names: name === undefined ? draft.names : { ...draft.names, [field]: name },
  });
}

/** Goes on with other changes from the version someone else saved. */
export function rebaseDraft(record: Editable, changes: Values): void {
  const names = $drafts.get()[record.id]?.names ?? {};
  write(record.id, { version: record.version, original: record.fields, changes, names });
}

/** Ends the editing of a record, saved or not. */
export function endDraft(id: string): void {
  const { [id]: _, ...others } = $drafts.get();
  $drafts.set(others);
}

/** Whether a draft holds something that a save would send. */
export function isDirty(draft: Draft | undefined): boolean {
  return draft !== undefined && Object.keys(draft.changes).length > 0;
}

const values = z.partialRecord(employeeField, z.nullable(z.string()));
const storedDrafts = z.record(
  z.string(),
  z.object({
    version: z.number(),
    original: values,
    changes: values,
    names: z.partialRecord(employeeField, z.string()),
  }),
);

/** Takes drafts back from a snapshot; what does not read as drafts is left alone. */
export function restoreDrafts(stored: unknown): void {
  const read = z.safeParse(storedDrafts, stored);
  if (read.success) $drafts.set(read.data);
}

function write(id: string, draft: Draft): void {
  $drafts.set({ ...$drafts.get(), [id]: draft });
}

/** Unsaved changes of records, kept on this machine over a reload; never numbers of papers and bank cards. */
import { type EmployeeField, employeeFields } from '#bridge/calls/joyhr/employee.ts';
import {
  type Drafts,
  type KeptDraft,
  openDrafts,
  type UnsavedWork,
} from '#ui/parts/form/drafts.ts';
import { compare, resolve, type Values } from './conflict.ts';
import { changeCount, type Draft, type FieldNames, rebased } from './draft.ts';
import { type EmployeeRecord, editable, rightOn } from './record.ts';

/** What would do harm on a machine that others use too. */
const secrets: readonly EmployeeField[] = ['idNumber', 'bankAccount'];

let drafts: Drafts | undefined;
let opened = '';

/** Opens the drafts of the person who is signed in; those of another person are thrown away. */
export function openEmployeeDrafts(userId: string, tenantId: string): void {
  if (opened === `${tenantId} ${userId}`) return;
  opened = `${tenantId} ${userId}`;
  drafts = openDrafts({ owner: userId, area: `employee.${tenantId}`, secrets });
}

/** The drafts of the person who is signed in. */
export function employeeDrafts(): Drafts | undefined {
  return drafts;
}

/** What of a draft is worth keeping. */
export function unsavedWork(draft: Draft | null): UnsavedWork | undefined {
  if (!draft || changeCount(draft) === 0) return undefined;
  const { version, changes, original, names } = draft;
  const before = Object.keys(changes).map((field) => [field, read(original, field)]);
  return { version, values: changes, before: Object.fromEntries(before), words: names };
}

/** A kept draft over the record as it is now. */
export interface Restored {
  readonly draft: Draft;
  /** Someone saved another value of a field it changes: both sides must be looked at. */
  readonly clashes: boolean;
}

/** Takes a kept draft up again; what may no longer be written, or was saved meanwhile, is left out. */
export function restored(kept: KeptDraft, record: EmployeeRecord): Restored {
  const current = editable(record);
  const mine = employeeFields.filter(
    (field) =>
      rightOn(record, field) === 'write' &&
      isValue(kept.values[field]) &&
      kept.values[field] !== (current.fields[field] ?? null),
  );
  const changes = pick(kept.values, mine);
  const draft: Draft = {
    version: Number(kept.version),
    original: { ...current.fields, ...pick(kept.before, mine) },
    changes,
    names: pick(kept.words, mine) as FieldNames,
  };
  if (draft.version === current.version) return { draft, clashes: false };
  const conflict = compare(draft.original, changes, current.fields);
  const clashes = conflict.clashes.length > 0;
  return { draft: clashes ? draft : rebased(draft, current, resolve(conflict, {})), clashes };
}

/** Whether there is anything in a kept draft to take up. */
export function isWorthTaking(kept: KeptDraft, record: EmployeeRecord): boolean {
  if (!record.can.edit) return false;
  return kept.left.length > 0 || changeCount(restored(kept, record).draft) > 0;
}

function pick(values: Readonly<Record<string, unknown>>, fields: readonly EmployeeField[]): Values {
  const found = fields.flatMap((field) => {
    const value = values[field];
    return isValue(value) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(found);
}

function read(values: Readonly<Record<string, unknown>>, field: string): unknown {
  return values[field] ?? null;
}

function isValue(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

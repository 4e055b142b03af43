import { checkRecord, type EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import type { FieldError } from '#bridge/calls/kit/answer.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { FieldRights } from '../../people/field-rights.ts';
import type { StoredRecord } from './read-record.ts';
import { changedFields, type FieldChanges, type FieldValues } from './record-fields.ts';

/** Refuses a save with what is wrong at which field. */
export function refuseFields(
  errors: readonly (readonly [EmployeeField, FieldError['issue']])[],
): never {
  throw new RefusedError('badInput', {
    fields: errors.map(([field, issue]) => ({ path: `changes.${field}`, issue })),
  });
}

/**
 * Refuses a change of any field without the right to write it. It is asked before anything else, so that
 * no one learns a hidden value by trying to save it.
 * @throws {RefusedError} `noFieldPermission` with the fields.
 */
export function checkFieldRights(rights: FieldRights, changes: FieldChanges): void {
  const refused = changedFields(changes).filter((field) => rights[field] !== 'write');
  if (refused.length === 0) return;
  throw new RefusedError('noFieldPermission', {
    fields: refused.map((field) => ({ path: `changes.${field}`, issue: 'readOnly' })),
  });
}

/** The changes that change something, in the form they are stored in. */
export function effectiveChanges(record: StoredRecord, changes: FieldChanges): FieldChanges {
  const stored = changedFields(changes).map(
    (field) => [field, storedForm(field, changes[field] ?? null)] as const,
  );
  return Object.fromEntries(stored.filter(([field, value]) => record.values[field] !== value));
}

/** Without the absent ones, so that spreading them over a record leaves its values alone. */
function definedOnly(changes: FieldChanges): Partial<FieldValues> {
  return Object.fromEntries(changedFields(changes).map((field) => [field, changes[field] ?? null]));
}

function storedForm(field: EmployeeField, value: string | null): string | null {
  return field === 'idNumber' && value !== null ? value.toUpperCase() : value;
}

/** Fields that one rule looks at together: it is asked when one of them changes, not for what was wrong before. */
const ruleGroups: readonly (readonly EmployeeField[])[] = [
  ['idNumber', 'idDocumentType', 'birthDate', 'gender'],
  ['joinedOn', 'probationEndsOn', 'firstWorkedOn'],
];

/**
 * Checks the record as it would be after the changes.
 * @throws {RefusedError} `badInput` with the fields.
 */
export function checkMergedRecord(record: StoredRecord, changes: FieldChanges): FieldValues {
  const merged = { ...record.values, ...definedOnly(changes) };
  const changed = new Set(changedFields(changes));
  const asked = new Set(
    ruleGroups.filter((group) => group.some((field) => changed.has(field))).flat(),
  );
  const issues = checkRecord(merged)
    .filter(({ field }) => asked.has(field))
    .map(({ field, issue }) => [field, issue] as const);
  if (
    changed.has('joinedOn') &&
    record.leftOn !== null &&
    (merged.joinedOn ?? '') > record.leftOn
  ) {
    issues.push(['joinedOn', 'dateOrder']);
  }
  if (issues.length > 0) refuseFields(issues);
  return merged;
}

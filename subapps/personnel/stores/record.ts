/** What the screens read out of an employee's record. */

import {
  type EmployeeField,
  employeeFieldGroups,
  employeeFields,
} from '#bridge/calls/joyhr/employee.ts';
import type { employeeHistory, getEmployee } from '#bridge/calls/joyhr/employee-record.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Values } from './conflict.ts';
import type { Editable } from './draft.ts';

/** The record as the gateway returns it. */
export type EmployeeRecord = ResultOf<typeof getEmployee>;

/** One saved change of the record. */
export type HistoryEntry = ResultOf<typeof employeeHistory>['rows'][number];

/** How the person may treat a field. */
export type FieldRight = 'hidden' | 'masked' | 'read' | 'write';

/** The name of a group of fields. */
export type FieldGroup = keyof typeof employeeFieldGroups;

/** The groups of each view that holds fields. */
export const viewGroups = {
  basic: ['identity', 'contact', 'bank', 'other'],
  job: ['employment', 'job'],
} as const satisfies Readonly<Record<string, readonly FieldGroup[]>>;

/** A view of the record whose fields can be edited. */
export type FieldView = keyof typeof viewGroups;

/** Tells the right on a field; a field the gateway does not mention is hidden. */
export function rightOn(record: EmployeeRecord, field: EmployeeField): FieldRight {
  return record.rights[field] ?? 'hidden';
}

/** The fields of a group that are not hidden, in their order. */
export function fieldsOf(record: EmployeeRecord, group: FieldGroup): readonly EmployeeField[] {
  // The account for pay is one of the bank accounts, which have a tab of their own for who may open them.
  if (group === 'bank' && record.records.bankAccount !== undefined) return [];
  return employeeFieldGroups[group].filter((field) => rightOn(record, field) !== 'hidden');
}

/** The view that shows a field. */
export function viewOf(field: EmployeeField): FieldView {
  const inJob = viewGroups.job.some((group) =>
    employeeFieldGroups[group].some((name) => name === field),
  );
  return inJob ? 'job' : 'basic';
}

/** What editing starts from: the fields as they are, without those that come masked and so cannot be compared. */
export function editable(record: EmployeeRecord): Editable {
  const fields: Record<string, string | null> = {};
  for (const field of employeeFields) {
    const right = rightOn(record, field);
    if (right === 'read' || right === 'write') fields[field] = record.fields[field] ?? null;
  }
  return { version: record.version, fields: fields satisfies Values };
}

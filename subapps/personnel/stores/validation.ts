/** What is wrong with a draft, by the same rules that the gateway keeps. */
import * as z from 'zod/mini';
import {
  checkRecord,
  type EmployeeField,
  employeeChanges,
  employeeFieldRules,
  employeeFields,
} from '#bridge/calls/joyhr/employee.ts';
import type { FieldError } from '#bridge/calls/kit/answer.ts';
import { fieldWords } from '#bridge/calls/kit/field-words.ts';
import { type FieldErrors, readIssues } from '#ui/parts/form/field-errors.ts';

import type { Values } from './conflict.ts';
import type { Draft } from './draft.ts';

/** The first thing wrong with each changed field, and with the fields that must fit a changed one. */
export function draftErrors({ original, changes }: Draft): FieldErrors {
  const errors = new Map<string, FieldError>();
  for (const field of employeeFields) {
    const value = changes[field];
    if (value !== undefined) for (const entry of fieldErrors(field, value)) errors.set(...entry);
  }
  for (const { field, issue } of checkRecord(cleanChanges({ ...original, ...changes }))) {
    if (!errors.has(field)) errors.set(field, { path: field, issue });
  }
  return errors;
}

/** The changes without blanks at the ends; an empty text empties its field. */
export function cleanChanges(changes: Values): Values {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [field, value?.trim() || null]),
  );
}

/** What a save sends: the changes as their rules read them; nothing when one of them breaks its rule. */
export function readChanges(changes: Values): z.output<typeof employeeChanges> | undefined {
  const read = z.safeParse(employeeChanges, cleanChanges(changes));
  return read.success ? read.data : undefined;
}

function fieldErrors(field: EmployeeField, value: string | null): FieldErrors {
  const rule = employeeFieldRules[field];
  const read = z.safeParse(z.object({ [field]: rule }), { [field]: value?.trim() || null });
  return read.success
    ? new Map()
    : readIssues(read.error.issues.map(withoutEmptyBranch), fieldWords);
}

// A field that may be empty is a union of null and its rule; what its rule says is what a person wants to know.
function withoutEmptyBranch(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.at(-1)?.[0];
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}

import { expect, test } from 'vitest';
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import { isRequired } from './field-kinds.ts';
import { cleanChanges, draftErrors } from './validation.ts';

const original = { name: '周雨桐', gender: 'F', joinedOn: '2022-10-10', idDocumentType: 'cn-id' };

function issues(changes: Partial<Record<EmployeeField, string | null>>): Record<string, string> {
  const errors = draftErrors({ version: 1, original, changes, names: {} });
  return Object.fromEntries([...errors].map(([field, error]) => [field, error.issue]));
}

test('finds nothing wrong with good values and with emptied fields that may be empty', () => {
  expect(issues({ phone: '13800138000', email: ' z@harbour.test ', workPlace: null })).toEqual({});
});

test('names what a field lacks in the words of its own rule', () => {
  expect(issues({ phone: '12345' })).toEqual({ phone: 'phone' });
  expect(issues({ email: 'zhou' })).toEqual({ email: 'email' });
  expect(issues({ birthDate: '2026-02-30' })).toEqual({ birthDate: 'date' });
  expect(issues({ name: '  ' })).toEqual({ name: 'required' });
  expect(issues({ officePhone: '12' })).toEqual({ officePhone: 'tooShort' });
});

test('tells the limit a text went over', () => {
  const changes = { workPlace: '长'.repeat(81) };
  const error = draftErrors({ version: 1, original, changes, names: {} }).get('workPlace');
  expect(error).toMatchObject({ issue: 'tooLong', max: 80 });
});

test('checks fields against each other, changed or not', () => {
  expect(issues({ probationEndsOn: '2022-01-01' })).toEqual({ probationEndsOn: 'dateOrder' });
  expect(issues({ idNumber: '110101199003077735' })).toEqual({ idNumber: 'idNumber' });
});

test('knows the fields that are never empty', () => {
  expect(isRequired('name')).toBe(true);
  expect(isRequired('email')).toBe(false);
});

test('sends values without blanks at their ends, and an empty one as null', () => {
  expect(cleanChanges({ name: ' 周雨 ', note: '  ' })).toEqual({ name: '周雨', note: null });
});

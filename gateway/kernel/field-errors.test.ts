import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { fieldErrors } from './field-errors.ts';

function errorsOf(call: AnyCall, request: unknown) {
  const parsed = call.request.safeParse(request);
  return parsed.success ? [] : fieldErrors(parsed.error.issues, request);
}

const employmentId = '01999999-9999-7999-8999-999999999999';

test.each([
  ['a missing field', calls.login, { account: 'a' }, [{ path: 'password', issue: 'required' }]],
  [
    'a text that is too long',
    calls.login,
    { account: 'a'.repeat(65), password: 'x' },
    [{ path: 'account', issue: 'tooLong', max: 64 }],
  ],
  [
    'an unknown field',
    calls.login,
    { account: 'a', password: 'x', isSuper: '1' },
    [{ path: 'isSuper', issue: 'unknownField' }],
  ],
  ['a wrong id', calls.organDetail, { organId: '7' }, [{ path: 'organId', issue: 'invalid' }]],
  [
    'a day that is none, in an optional field',
    calls.organTree,
    { asOf: '2025-02-30' },
    [{ path: 'asOf', issue: 'date' }],
  ],
  [
    'a wrong choice',
    calls.updatePreferences,
    { locale: 'fr' },
    [{ path: 'locale', issue: 'choice' }],
  ],
  [
    'a page size that is not offered',
    calls.rosterPage,
    { rows: '11' },
    [{ path: 'rows', issue: 'choice' }],
  ],
  [
    'a field inside the changes',
    calls.updateEmployee,
    { employmentId, version: 1, changes: { phone: '12', email: 'a@b' } },
    [
      { path: 'changes.phone', issue: 'phone' },
      { path: 'changes.email', issue: 'email' },
    ],
  ],
  [
    'a list with one wrong item',
    calls.rosterExport,
    { columns: ['name', 'nothing'] },
    [{ path: 'columns.1', issue: 'choice' }],
  ],
])('%s is named with its path and what is wrong', (_name, call, request, expected) => {
  expect(errorsOf(call, request)).toEqual(expected);
});

test('at most fifty fields are named, with short paths', () => {
  const many = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`${at}`.repeat(200), '']));
  const errors = errorsOf(calls.login, many);
  expect(errors).toHaveLength(50);
  expect(Math.max(...errors.map(({ path }) => path.length))).toBeLessThanOrEqual(120);
});

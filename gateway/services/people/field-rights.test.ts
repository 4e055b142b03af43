import { expect, test } from 'vitest';
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import type { RoleReach } from '#gateway/kernel/people/reach.ts';
import { roleRight } from './field-rights.ts';

function roleWith(fields: RoleReach['fields']): RoleReach {
  const range = {
    kind: 'all',
    organIds: [],
    paths: [],
    organId: null,
    employmentId: null,
  } as const;
  return { roleId: 'role', functions: new Set(), fields, ...range };
}

const withoutRules = roleWith(new Map());

test('a field of which no right was decided is hidden', () => {
  const undecided = 'salary' as EmployeeField;
  expect(roleRight(withoutRules, undecided)).toBe('hidden');
});

test('a role without rules reads who somebody is, and nothing that is personal', () => {
  expect(roleRight(withoutRules, 'name')).toBe('read');
  expect(roleRight(withoutRules, 'gradeCode')).toBe('read');
  expect(roleRight(withoutRules, 'phone')).toBe('masked');
  expect(roleRight(withoutRules, 'bankAccount')).toBe('hidden');
});

test('a rule of the role decides, but hides nobody’s name', () => {
  const role = roleWith(
    new Map([
      ['bankAccount', 'masked'],
      ['name', 'masked'],
    ]),
  );
  expect(roleRight(role, 'bankAccount')).toBe('masked');
  expect(roleRight(role, 'name')).toBe('read');
});

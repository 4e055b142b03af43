import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import { maskMiddle } from '#gateway/kernel/people/mask-middle.ts';
import type { FieldAccess } from '#gateway/kernel/people/role-rights.ts';

/**
 * The form in which a value leaves for a right: itself, a mask that shows enough to recognise it, or null.
 * Nothing else may put a field of a record into an answer.
 */
export function presentValue(
  right: FieldAccess,
  field: EmployeeField,
  value: string | null,
): string | null {
  if (value === null || right === 'hidden') return null;
  return right === 'masked' ? maskValue(field, value) : value;
}

function maskValue(field: EmployeeField, value: string): string {
  switch (field) {
    case 'phone':
    case 'officePhone':
      return maskMiddle(value, value.length > 8 ? 3 : 0, 4);
    case 'idNumber':
      return maskMiddle(value, 1, 1);
    case 'bankAccount':
      return maskMiddle(value, 0, 4);
    case 'email':
      return value.replace(/^(.).*@/su, '$1***@');
    case 'birthDate':
      return `****${value.slice(4)}`;
    case 'homeAddress':
    case 'registeredAddress':
      return `${[...value].slice(0, 6).join('')}***`;
    default:
      return '***';
  }
}

import { type EmployeeField, employeeFields } from '#bridge/calls/joyhr/employee.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Reach, RoleReach, Standing } from '#gateway/kernel/people/reach.ts';
import { EMPLOYEE_BIZ_TYPE, type FieldAccess } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import * as ofRecords from '#gateway/record/rights.ts';
import { openScope } from '#gateway/record/scope.ts';
import * as ofEmployees from '../../people/field-rights.ts';
import { records } from '../../records.ts';

/** One field of one kind of records that belong to an employee, as rights look at it. */
export interface FieldOfType {
  /** Whether a role with these functions counts for the records at all. */
  opensWith(functions: ReadonlySet<string>): boolean;
  rightOn(reach: Reach, standing: Standing): FieldAccess;
  ofRole(role: RoleReach): FieldAccess;
  readonly ofSuper: FieldAccess;
}

/**
 * Reads how rights look at a field of the employee's record, or of a declared record about an employee.
 * @throws {RefusedError} `badInput` for a field that no such record has.
 */
export async function readFieldOfType(
  context: CallContext,
  bizType: string,
  name: string,
): Promise<FieldOfType> {
  if (bizType === EMPLOYEE_BIZ_TYPE) return employeeField(name);
  const bound = records.find(bizType);
  if (bound?.record.range.of !== 'person') throw refused('bizType');
  const scope = await openScope(context, bound, records);
  if (!ofRecords.ruledNames(scope).includes(name)) throw refused('field');
  const seenBy = (reach: Reach) => ({ ...scope, reach, knownRights: new Map() });
  return {
    opensWith: (functions) => functions.has(bound.record.functionId),
    rightOn: (reach, standing) => ofRecords.rightsOn(seenBy(reach), standing)[name] ?? 'hidden',
    ofRole: (role) => ofRecords.roleRight(scope, role, name),
    ofSuper: ofRecords.rightAnywhere(seenBy({ ...scope.reach, isSuper: true }), name),
  };
}

function employeeField(name: string): FieldOfType {
  const field = employeeFields.find((one): one is EmployeeField => one === name);
  if (field === undefined) throw refused('field');
  return {
    opensWith: () => true,
    rightOn: (reach, standing) => ofEmployees.rightsOn(reach, standing)[field],
    ofRole: (role) => ofEmployees.roleRight(role, field),
    ofSuper: ofEmployees.superRight(field),
  };
}

function refused(path: 'bizType' | 'field'): RefusedError {
  return new RefusedError('badInput', { fields: [{ path, issue: 'choice' }] });
}

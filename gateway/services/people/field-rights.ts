import { type EmployeeField, employeeFields } from '#bridge/calls/joyhr/employee.ts';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import {
  coveringRoles,
  type Reach,
  type RoleReach,
  type Standing,
} from '#gateway/kernel/people/reach.ts';
import { type FieldAccess, fieldAccesses } from '#gateway/kernel/people/role-rights.ts';

/** The right on every field of one record. */
export type FieldRights = Readonly<Record<EmployeeField, FieldAccess>>;

/** The function that lets a role change records; without it `write` is no more than `read`. */
const EDIT_FUNCTION = personnelFunctions['employee.edit'];

/**
 * What a role without a rule may do with each field; a field that is not decided here does not compile. No one sees what
 * is personal by accident (Personal Information Protection Law, art. 6 and 28: the least that the purpose needs, more care
 * for financial accounts).
 */
const defaults: Readonly<Record<EmployeeField, FieldAccess>> = {
  name: 'read',
  formerName: 'read',
  gender: 'read',
  birthDate: 'masked',
  idDocumentType: 'read',
  idNumber: 'hidden',
  nationality: 'read',
  ethnicGroup: 'read',
  maritalStatus: 'hidden',
  highestDegree: 'read',
  phone: 'masked',
  email: 'read',
  officePhone: 'read',
  homeAddress: 'hidden',
  registeredAddress: 'hidden',
  staffNo: 'read',
  employmentType: 'read',
  firstWorkedOn: 'read',
  joinedOn: 'read',
  probationEndsOn: 'read',
  organId: 'read',
  postId: 'read',
  positionId: 'read',
  gradeCode: 'read',
  managerId: 'read',
  workPlace: 'read',
  bankName: 'hidden',
  bankAccount: 'hidden',
  note: 'hidden',
};

/** These say who somebody is and where they belong: anyone who reaches a record reads them, whatever the rules say. */
const alwaysReadable: ReadonlySet<EmployeeField> = new Set([
  'name',
  'gender',
  'staffNo',
  'employmentType',
  'organId',
  'joinedOn',
]);

/** The account for pay is a bank account, which is changed as one: a record of its own, with one history. */
const changedElsewhere: ReadonlySet<EmployeeField> = new Set(['bankName', 'bankAccount']);

/** The right a role has on a field of the records in its range. */
export function roleRight(role: RoleReach, field: EmployeeField): FieldAccess {
  const right = role.fields.get(field) ?? decided(field);
  if (!isReadable(right) && alwaysReadable.has(field)) return 'read';
  const mayWrite = role.functions.has(EDIT_FUNCTION) && !changedElsewhere.has(field);
  return right === 'write' && !mayWrite ? 'read' : right;
}

/** What somebody may do who may do everything. */
export function superRight(field: EmployeeField): FieldAccess {
  return changedElsewhere.has(field) ? 'read' : 'write';
}

/** The default of a field; nothing of a name that is no field, such as one of an earlier version. */
function decided(field: EmployeeField): FieldAccess {
  return Object.hasOwn(defaults, field) ? defaults[field] : 'hidden';
}

function widest(rights: readonly FieldAccess[]): FieldAccess {
  return fieldAccesses.findLast((access) => rights.includes(access)) ?? 'hidden';
}

function narrowest(rights: readonly FieldAccess[]): FieldAccess {
  return fieldAccesses.find((access) => rights.includes(access)) ?? 'hidden';
}

function rightsWith(right: (field: EmployeeField) => FieldAccess): FieldRights {
  return Object.fromEntries(employeeFields.map((field) => [field, right(field)])) as FieldRights;
}

/**
 * Whether a role may change this record: no one changes their own grade, manager or bank account by way of a role
 * that is about others. The own record takes a role whose range is `self`.
 */
function writesTo(role: RoleReach, reach: Reach, { employmentId }: Standing): boolean {
  return role.kind === 'self' || employmentId !== reach.ownEmploymentId;
}

/** The rights of the caller on one record: of the roles that reach it, the widest on each field. */
export function rightsOn(reach: Reach, standing: Standing): FieldRights {
  if (reach.isSuper) return rightsWith(superRight);
  const rightOf = (role: RoleReach, field: EmployeeField): FieldAccess => {
    const right = roleRight(role, field);
    return right === 'write' && !writesTo(role, reach, standing) ? 'read' : right;
  };
  const roles = coveringRoles(reach, standing);
  return rightsWith((field) => widest(roles.map((role) => rightOf(role, field))));
}

/** Whether the caller may change anything in a record: a role that reaches it holds the function. */
export function mayEdit(reach: Reach, standing: Standing): boolean {
  return (
    reach.isSuper ||
    coveringRoles(reach, standing).some(
      (role) => role.functions.has(EDIT_FUNCTION) && writesTo(role, reach, standing),
    )
  );
}

/**
 * The right on a field that holds for every record in reach. Filters, sorts and searches ask this one:
 * the order of a list tells the values it was sorted by.
 */
export function rightEverywhere(reach: Reach, field: EmployeeField): FieldAccess {
  if (reach.isSuper) return superRight(field);
  const rights = reach.roles.map((role) => roleRight(role, field));
  // A role that reaches everybody adds its right to every record, however narrow the other roles are.
  const onAll = reach.roles.filter((role) => role.kind === 'all');
  return widest([narrowest(rights), ...onAll.map((role) => roleRight(role, field))]);
}

/** The widest right on a field over all records in reach: `hidden` here is hidden on every row. */
export function rightAnywhere(reach: Reach, field: EmployeeField): FieldAccess {
  if (reach.isSuper) return superRight(field);
  return widest(reach.roles.map((role) => roleRight(role, field)));
}

/** The part of a reach in which a field can be read: as if the caller held no other role. */
export function reachReading(reach: Reach, field: EmployeeField): Reach {
  if (reach.isSuper) return reach;
  const roles = reach.roles.filter((role) => isReadable(roleRight(role, field)));
  return { ...reach, roles, everything: roles.some(({ kind }) => kind === 'all') };
}

/** How much of phone numbers a keyword may look at. */
export function phoneSearch(reach: Reach): 'whole' | 'tail' | 'none' {
  const right = rightEverywhere(reach, 'phone');
  if (right === 'hidden') return 'none';
  return right === 'masked' ? 'tail' : 'whole';
}

/** Whether a right lets the value itself be seen. */
export function isReadable(right: FieldAccess): boolean {
  return right === 'read' || right === 'write';
}

/** How each field of the record is shown and changed. */
import * as z from 'zod/mini';
import {
  type EmployeeField,
  employeeFieldRules,
  employmentType,
  gender,
  highestDegree,
  idDocumentType,
  maritalStatus,
} from '#bridge/calls/joyhr/employee.ts';

/** The fields whose values are one of a short fixed list. */
export const choiceFields = {
  gender: gender.options,
  idDocumentType: idDocumentType.options,
  maritalStatus: maritalStatus.options,
  highestDegree: highestDegree.options,
  employmentType: employmentType.options,
} as const satisfies Partial<Record<EmployeeField, readonly string[]>>;

/** A field with a short fixed list. */
export type ChoiceField = keyof typeof choiceFields;

/** The control a field is changed with. */
export type FieldKind =
  | 'text'
  | 'phone'
  | 'email'
  | 'area'
  | 'day'
  | 'choice'
  | 'organ'
  | 'post'
  | 'position'
  | 'grade'
  | 'person';

const special: Partial<Record<EmployeeField, FieldKind>> = {
  birthDate: 'day',
  firstWorkedOn: 'day',
  joinedOn: 'day',
  probationEndsOn: 'day',
  phone: 'phone',
  email: 'email',
  homeAddress: 'area',
  registeredAddress: 'area',
  note: 'area',
  organId: 'organ',
  postId: 'post',
  positionId: 'position',
  gradeCode: 'grade',
  managerId: 'person',
};

/** Tells how a field is changed. */
export function fieldKind(field: EmployeeField): FieldKind {
  return isChoiceField(field) ? 'choice' : (special[field] ?? 'text');
}

/** Whether a field has a short fixed list. */
export function isChoiceField(field: EmployeeField): field is ChoiceField {
  return Object.hasOwn(choiceFields, field);
}

/** Whether a field can never be left empty. */
export function isRequired(field: EmployeeField): boolean {
  return !z.safeParse(employeeFieldRules[field], null).success;
}

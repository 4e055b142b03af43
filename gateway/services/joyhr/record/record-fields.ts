import { type EmployeeField, employeeFields } from '#bridge/calls/joyhr/employee.ts';

/** Where a field of the record is kept. */
export type FieldPlace = 'person' | 'employment' | 'job' | 'bank';

/** Table and column of every field: the one list that reading, saving and history share. */
export const fieldPlaces = {
  name: ['person', 'name'],
  formerName: ['person', 'former_name'],
  gender: ['person', 'gender'],
  birthDate: ['person', 'birth_date'],
  idDocumentType: ['person', 'id_document_type'],
  idNumber: ['person', 'id_number'],
  nationality: ['person', 'nationality'],
  ethnicGroup: ['person', 'ethnic_group'],
  maritalStatus: ['person', 'marital_status'],
  highestDegree: ['person', 'highest_degree'],
  phone: ['person', 'phone'],
  email: ['person', 'email'],
  homeAddress: ['person', 'home_address'],
  registeredAddress: ['person', 'registered_address'],
  officePhone: ['employment', 'office_phone'],
  staffNo: ['employment', 'staff_no'],
  employmentType: ['employment', 'employment_type'],
  firstWorkedOn: ['employment', 'first_worked_on'],
  joinedOn: ['employment', 'joined_on'],
  probationEndsOn: ['employment', 'probation_ends_on'],
  note: ['employment', 'note'],
  organId: ['job', 'organ_id'],
  postId: ['job', 'post_id'],
  positionId: ['job', 'position_id'],
  gradeCode: ['job', 'grade_code'],
  managerId: ['job', 'manager_id'],
  workPlace: ['job', 'work_place'],
  bankName: ['bank', 'bank_name'],
  bankAccount: ['bank', 'account_no'],
} as const satisfies Readonly<Record<EmployeeField, readonly [FieldPlace, string]>>;

/** The values of a record's fields; null is empty. */
export type FieldValues = Readonly<Record<EmployeeField, string | null>>;

/** Some fields with their new values; undefined is the same as absent. */
export type FieldChanges = Readonly<Partial<Record<EmployeeField, string | null | undefined>>>;

/** The columns of one table that some changes set. */
export function columnsOf(changes: FieldChanges, place: FieldPlace): Record<string, string | null> {
  return Object.fromEntries(
    changedFields(changes)
      .filter((field) => fieldPlaces[field][0] === place)
      .map((field) => [fieldPlaces[field][1], changes[field] ?? null]),
  );
}

/** The names of the fields that some changes set. */
export function changedFields(changes: FieldChanges): EmployeeField[] {
  return employeeFields.filter((field) => changes[field] !== undefined);
}

/** The fields that hold an id, and are shown by a name. */
export const referenceFields = ['organId', 'postId', 'positionId', 'managerId'] as const;

/** A field that holds an id. */
export type ReferenceField = (typeof referenceFields)[number];

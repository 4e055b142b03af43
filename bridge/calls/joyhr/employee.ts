/** The fields of an employee's record: their names, their values and the rules they keep on both sides. */
import * as z from 'zod/mini';
import { day, id, lines, text } from '../kit/atoms.ts';
import { readIdNumber } from './id-number.ts';

/** The state of an employment; a person who left keeps the record. */
export const employmentStatus = z.enum([
  'pending',
  'probation',
  'active',
  'leaving',
  'left',
  'retired',
]);

export const employmentType = z.enum([
  'full-time',
  'part-time',
  'intern',
  'dispatch',
  're-employed',
]);

export const gender = z.enum(['F', 'M']);

/** How long a contract runs: to a day, without an end, or until a task is done. */
export const contractKind = z.enum(['fixed', 'open', 'task']);

export const idDocumentType = z.enum(['cn-id', 'passport', 'other']);

export const maritalStatus = z.enum(['single', 'married', 'divorced', 'widowed']);

export const highestDegree = z.enum([
  'doctor',
  'master',
  'bachelor',
  'college',
  'secondary',
  'other',
]);

/** A mobile number of the Chinese mainland, or an international one with `+` and 6 to 15 digits. */
const phone = z.string().check(
  z.trim(),
  z.refine((value) => /^(1[3-9]\d{9}|\+\d{6,15})$/.test(value), 'phone'),
);

const email = z.string().check(
  z.trim(),
  z.maxLength(120, 'tooLong'),
  z.refine((value) => /^[^\s@"<>()]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value), 'email'),
);

const empty = z.null();

/**
 * Every field that can be changed, with the rule its new value keeps. A null empties the field.
 * Derived values (age, seniority, status) are not fields: they are computed when they are read.
 */
export const employeeFieldRules = {
  name: text(1, 60),
  formerName: z.union([empty, text(1, 60)]),
  gender,
  birthDate: z.union([empty, day]),
  idDocumentType,
  idNumber: z.union([empty, text(4, 30)]),
  nationality: z.union([empty, text(2, 40)]),
  ethnicGroup: z.union([empty, text(1, 40)]),
  maritalStatus: z.union([empty, maritalStatus]),
  highestDegree: z.union([empty, highestDegree]),
  phone: z.union([empty, phone]),
  email: z.union([empty, email]),
  officePhone: z.union([empty, text(3, 30)]),
  homeAddress: z.union([empty, lines(1, 200)]),
  registeredAddress: z.union([empty, lines(1, 200)]),
  staffNo: text(1, 30),
  employmentType,
  firstWorkedOn: z.union([empty, day]),
  joinedOn: day,
  probationEndsOn: z.union([empty, day]),
  organId: id,
  postId: z.union([empty, id]),
  positionId: z.union([empty, id]),
  gradeCode: z.union([empty, text(1, 16)]),
  managerId: z.union([empty, id]),
  workPlace: z.union([empty, text(1, 80)]),
  bankName: z.union([empty, text(1, 80)]),
  bankAccount: z.union([empty, z.string().check(z.trim(), z.regex(/^\d{8,30}$/, 'invalid'))]),
  note: z.union([empty, lines(1, 2000)]),
} as const;

/** The name of one field of the record. */
export type EmployeeField = keyof typeof employeeFieldRules;

/** The names of all fields, in the order of the record. */
export const employeeFields: readonly EmployeeField[] = Object.keys(employeeFieldRules).filter(
  (name): name is EmployeeField => name in employeeFieldRules,
);

export const employeeField = z.enum(
  Object.fromEntries(employeeFields.map((name) => [name, name])) as {
    readonly [Name in EmployeeField]: Name;
  },
);

/** What a record's history tells of besides its fields: the photo, and papers by what they are kept for. */
export const recordAttachment = z.enum([
  'photo',
  'files.contract',
  'files.identity',
  'files.certificate',
  'files.other',
]);

/** The changed fields of a save, at least one; only the changed ones travel. */
export const employeeChanges = z
  .strictObject(optionalFields())
  .check(z.refine((changes) => Object.keys(changes).length > 0, 'required'));

/** The groups the record shows its fields in; every field is in exactly one. */
export const employeeFieldGroups = {
  identity: [
    'name',
    'formerName',
    'gender',
    'birthDate',
    'idDocumentType',
    'idNumber',
    'nationality',
    'ethnicGroup',
    'maritalStatus',
    'highestDegree',
  ],
  contact: ['phone', 'email', 'officePhone', 'homeAddress', 'registeredAddress'],
  employment: ['staffNo', 'employmentType', 'firstWorkedOn', 'joinedOn', 'probationEndsOn'],
  job: ['organId', 'postId', 'positionId', 'gradeCode', 'managerId', 'workPlace'],
  bank: ['bankName', 'bankAccount'],
  other: ['note'],
} as const satisfies Readonly<Record<string, readonly EmployeeField[]>>;

/** A rule that looks at several fields at once; the same check runs in the form and in the gateway. */
export interface RecordIssue {
  readonly field: EmployeeField;
  readonly issue: 'idNumber' | 'idBirthday' | 'idGender' | 'dateOrder';
}

/**
 * Checks a whole record after a change: the resident ID number (GB 11643-1999: checksum, birth date, gender),
 * and that dates follow one another.
 */
export function checkRecord(
  record: Readonly<Partial<Record<EmployeeField, string | null>>>,
): RecordIssue[] {
  const issues: RecordIssue[] = [];
  const number = record.idNumber;
  if (number && record.idDocumentType === 'cn-id') {
    const card = readIdNumber(number);
    if (!card) issues.push({ field: 'idNumber', issue: 'idNumber' });
    else {
      if (record.birthDate && record.birthDate !== card.birthDate)
        issues.push({ field: 'birthDate', issue: 'idBirthday' });
      if (record.gender && record.gender !== card.gender)
        issues.push({ field: 'gender', issue: 'idGender' });
    }
  }
  if (record.joinedOn && record.probationEndsOn && record.probationEndsOn < record.joinedOn) {
    issues.push({ field: 'probationEndsOn', issue: 'dateOrder' });
  }
  if (record.joinedOn && record.firstWorkedOn && record.firstWorkedOn > record.joinedOn) {
    issues.push({ field: 'firstWorkedOn', issue: 'dateOrder' });
  }
  return issues;
}

function optionalFields(): {
  [Name in EmployeeField]: z.ZodMiniOptional<(typeof employeeFieldRules)[Name]>;
} {
  return Object.fromEntries(
    Object.entries(employeeFieldRules).map(([name, rule]) => [name, z.optional(rule)]),
  ) as unknown as { [Name in EmployeeField]: z.ZodMiniOptional<(typeof employeeFieldRules)[Name]> };
}

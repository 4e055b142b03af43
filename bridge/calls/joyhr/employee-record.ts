/** An employee's record, its changes and its history. */
import * as z from 'zod/mini';
import { day, id, moment, pageOf, pageRequest } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { fieldRight } from '../record/field-right.ts';
import {
  type EmployeeField,
  employeeChanges,
  employeeField,
  employeeFieldRules,
  employmentStatus,
  recordAttachment,
} from './employee.ts';
import { personnelFunctions } from './functions.ts';

/** Why a person's job changed. */
export const jobReason = z.enum(['hire', 'transfer', 'promotion', 'reorganisation', 'correction']);

/** One dated row of a person's job; `to` is null while it is the current one. */
export const jobRow = z.object({
  id,
  from: day,
  to: z.nullable(day),
  organName: z.string(),
  postName: z.nullable(z.string()),
  positionName: z.nullable(z.string()),
  gradeCode: z.nullable(z.string()),
  managerName: z.nullable(z.string()),
  reason: jobReason,
});

/** The declared records that belong to an employee. */
export const employeeRecordName = z.enum([
  'employeeDetail',
  'contract',
  'education',
  'workHistory',
  'certificate',
  'familyMember',
  'emergencyContact',
  'bankAccount',
]);

/** The name of a declared record that belongs to an employee. */
export type EmployeeRecordName = z.output<typeof employeeRecordName>;

/** An employee's whole record as the caller may see it. */
export const employeeRecord = z.object({
  id,
  /** Grows by one with every saved change; sent back with a save to detect conflicts. */
  version: z.number(),
  fields: z.partialRecord(employeeField, z.nullable(z.string())),
  /** Words for the fields that hold an id (organisation, post, position, manager). */
  names: z.partialRecord(employeeField, z.string()),
  rights: z.partialRecord(employeeField, fieldRight),
  status: employmentStatus,
  seniorityYears: z.number(),
  age: z.nullable(z.number()),
  jobs: z.array(jobRow),
  /** How many rows there are of each record that belongs to the employee and that the caller may open. */
  records: z.partialRecord(employeeRecordName, z.number()),
  can: z.object({ edit: z.boolean(), readHistory: z.boolean() }),
});

const recordAccess = { kind: 'function', functionId: personnelFunctions.employee } as const;

export const getEmployee = defineCall({
  name: 'joyhr.employee.get',
  path: '/gateway/joyhr/web/employee/getEmployee',
  service: 'joyhr',
  request: z.strictObject({ employmentId: id }),
  result: employeeRecord,
  access: recordAccess,
  errors: ['notFound'],
  doc: 'Returns the record of one employee, with the right of the caller on every field.',
});

export const updateEmployee = defineCall({
  name: 'joyhr.employee.update',
  path: '/gateway/joyhr/web/employee/updateEmployee',
  service: 'joyhr',
  encoding: 'json',
  request: z.strictObject({ employmentId: id, version: z.int(), changes: employeeChanges }),
  result: employeeRecord,
  effect: 'write',
  access: { kind: 'function', functionId: personnelFunctions['employee.edit'] },
  errors: ['notFound', 'conflict', 'noFieldPermission', 'duplicate'],
  doc: 'Saves changed fields of one employee; `conflict` when the record was saved by someone else since `version`.',
});

/** What a batch can set: what many can have in common. A name, a number or a day of joining is of one person. */
export const batchFields = [
  'organId',
  'postId',
  'gradeCode',
  'managerId',
  'workPlace',
  'employmentType',
  'probationEndsOn',
  'officePhone',
  'nationality',
  'ethnicGroup',
  'maritalStatus',
  'highestDegree',
  'registeredAddress',
  'note',
] as const satisfies readonly EmployeeField[];

/** A field that a batch can set. */
export type BatchField = (typeof batchFields)[number];

/** The fields a batch sets, at least one; each record is allowed and checked by itself. */
export const batchChanges = z
  .strictObject(
    Object.fromEntries(
      batchFields.map((name) => [name, z.optional(employeeFieldRules[name])]),
    ) as unknown as {
      [Name in BatchField]: z.ZodMiniOptional<(typeof employeeFieldRules)[Name]>;
    },
  )
  .check(z.refine((changes) => Object.keys(changes).length > 0, 'required'));

/** Most records one call of a batch saves. */
export const batchSize = 20;

export const updateEmployees = defineCall({
  name: 'joyhr.employee.updateMany',
  path: '/gateway/joyhr/web/employee/batchUpdateEmployee',
  service: 'joyhr',
  encoding: 'json',
  request: z.strictObject({
    employmentIds: z
      .array(id)
      .check(z.minLength(1, 'required'), z.maxLength(batchSize, 'tooLarge')),
    changes: batchChanges,
  }),
  result: z.object({
    /** One for each asked record; those that were so already count as saved. */
    results: z.array(
      z.object({
        employmentId: id,
        outcome: z.enum(['saved', 'notFound', 'noPermission', 'noFieldPermission', 'badInput']),
      }),
    ),
  }),
  effect: 'write',
  access: { kind: 'function', functionId: personnelFunctions['employee.edit'] },
  doc: 'Saves the same change in many records; each is allowed, checked and written into its history by itself.',
});

/**
 * One saved change in the history of a record; masked or hidden for those who may not read the field. Of a photo the values
 * only tell whether there was one, of a paper they are its name; both are null for those who may not read it.
 */
export const historyEntry = z.object({
  id,
  at: moment,
  actorName: z.string(),
  changes: z.array(
    z.object({
      field: z.union([employeeField, recordAttachment]),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
});

export const employeeHistory = defineCall({
  name: 'joyhr.employee.history',
  path: '/gateway/joyhr/web/employee/getEmployeeHistory',
  service: 'joyhr',
  request: z.strictObject({ employmentId: id, ...pageRequest }),
  result: pageOf(historyEntry),
  access: recordAccess,
  errors: ['notFound'],
  doc: 'Lists every saved change of one employee, the newest first.',
});

/** Personnel: the roster, an employee's record, its changes and its history. */
import * as z from 'zod/mini';
import { day, id, list, moment, optional, pageOf, pageRequest, text } from './atoms.ts';
import { defineCall } from './define.ts';
import {
  employeeChanges,
  employeeField,
  employeeFieldRules,
  employmentStatus,
  employmentType,
  gender,
  idDocumentType,
  recordAttachment,
} from './employee.ts';
import { fieldRight } from './field-rights.ts';

/** The columns a roster can be sorted by; `name` sorts by pinyin for Chinese names. */
export const rosterSorts = [
  'name',
  'staffNo',
  'organ',
  'post',
  'grade',
  'joinedOn',
  'status',
  'contractEndsOn',
] as const;

/** The filters of the roster, the same for list, count and export. */
export const rosterFilter = {
  keyword: optional(text(1, 50)),
  organId: optional(id),
  status: optional(list(employmentStatus, 8)),
  employmentType: optional(list(employmentType, 8)),
  gender: optional(gender),
  gradeCode: optional(list(text(1, 16), 30)),
  postId: optional(id),
  joinedFrom: optional(day),
  joinedTo: optional(day),
  leftFrom: optional(day),
  leftTo: optional(day),
  birthFrom: optional(day),
  birthTo: optional(day),
  contractEndsFrom: optional(day),
  contractEndsTo: optional(day),
  probationEndsFrom: optional(day),
  probationEndsTo: optional(day),
  /** Those whose ID number, phone, date of birth or bank account is missing. */
  incomplete: optional(z.enum(['1'])),
};

const rosterOrder = {
  sort: z._default(z.enum(rosterSorts), 'staffNo'),
  direction: z._default(z.enum(['asc', 'desc']), 'asc'),
};

/** How long a contract runs: to a day, without an end, or until a task is done. */
export const contractKind = z.enum(['fixed', 'open', 'task']);

/** One row of the roster; a null is either empty or a field the caller may not see (then it stands in `hidden`). */
export const rosterRow = z.object({
  id,
  staffNo: z.string(),
  name: z.string(),
  gender,
  organId: id,
  organName: z.string(),
  organPath: z.string(),
  postName: z.nullable(z.string()),
  gradeCode: z.nullable(z.string()),
  managerName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  employmentType,
  status: employmentStatus,
  joinedOn: day,
  leftOn: z.nullable(day),
  /** Whole tenths of a year since joining, such as 5.7. */
  seniorityYears: z.number(),
  age: z.nullable(z.number()),
  /** Null without a contract; an open one has no end. */
  contractKind: z.nullable(contractKind),
  contractEndsOn: z.nullable(day),
  workPlace: z.nullable(z.string()),
});

/** What the roster's strip shows, for the same rights and filters but any status. */
export const rosterCount = z.object({
  /** The company's day, as of which the figures are. */
  today: day,
  total: z.number(),
  byStatus: z.record(employmentStatus, z.number()),
  joinedThisMonth: z.number(),
  contractEndsWithin60Days: z.number(),
});

const rosterAccess = { kind: 'function', functionId: 'personnel.roster' } as const;

export const rosterPage = defineCall({
  name: 'joyhr.roster.page',
  path: '/gateway/joyhr/web/employee/getRosterPage',
  service: 'joyhr',
  request: z.strictObject({ ...rosterFilter, ...rosterOrder, ...pageRequest }),
  result: z.extend(pageOf(rosterRow), { hidden: z.array(z.string()), mayExport: z.boolean() }),
  access: rosterAccess,
  doc: 'Lists one page of the employees within the data range of the caller.',
});

export const rosterStatistics = defineCall({
  name: 'joyhr.roster.count',
  path: '/gateway/joyhr/web/employee/getRosterCount',
  service: 'joyhr',
  request: z.strictObject({ ...rosterFilter }),
  result: rosterCount,
  access: rosterAccess,
  doc: 'Counts the employees the roster would list with the same filters.',
});

export const rosterExport = defineCall({
  name: 'joyhr.roster.export',
  path: '/gateway/joyhr/web/employee/exportRoster',
  service: 'joyhr',
  request: z.strictObject({
    ...rosterFilter,
    ...rosterOrder,
    columns: list(z.keyof(rosterRow), 30),
    /** Only these employments, as far as they are in the roster. */
    ids: optional(list(id, 1000)),
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
  }),
  result: rosterRow,
  answer: 'file',
  access: { kind: 'function', functionId: 'personnel.roster.export' },
  doc: 'Downloads the rows the roster would list, all pages of them, with the chosen columns.',
});

export const rosterChoices = defineCall({
  name: 'joyhr.roster.choices',
  path: '/gateway/joyhr/web/employee/getRosterChoices',
  service: 'joyhr',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    grades: z.array(z.object({ code: z.string(), name: z.string() })),
    posts: z.array(z.object({ id, name: z.string() })),
    workPlaces: z.array(z.string()),
  }),
  access: rosterAccess,
  doc: 'Lists what the filters and forms of the roster can choose from.',
});

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
  reason: z.enum(['hire', 'transfer', 'promotion', 'reorganisation', 'correction']),
});

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
  contracts: z.array(
    z.object({
      id,
      number: z.string(),
      kind: contractKind,
      from: day,
      to: z.nullable(day),
      entity: z.string(),
      renewals: z.number(),
    }),
  ),
  educations: z.array(
    z.object({
      id,
      school: z.string(),
      degree: z.string(),
      major: z.string(),
      from: day,
      to: z.nullable(day),
    }),
  ),
  emergencyContacts: z.array(
    z.object({ id, name: z.string(), relation: z.string(), phone: z.string() }),
  ),
  can: z.object({ edit: z.boolean(), readHistory: z.boolean() }),
});

const recordAccess = { kind: 'function', functionId: 'personnel.employee' } as const;

export const getEmployee = defineCall({
  name: 'joyhr.employee.get',
  path: '/gateway/joyhr/web/employee/getEmployee',
  service: 'joyhr',
  request: z.strictObject({ employmentId: id }),
  result: employeeRecord,
  access: recordAccess,
  errors: ['notFound'],
  doc: 'Answers the record of one employee, with the right of the caller on every field.',
});

export const updateEmployee = defineCall({
  name: 'joyhr.employee.update',
  path: '/gateway/joyhr/web/employee/updateEmployee',
  service: 'joyhr',
  encoding: 'json',
  request: z.strictObject({ employmentId: id, version: z.int(), changes: employeeChanges }),
  result: employeeRecord,
  effect: 'write',
  access: { kind: 'function', functionId: 'personnel.employee.edit' },
  errors: ['notFound', 'conflict', 'noFieldPermission', 'duplicate'],
  doc: 'Saves changed fields of one employee; `conflict` when the record was saved by someone else since `version`.',
});

/** What a batch can set: fields that stand for themselves, whatever the rest of the record says. */
export const batchChanges = z.strictObject({ workPlace: employeeFieldRules.workPlace });

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
  access: { kind: 'function', functionId: 'personnel.employee.edit' },
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

export { idDocumentType };

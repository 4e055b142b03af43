/** The roster: its filters, its rows, its count and its file. */
import * as z from 'zod/mini';
import { day, id, list, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { contractKind, employmentStatus, employmentType, gender } from './employee.ts';
import { personnelFunctions } from './functions.ts';

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
  /** People, jobs and states as they were, or will be, on this day; today without it. */
  asOf: optional(day),
  /** Those whose ID number, phone, date of birth or bank account is missing. */
  incomplete: optional(z.enum(['1'])),
};

const rosterOrder = {
  sort: z._default(z.enum(rosterSorts), 'staffNo'),
  direction: z._default(z.enum(['asc', 'desc']), 'asc'),
};

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

const rosterAccess = { kind: 'function', functionId: personnelFunctions.roster } as const;

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

/** Rows that one request exports at most; more are exported by the task `joyhr.rosterExport`, with the same request. */
export const mostExportedAtOnce = 2000;

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
  access: { kind: 'function', functionId: personnelFunctions['roster.export'] },
  errors: ['needsTask'],
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

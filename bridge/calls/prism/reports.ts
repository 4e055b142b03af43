/** Reports: one question with its presentation, built in or saved by somebody, and shared with roles. */
import * as z from 'zod/mini';
import { id, moment, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { reportFunctions } from './functions.ts';
import { figureQuery } from './query.ts';
import { prismCodes as codes } from './terms.ts';

/** Id of a saved report or board, or the code of one that is built in. */
export const savedId = z
  .string('required')
  .check(z.regex(/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z][a-z-]{2,39})$/, 'invalid'));

/** How figures are drawn; `figure` shows the total of each measure as one number. */
export const presentations = ['table', 'bar', 'stack', 'line', 'area', 'pie', 'figure'] as const;

/** The folders of the report centre, in their order; saved reports are in `own`. */
export const reportFolders = ['people', 'time', 'pay', 'talent', 'process', 'own'] as const;

/** What a report is: the question, what its reader may change of it, and how it is drawn. */
export const reportDefinition = z.strictObject({
  version: z.literal(1),
  query: figureQuery,
  /** What the reader is asked for above the report. */
  prompts: z.array(z.enum(['organ', 'period'])).check(z.maxLength(2)),
  presentation: z.enum(presentations),
});

/** What a report is. */
export type ReportDefinition = z.output<typeof reportDefinition>;

const report = z.object({
  id: savedId,
  builtIn: z.boolean(),
  name: z.string(),
  /** What it is for; empty where its owner wrote nothing. */
  note: z.string(),
  folder: z.enum(reportFolders),
  /** The subject it asks. */
  subject: z.string(),
  favourite: z.boolean(),
  lastOpenedAt: z.nullable(moment),
  mine: z.boolean(),
  /** Who saved it; null for built-in ones. */
  ownerName: z.nullable(z.string()),
  shared: z.boolean(),
});

const open = {
  service: 'prism',
  access: { kind: 'function', functionId: reportFunctions.reports },
} as const;
const path = '/gateway/prism/web/report';

export const listReports = defineCall({
  ...open,
  name: 'prism.report.list',
  path: `${path}/getReports`,
  request: z.strictObject({}),
  result: z.array(report),
  doc: 'The reports that the caller may open: built-in ones of allowed subjects, own ones, and those shared with a role of the caller.',
});

export const openReport = defineCall({
  ...open,
  name: 'prism.report.open',
  path: `${path}/openReport`,
  effect: 'write',
  request: z.strictObject({ id: savedId }),
  result: z.object({
    ...report.shape,
    definition: reportDefinition,
    /** The roles it is shared with; only its owner learns them. */
    roleIds: z.array(id),
    /** Of the saved report; null for built-in ones. */
    version: z.nullable(z.number()),
  }),
  errors: ['notFound'],
  doc: 'Opens a report and remembers when, for the list of those opened last.',
});

export const saveReport = defineCall({
  ...open,
  name: 'prism.report.save',
  path: `${path}/saveReport`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    /** Of the saved report that changes; a new one without. */
    id: optional(id),
    version: optional(z.int()),
    name: text(1, 80),
    note: text(0, 200),
    definition: reportDefinition,
    /** Needs the function to share. */
    roleIds: z.array(id).check(z.maxLength(50)),
  }),
  result: z.object({ id, version: z.number() }),
  errors: ['notFound', 'conflict', 'noPermission', 'noFieldPermission', codes.builtIn],
  doc: 'Saves a report of the caller; a question that the caller may not ask is refused.',
});

export const removeReport = defineCall({
  ...open,
  name: 'prism.report.remove',
  path: `${path}/removeReport`,
  effect: 'write',
  request: z.strictObject({ id }),
  result: z.object({}),
  errors: ['notFound'],
  doc: 'Removes a report of the caller.',
});

export const markReport = defineCall({
  ...open,
  name: 'prism.report.favourite',
  path: `${path}/markReport`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ id: savedId, favourite: z.boolean() }),
  result: z.object({}),
  errors: ['notFound'],
  doc: 'Adds a report to the favourites of the caller, or takes it off.',
});

export const sharingRoles = defineCall({
  service: 'prism',
  access: { kind: 'session' },
  name: 'prism.share.roles',
  path: `${path}/getSharingRoles`,
  request: z.strictObject({}),
  result: z.array(z.object({ id, name: z.string() })),
  errors: ['noPermission'],
  doc: 'The roles of the company with which a report or a board can be shared; only for those who may share.',
});

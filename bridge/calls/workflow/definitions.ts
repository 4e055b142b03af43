/** The routes of a company: drawn, published in versions, and closed. */
import * as z from 'zod/mini';
import { id, moment, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { formDefinition } from './form.ts';
import { namedSource } from './form-ranges.ts';
import { workflowFunctions } from './functions.ts';
import { route } from './route.ts';
import { workflowCodes } from './terms.ts';

const shared = {
  service: 'workflow',
  access: { kind: 'function', functionId: workflowFunctions.routes },
} as const;
const write = { ...shared, encoding: 'json', effect: 'write' } as const;
const base = '/gateway/workflow/web/definition';

/** Where a definition is. */
export const definitionStates = ['draft', 'published', 'closed'] as const;

/** What forms are grouped by in the catalogue. */
export const formGroups = [
  'personnel',
  'attendance',
  'finance',
  'administration',
  'purchasing',
  'it',
  'other',
] as const;

const state = z.enum(definitionStates);
const choice = z.object({ id, name: z.string() });

export const getDefinition = defineCall({
  ...shared,
  name: 'workflow.definition.get',
  path: `${base}/get`,
  request: z.strictObject({ definitionId: id }),
  result: z.object({
    id,
    nameZh: z.string(),
    nameEn: z.string(),
    record: z.nullable(z.string()),
    recordName: z.nullable(z.string()),
    state,
    version: z.number(),
    draftRev: z.number(),
    form: formDefinition,
    route,
    /** What the form is for, where there are several for one business. */
    bizType: z.nullable(z.string()),
    /** Where the catalogue lists it; null for one of a record. */
    group: z.nullable(z.enum(formGroups)),
    /** Who may use it; null: everybody. */
    audience: z.nullable(z.array(namedSource)),
    /** Codes of the apps of vendors that may start it. */
    apps: z.array(z.string()),
    versions: z.array(z.object({ number: z.number(), publishedAt: moment })),
  }),
  errors: ['notFound'],
  doc: 'Reads a route as it is being drawn, with its versions.',
});

export const routeChoices = defineCall({
  ...shared,
  name: 'workflow.definition.choices',
  path: `${base}/choices`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    /** Records with a move that can wait for approval. */
    records: z.array(z.object({ record: z.string(), move: z.string(), name: z.string() })),
    /** Records whose rows can be chosen in a form. */
    related: z.array(z.object({ record: z.string(), name: z.string() })),
    roles: z.array(choice),
    posts: z.array(choice),
    /** By their names with those of their organisations. */
    positions: z.array(choice),
    people: z.array(choice),
    /** Apps of vendors that the company has, by their codes. */
    apps: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  doc: 'Lists what a route is drawn with: records, roles, posts, positions and the people its company has with an account.',
});

export const saveDefinition = defineCall({
  ...write,
  name: 'workflow.definition.save',
  path: `${base}/save`,
  request: z.strictObject({
    /** Null for a new one. */
    definitionId: z.nullable(id),
    /** What a new one is for; null for a form of its own. */
    record: z.nullable(text(1, 40)),
    nameZh: text(1, 40),
    nameEn: text(1, 60),
    form: formDefinition,
    route,
    /** What a form of its own is for. */
    bizType: z.optional(z.nullable(text(1, 40))),
    /** Where the catalogue lists a form of its own; `other` for a new one without it. */
    group: z.optional(z.enum(formGroups)),
    /** Of the draft it was drawn on; 0 for a new one. */
    draftRev: z.int(),
  }),
  result: z.object({ id, draftRev: z.number() }),
  errors: ['notFound', 'conflict'],
  doc: 'Saves a route as it is being drawn; requests under way keep their version.',
});

export const publishDefinition = defineCall({
  ...write,
  name: 'workflow.definition.publish',
  path: `${base}/publish`,
  request: z.strictObject({ definitionId: id, draftRev: z.int() }),
  result: z.object({ version: z.number() }),
  errors: ['notFound', 'conflict', 'duplicate', workflowCodes.routeFault],
  doc: 'Publishes a route as its next version; from then on new requests take it.',
});

export const closeDefinition = defineCall({
  ...write,
  name: 'workflow.definition.close',
  path: `${base}/close`,
  request: z.strictObject({ definitionId: id }),
  result: z.object({ id }),
  errors: ['notFound'],
  doc: 'Closes a route: new requests do without it, those under way finish on theirs.',
});

/** The calls about the routes of a company. */
export const definitionCalls = {
  getDefinition,
  routeChoices,
  saveDefinition,
  publishDefinition,
  closeDefinition,
} as const satisfies CallTable;

/** The result schemas of a record's calls. Made when a call is first used: most pages use few of them. */
import * as z from 'zod/mini';
import { id, moment, pageOf } from '../kit/atoms.ts';
import { customField, customValue } from './custom.ts';
import type { AnyRecord } from './define.ts';
import type { Field, FieldTable } from './field.ts';
import { fieldRight } from './field-right.ts';

type Shape = Record<string, z.ZodMiniType>;

function shownShape(fields: FieldTable, inList: boolean): z.ZodMiniType {
  // Whatever a rule of today says of new values, a row that was saved before it can be shown.
  const shown = Object.entries(fields).map(([name, field]) => {
    const value = z.nullable(shownValue(field));
    return [name, inList && field.kind === 'lines' ? z.optional(value) : value];
  });
  return z.object(Object.fromEntries(shown));
}

function shownValue({ kind }: Field): z.ZodMiniType {
  if (kind === 'flag') return z.boolean();
  return kind === 'integer' || kind === 'minutes' ? z.number() : z.string();
}

function frameShape({ fields, states }: AnyRecord): Shape {
  const names = z.enum(Object.keys(fields));
  return {
    id,
    version: z.number(),
    masks: z.partialRecord(names, z.string()),
    names: z.partialRecord(names, z.string()),
    custom: z.record(z.string(), z.nullable(customValue)),
    computed: z.record(z.string(), z.string()),
    state: states ? z.enum(states.values) : z.null(),
    pending: z.nullable(id),
    can: z.object({
      edit: z.boolean(),
      remove: z.boolean(),
      moves: z.array(z.enum(Object.keys(states?.moves ?? { none: 0 }))),
    }),
  };
}

const can = z.object({ create: z.boolean(), import: z.boolean(), export: z.boolean() });

/** One row of a list. */
export function rowSchema(record: AnyRecord): z.ZodMiniType {
  return z.object({ ...frameShape(record), fields: shownShape(record.fields, true) });
}

/** One page of the list. */
export function pageResult(record: AnyRecord): z.ZodMiniType {
  return z.extend(pageOf(rowSchema(record)), {
    hidden: z.array(z.string()),
    customFields: z.array(customField),
    can,
  });
}

function rightsSchema({ fields }: AnyRecord): z.ZodMiniType {
  return z.record(z.enum(Object.keys(fields)), fieldRight);
}

/** What a new row may hold. */
export function formResult(record: AnyRecord): z.ZodMiniType {
  return z.object({ rights: rightsSchema(record), customFields: z.array(customField), can });
}

/** One row with everything about it. */
export function detailResult(record: AnyRecord): z.ZodMiniType {
  const lines = Object.entries(record.lines ?? {}).map(([kind, { fields }]) => [
    kind,
    z.array(
      z.object({
        id,
        fields: shownShape(fields, false),
        names: z.partialRecord(z.enum(Object.keys(fields)), z.string()),
      }),
    ),
  ]);
  return z.object({
    ...frameShape(record),
    fields: shownShape(record.fields, false),
    rights: rightsSchema(record),
    customFields: z.array(customField),
    lines: z.object(Object.fromEntries(lines)),
  });
}

/** A call that returns nothing. */
export const nothing = z.null();

/** How many rows a list has, in all and by each value of its figures. */
export const countResult = z.object({
  total: z.number(),
  countData: z.record(z.string(), z.number()),
});

/** What became of one row of a batch. */
export const outcome = z.enum([
  'saved',
  'notFound',
  'noPermission',
  'noFieldPermission',
  'badInput',
  'conflict',
  'notNow',
  'inUse',
]);

/**
 * What became of the rows of a batch, in the order asked. Of a row that is `badInput` after a move: the first field that is
 * wrong, and why, in the caller's language.
 */
export const outcomesResult = z.object({
  results: z.array(
    z.object({ id, outcome, field: z.optional(z.string()), reason: z.optional(z.string()) }),
  ),
});

/** Rows to choose from. */
export const choicesResult = z.object({
  options: z.array(z.object({ id, name: z.string(), note: z.nullable(z.string()) })),
  more: z.boolean(),
});

/** What happened to a row. */
export const historyAction = z.enum(['create', 'update', 'move', 'ask', 'remove']);

/** The saves of one row, the newest first. `field` is a field, `custom.<code>`, `lines.<kind>`, `state` or `state.reason`. */
export const historyResult = pageOf(
  z.object({
    id,
    at: moment,
    actorName: z.string(),
    action: historyAction,
    changes: z.array(
      z.object({
        field: z.string(),
        /** As text: the word of a choice stays its code, a reference is its name; null is empty or not shown. */
        before: z.nullable(z.string()),
        after: z.nullable(z.string()),
      }),
    ),
  }),
);

/** One cell of a sheet that cannot be read or saved. */
export const cellError = z.object({
  /** Row of the sheet, 1 being its headings. */
  row: z.number(),
  /** Heading of the column in the language of the caller; null for the whole row. */
  column: z.nullable(z.string()),
  issue: z.string(),
  /** The issue in the language of the caller. */
  reason: z.string(),
  /** What the cell holds; null for the whole row. */
  value: z.nullable(z.string()),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
});

/** What an import did, or would do. With errors nothing is saved. */
export const importResult = z.object({
  mode: z.enum(['check', 'save']),
  /** The task that goes on with a sheet of more than 2,000 rows; nothing is counted yet. */
  jobId: z.nullable(id),
  read: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  errors: z.array(cellError),
  /** Whether there are more errors than are listed. */
  more: z.boolean(),
});

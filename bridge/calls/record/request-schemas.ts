/** The request schemas of a record's calls. Made when a call is first used: most pages use few of them. */
import * as z from 'zod/mini';
import { count, day, id, lines, list, optional, pageRequest, text, upload } from '../kit/atoms.ts';
import { customChanges, customCondition, customSort } from './custom.ts';
import { type AnyRecord, fieldOf } from './define.ts';
import type { Field, FieldTable } from './field.ts';

type Shape = Record<string, z.ZodMiniType>;

/** Most rows of a batch, of a picked export, and of an import that does not become a job. */
export const mostPicked = 200;
export const mostExportedIds = 2000;
export const mostImported = 2000;
export const mostExportedAtOnce = 2000;
/** Most rows of what becomes a job. */
export const mostExportedRows = 100_000;
export const mostImportedRows = 100_000;
/** Most characters of why a row was moved. */
export const mostOfReason = 500;
/** Most cells that an import mends. */
export const mostMends = 500;

/** The filters of a record, the same for list, count and sheet. */
export function filterShape(record: AnyRecord): Shape {
  const filters = record.list.filters.map((name) => fieldFilter(name, fieldOf(record, name)));
  return {
    keyword: optional(text(1, 50)),
    ...(record.range.of === 'company'
      ? {}
      : { organId: optional(id), includeBelow: z._default(z.enum(['0', '1']), '1') }),
    ...(record.states && { state: optional(list(z.enum(record.states.values), 30)) }),
    ...(record.dated && { day: optional(z.union([z.literal('all'), day])) }),
    custom: optional(list(customCondition, 20)),
    ...Object.assign({}, ...filters),
  };
}

function fieldFilter(name: string, field: Field): Shape {
  const ends = (schema: z.ZodMiniType) => ({
    [`${name}From`]: optional(schema),
    [`${name}To`]: optional(schema),
  });
  switch (field.kind) {
    case 'day':
    case 'month':
      return ends(day);
    case 'decimal':
      return ends(field.schema());
    case 'integer':
    case 'minutes':
      return ends(count);
    case 'choice':
      return { [name]: optional(list(field.schema(), 60)) };
    case 'reference':
      return { [name]: optional(list(id, 200)) };
    case 'flag':
    case 'file':
      return { [name]: optional(z.enum(['0', '1'])) };
    default:
      return { [name]: optional(text(1, 100)) };
  }
}

function sortShape({ list: { sorts, sort } }: AnyRecord): Shape {
  return {
    sort: z._default(z.union([z.enum(sorts), customSort]), sort.column),
    direction: z._default(z.enum(['asc', 'desc']), sort.direction),
  };
}

/** What a page of the list is asked by. */
export function pageSchema(record: AnyRecord): z.ZodMiniType {
  return z.strictObject({ ...filterShape(record), ...sortShape(record), ...pageRequest });
}

/** What the count is asked by. */
export function countSchema(record: AnyRecord): z.ZodMiniType {
  return z.strictObject(filterShape(record));
}

/** What a sheet is asked by. */
export function exportSchema(record: AnyRecord): z.ZodMiniType {
  return z.strictObject({
    ...filterShape(record),
    ...sortShape(record),
    columns: optional(list(text(1, 60), 150)),
    ids: optional(list(id, mostExportedIds)),
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
    template: optional(z.literal('1')),
  });
}

/** What an import is asked by: `check` tells what `save` would do. */
export function importSchema(): z.ZodMiniType {
  return z.strictObject({
    mode: z.enum(['check', 'save'], 'choice'),
    file: upload,
    /** Cells to be read otherwise than the file has them: a list of `{row, column, value}` as JSON. */
    mends: optional(z.string().check(z.maxLength(400_000, 'tooLarge'))),
  });
}

/** One cell of a sheet that is read otherwise than the file has it. */
export const mends = z
  .array(
    z.strictObject({
      /** Row of the sheet, 1 being its headings. */
      row: z.int().check(z.minimum(2)),
      /** Its heading, in either language. */
      column: z.string().check(z.maxLength(200)),
      value: z.string().check(z.maxLength(12_000)),
    }),
  )
  .check(z.maxLength(mostMends, 'tooLarge'));

/** What rows to choose from are asked by. */
export function choicesSchema({ fields }: AnyRecord): z.ZodMiniType {
  const references = Object.keys(fields).filter((name) => fields[name]?.kind === 'reference');
  return z.strictObject({
    /** The reference that is to be filled; rows of the record itself without it. */
    field: optional(z.enum(references)),
    keyword: optional(text(1, 50)),
    ids: optional(list(id, 200)),
  });
}

function newShape(fields: FieldTable): Shape {
  return shapeOf(fields, (field) =>
    field.required ? field.schema() : z.optional(z.nullable(field.schema())),
  );
}

function changedShape(fields: FieldTable): Shape {
  return shapeOf(fields, (field) =>
    z.optional(field.required ? field.schema() : z.nullable(field.schema())),
  );
}

function shapeOf(fields: FieldTable, schema: (field: Field) => z.ZodMiniType): Shape {
  const stored = Object.entries(fields).filter(([, field]) => field.stored);
  return Object.fromEntries(stored.map(([name, field]) => [name, schema(field)]));
}

function linesSchema({ lines = {} }: AnyRecord): z.ZodMiniType {
  const kinds = Object.entries(lines).map(([kind, { fields, most }]) => [
    kind,
    z.optional(
      z
        .array(z.strictObject({ id: z.optional(id), ...newShape(fields) }))
        .check(z.maxLength(most, 'tooLarge')),
    ),
  ]);
  return z.optional(z.strictObject(Object.fromEntries(kinds)));
}

/** A new row. */
export function createSchema(record: AnyRecord): z.ZodMiniType {
  return z.strictObject({
    values: z.strictObject(newShape(record.fields)),
    custom: z.optional(customChanges),
    ...(record.lines && { lines: linesSchema(record) }),
  });
}

/** Changed fields of one row. */
export function updateSchema(record: AnyRecord): z.ZodMiniType {
  return z.strictObject({
    id,
    version: z.int('invalid'),
    changes: z.strictObject(changedShape(record.fields)),
    custom: z.optional(customChanges),
    ...(record.lines && { lines: linesSchema(record) }),
  });
}

const pickedIds = z
  .array(id)
  .check(z.minLength(1, 'required'), z.maxLength(mostPicked, 'tooLarge'));

/** The same change in many rows. */
export function updateManySchema(record: AnyRecord): z.ZodMiniType {
  return z.strictObject({
    ids: pickedIds,
    changes: z.strictObject(changedShape(record.fields)),
    custom: z.optional(customChanges),
  });
}

/** Many rows to be removed. */
export function removeManySchema(): z.ZodMiniType {
  return z.strictObject({ ids: pickedIds });
}

/** One move of one row. */
export function moveSchema({ states }: AnyRecord): z.ZodMiniType {
  return z.strictObject({
    id,
    version: z.int('invalid'),
    move: z.enum(Object.keys(states?.moves ?? {}), 'choice'),
    reason: z.optional(lines(1, mostOfReason)),
  });
}

/** The same move of many rows. */
export function moveManySchema({ states }: AnyRecord): z.ZodMiniType {
  return z.strictObject({
    ids: pickedIds,
    move: z.enum(Object.keys(states?.moves ?? {}), 'choice'),
    reason: z.optional(lines(1, mostOfReason)),
  });
}

/** One row by its id and the version it is known in. */
export function versionSchema(): z.ZodMiniType {
  return z.strictObject({ id, version: count });
}

/** A call that is asked nothing. */
export function nothing(): z.ZodMiniType {
  return z.strictObject({});
}

/** One row by its id. */
export function idSchema(): z.ZodMiniType {
  return z.strictObject({ id });
}

/** The history of one row. */
export function historySchema(): z.ZodMiniType {
  return z.strictObject({ id, ...pageRequest });
}

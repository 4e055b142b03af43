/** Asking for figures: the measures of one subject by up to two dimensions, over a day or a period. */
import * as z from 'zod/mini';
import { day, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { prismCodes as codes } from './terms.ts';

/** Most measures, dimensions and conditions of one query, most cells of its answer, and most queries of one call. */
export const queryLimits = { measures: 6, by: 2, where: 12, cells: 5000, together: 24 } as const;

const name = z.string('required').check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{1,39}$/, 'invalid'));

/**
 * The period: a day (`today` is resolved in the zone of the company), so many months up to the current one, the
 * current year, or the two ends themselves, both days in. Closed months take the months that the days lie in.
 */
export const period = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('today') }),
  z.strictObject({ kind: z.literal('day'), day }),
  z.strictObject({ kind: z.literal('months'), count: z.int().check(z.minimum(1), z.maximum(36)) }),
  /** The same, up to the month before the current one. */
  z.strictObject({
    kind: z.literal('monthsBefore'),
    count: z.int().check(z.minimum(1), z.maximum(36)),
  }),
  z.strictObject({ kind: z.literal('year') }),
  z.strictObject({ kind: z.literal('span'), from: day, to: day }),
]);

/** A condition: of the values of a dimension only these, or all but these. `organ` takes one organisation, and all below it. */
export const condition = z.strictObject({
  dimension: name,
  is: z.enum(['in', 'notIn']),
  values: z.array(z.string().check(z.maxLength(80))).check(z.minLength(1), z.maxLength(200)),
});

/** What is asked for. */
export const figureQuery = z.strictObject({
  subject: name,
  measures: z.array(name).check(z.minLength(1), z.maxLength(queryLimits.measures)),
  by: z.array(name).check(z.maxLength(queryLimits.by)),
  period,
  where: z.array(condition).check(z.maxLength(queryLimits.where)),
  /** Beside each figure the one of the period before, or of a year before. */
  compare: optional(z.enum(['previous', 'yearBefore'])),
  /** The rows with the largest values of the first measure only. */
  top: optional(z.int().check(z.minimum(1), z.maximum(50))),
});

/** What is asked for. */
export type FigureQuery = z.output<typeof figureQuery>;

/** The period of a query. */
export type Period = z.output<typeof period>;

/** A condition of a query. */
export type Condition = z.output<typeof condition>;

const cell = z.union([
  /** An exact decimal; a percentage is its number (`12.5`), money is yuan. */
  z.object({ v: z.string(), was: z.optional(z.nullable(z.string())) }),
  /** `hidden` is a figure of too few people, `none` has nothing to divide by, `refused` needs a right. */
  z.object({ is: z.enum(['hidden', 'none', 'refused']) }),
]);

/** One cell of an answer; `was` is the figure of the compared period, null when that has none or hides it. */
export type FigureCell = z.output<typeof cell>;

const unit = z.enum(['people', 'times', 'hours', 'days', 'money', 'percent', 'years', 'number']);

const row = z.object({
  /** One for each dimension; a null value is "none" with its label, and a null key is all of them together. */
  keys: z.array(z.nullable(z.object({ value: z.nullable(z.string()), label: z.string() }))),
  cells: z.array(cell),
  /** Where the people or things behind the row are listed: a place of the portal, null where the caller may not go. */
  drill: z.nullable(z.string()),
});

const figures = z.object({
  /** The day of the figures, or both ends of the period. */
  from: day,
  to: day,
  dimensions: z.array(z.object({ name, label: z.string(), kind: z.string() })),
  measures: z.array(
    z.object({
      name,
      label: z.string(),
      definition: z.string(),
      unit,
      good: z.nullable(z.enum(['up', 'down'])),
    }),
  ),
  rows: z.array(row),
  /** The levels above: the grand total last. None without a dimension. */
  totals: z.array(row),
  /** How many cells are hidden. */
  hidden: z.number(),
  /** The compared period. */
  compared: z.nullable(z.object({ from: day, to: day })),
  /** The same for the same question over the same data. */
  digest: z.string(),
});

/** An answer to a query. */
export type Figures = z.output<typeof figures>;

const path = '/gateway/prism/web/query';
const session = { service: 'prism', access: { kind: 'session' } } as const;

export const listSubjects = defineCall({
  ...session,
  name: 'prism.subject.list',
  path: '/gateway/prism/web/subject/getSubjects',
  request: z.strictObject({}),
  result: z.array(
    z.object({
      name,
      label: z.string(),
      clock: z.enum(['stock', 'flow', 'month']),
      dimensions: z.array(
        z.object({
          name,
          label: z.string(),
          kind: z.enum(['organ', 'choice', 'reference', 'band', 'time']),
          /** The values of a choice or a band; empty where they are read from the rows. */
          choices: z.array(z.object({ value: z.string(), label: z.string() })),
        }),
      ),
      measures: z.array(
        z.object({
          name,
          label: z.string(),
          definition: z.string(),
          unit,
          /** Figures of few people are hidden from the caller. */
          guarded: z.boolean(),
          good: z.nullable(z.enum(['up', 'down'])),
        }),
      ),
    }),
  ),
  doc: 'What the caller may ask figures of: subjects with the dimensions and measures that the rights allow, and their definitions.',
});

export const queryFigures = defineCall({
  ...session,
  name: 'prism.query',
  path: `${path}/query`,
  encoding: 'json',
  request: figureQuery,
  result: figures,
  errors: ['noPermission', 'noFieldPermission', 'notFound', codes.tooManyCells, codes.tooFewDiffer],
  doc: 'Figures of one subject within the data range of the caller; the one way in which people are counted for reports and boards.',
});

export const queryManyFigures = defineCall({
  ...session,
  name: 'prism.queries',
  path: `${path}/queries`,
  encoding: 'json',
  request: z.strictObject({
    queries: z.array(figureQuery).check(z.minLength(1), z.maxLength(queryLimits.together)),
  }),
  result: z.array(
    z.union([z.object({ figures }), z.object({ refused: z.string(), words: z.string() })]),
  ),
  doc: 'The figures of a whole board, in the order asked; one that is refused says why and leaves the others.',
});

export const exportFigures = defineCall({
  ...session,
  name: 'prism.query.export',
  path: `${path}/export`,
  encoding: 'json',
  answer: 'file',
  request: z.strictObject({
    query: figureQuery,
    title: text(1, 80),
    format: z.enum(['xlsx', 'csv']),
  }),
  result: z.record(z.string(), z.unknown()),
  errors: ['noPermission', 'noFieldPermission', 'notFound', codes.tooManyCells, codes.tooFewDiffer],
  doc: 'The same figures as a sheet, hidden cells hidden there too, with the definitions on a second page.',
});

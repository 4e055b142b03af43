/** How long people stay: retention by hiring cohort, and the survival curve of the time of service. */
import * as z from 'zod/mini';
import { day, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { condition, queryLimits } from './query.ts';
import { prismCodes as codes } from './terms.ts';

const where = z.array(condition).check(z.maxLength(queryLimits.where));

/** What joiners are put together by. */
export const cohortUnits = ['month', 'quarter', 'year'] as const;

/** What curves are drawn by: one for each value. Kinds of leaving compete: of each, all others end the watching. */
export const survivalGroups = ['organ', 'grade', 'employmentType', 'gender', 'reason'] as const;

/** Asks who of the joiners of so many months, quarters or years stayed, the current one included. */
export const cohortQuery = z.strictObject({
  unit: z.enum(cohortUnits),
  count: z.int().check(z.minimum(1), z.maximum(36)),
  where,
  /** Today, unless given. */
  asOf: optional(day),
});

/** What is asked for. */
export type CohortQuery = z.output<typeof cohortQuery>;

/** Asks how many are still there after so many months of service, from what happened in the months up to the day. */
export const survivalQuery = z.strictObject({
  by: optional(z.enum(survivalGroups)),
  /** How far back people are watched. */
  months: z.int().check(z.minimum(1), z.maximum(120)),
  where,
  /** Today, unless given. */
  asOf: optional(day),
});

/** What is asked for. */
export type SurvivalQuery = z.output<typeof survivalQuery>;

const share = z.union([
  /** A percentage with one decimal, such as `87.5`. */
  z.object({ v: z.string() }),
  /** `hidden` is of too few people, `none` is not reached yet or has no people. */
  z.object({ is: z.enum(['hidden', 'none']) }),
]);

/** A share of people, or why there is none. */
export type Share = z.output<typeof share>;

const cohort = z.object({
  /** `2026-03`, `2026-Q1` or `2026`; empty for all together. */
  key: z.string(),
  label: z.string(),
  joined: z.number(),
  /** One for each column of months. */
  shares: z.array(share),
});

const cohorts = z.object({
  from: day,
  to: day,
  /** After how many months of service. */
  months: z.array(z.number()),
  rows: z.array(cohort),
  total: cohort,
  hidden: z.number(),
  definition: z.string(),
  digest: z.string(),
});

/** Retention by hiring cohort. */
export type Cohorts = z.output<typeof cohorts>;

const curve = z.object({
  /** The value of the group; null where it has none. */
  value: z.nullable(z.string()),
  label: z.string(),
  /** `few` has fewer people under observation than a curve needs, `hidden` is kept back to protect them. */
  state: z.enum(['shown', 'few', 'hidden']),
  /** How many employments were watched, and how many of them ended; null where hidden. */
  people: z.nullable(z.number()),
  left: z.nullable(z.number()),
  /** Months of service after which half are gone; null where the curve does not come so low. */
  median: z.nullable(z.number()),
  points: z.array(
    z.object({ month: z.number(), share: z.string(), atRisk: z.number(), left: z.number() }),
  ),
});

const survival = z.object({
  from: day,
  to: day,
  /** The words of what it is drawn by. */
  group: z.nullable(z.string()),
  /** The curve of all people. */
  all: curve,
  /** One for each value of the group, the largest first. */
  curves: z.array(curve),
  hidden: z.number(),
  definition: z.string(),
  digest: z.string(),
});

/** One curve. */
export type SurvivalCurve = z.output<typeof curve>;

/** Survival curves of the time of service. */
export type Survival = z.output<typeof survival>;

const path = '/gateway/prism/web/retention';
const session = { service: 'prism', access: { kind: 'session' }, encoding: 'json' } as const;
const errors = ['noPermission', 'noFieldPermission', 'notFound', codes.tooFewDiffer] as const;

export const queryCohorts = defineCall({
  ...session,
  name: 'prism.retention.cohorts',
  path: `${path}/cohorts`,
  request: cohortQuery,
  result: cohorts,
  errors: [...errors],
  doc: 'Of the joiners of each month, quarter or year the share still employed after so many months, within the data range of the caller.',
});

export const querySurvival = defineCall({
  ...session,
  name: 'prism.retention.survival',
  path: `${path}/survival`,
  request: survivalQuery,
  result: survival,
  errors: [...errors],
  doc: 'The survival curve of the time of service by Kaplan and Meier, of all people and of each group, within the data range of the caller.',
});

export const exportRetention = defineCall({
  ...session,
  name: 'prism.retention.export',
  path: `${path}/export`,
  answer: 'file',
  request: z.strictObject({
    ask: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('cohorts'), query: cohortQuery }),
      z.strictObject({ kind: z.literal('survival'), query: survivalQuery }),
    ]),
    title: text(1, 80),
    format: z.enum(['xlsx', 'csv']),
  }),
  result: z.record(z.string(), z.unknown()),
  errors: [...errors],
  doc: 'The same retention or survival figures as a sheet, hidden ones hidden there too, with their definition.',
});

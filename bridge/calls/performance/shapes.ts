/** The parts that several calls of performance share. */
import * as z from 'zod/mini';
import { day, id, moment } from '../kit/atoms.ts';
import { stageKinds } from './records/cycle.ts';

/** The version of a file that was shown. */
export const version = z.int('invalid').check(z.positive('invalid'));

/** A number of percent with two digits at most. */
export const percent = z.string('required').check(
  z.trim(),
  z.regex(/^\d{1,3}(\.\d{1,2})?$/, 'invalid'),
  z.refine((value) => Number(value) <= 100, 'invalid'),
);

/** A score of the five-point scale, with two digits at most. */
export const score = z.string('required').check(
  z.regex(/^\d(\.\d{1,2})?$/, 'invalid'),
  z.refine((value) => Number(value) >= 1 && Number(value) <= 5, 'invalid'),
);

/** Why somebody gets no level. */
export const notRatedReasons = ['joined', 'leave', 'left', 'other'] as const;

/** The largest score of a review. */
export const bestScore = 5;

/** A stage with its days, and whether it is open today. */
export const stageShape = z.object({
  kind: z.enum(stageKinds),
  fromOn: day,
  toOn: day,
  isOpen: z.boolean(),
});

/** A cycle as a choice. */
export const cycleName = z.object({
  id,
  name: z.string(),
  state: z.enum(['draft', 'running', 'released', 'closed']),
});

/** A figure of a goal, with four digits at most. */
export const figure = z.string('required').check(z.regex(/^\d{1,10}(\.\d{1,4})?$/, 'invalid'));

/** Where a goal is decided by a figure: more is better, less is, or it is done or not. */
export const kpiDirections = ['up', 'down', 'done'] as const;

/** A goal that a figure decides, with what its score follows from. */
export const kpiShape = z.object({
  direction: z.enum(kpiDirections),
  target: z.nullable(z.string()),
  actual: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  /** Percent that a result counts at most; it is the best score. */
  cap: z.number(),
  /** Percent that was reached; null without an actual figure. */
  result: z.nullable(z.string()),
  score: z.nullable(z.string()),
});

/** A goal with its last check-ins. */
export const goalShape = z.object({
  id,
  name: z.string(),
  measure: z.nullable(z.string()),
  weight: z.string(),
  dueOn: z.nullable(day),
  progress: z.string(),
  status: z.enum(['pending', 'inProgress', 'completed']),
  /** Null for a goal that people judge. */
  kpi: z.nullable(kpiShape),
  parent: z.nullable(z.object({ id, name: z.string(), owner: z.string(), progress: z.string() })),
  checkIns: z.array(
    z.object({
      id,
      on: day,
      progress: z.string(),
      mood: z.enum(['onTrack', 'risk', 'off']),
      note: z.nullable(z.string()),
    }),
  ),
});

/** A review without what is in it. */
export const reviewHead = z.object({
  id,
  role: z.enum(['self', 'peer', 'upward', 'manager', 'former']),
  state: z.enum(['proposed', 'open', 'submitted', 'declined']),
});

/** One move of a card. */
export const moveShape = z.object({
  id,
  axis: z.enum(['level', 'potential']),
  from: z.nullable(z.string()),
  to: z.string(),
  reason: z.string(),
  at: moment,
  by: z.nullable(z.string()),
});

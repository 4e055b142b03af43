/** What the boards of a calibration show: levels against their quotas, and cards. */
import * as z from 'zod/mini';
import { id, lines } from '../kit/atoms.ts';
import { version } from './shapes.ts';

const potential = z.enum(['low', 'middle', 'high'], 'choice');

/** How a cycle takes a broken distribution. */
export const forceShape = z.enum(['none', 'guide', 'force']);

/** Where a meeting is. */
export const meetingState = z.enum(['draft', 'open', 'closed']);

/** A level with how many people have it and are to have it. */
export const levelShape = z.object({
  code: z.string(),
  name: z.string(),
  rule: z.enum(['none', 'atMost', 'atLeast', 'exact']),
  share: z.nullable(z.string()),
  quota: z.nullable(z.number()),
  count: z.number(),
  /** By how many the count breaks its rule; 0 where it holds. */
  off: z.number(),
});

/** A person on a board. */
export const cardShape = z.object({
  id,
  version: z.number(),
  name: z.string(),
  organName: z.nullable(z.string()),
  managerName: z.nullable(z.string()),
  score: z.string(),
  proposed: z.nullable(z.string()),
  level: z.string(),
  potential: z.nullable(potential),
  moves: z.number(),
  /** The meeting the card belongs to; null for the board of personnel. */
  meetingName: z.nullable(z.string()),
  canMove: z.boolean(),
});

/** What a move of a card asks for. */
export const moveRequest = z.strictObject({
  id,
  version,
  axis: z.enum(['level', 'potential'], 'choice'),
  to: z.string('required').check(z.minLength(1, 'required'), z.maxLength(10, 'tooLong')),
  reason: lines(10, 500),
});

/** What the managers of a card gave by their days. */
export const scoreShape = z.object({
  /** Managers who share the review by days; none where one reviews all. */
  managers: z.array(
    z.object({ name: z.string(), days: z.number(), score: z.nullable(z.string()) }),
  ),
  /** What they come to by their days; null while one is missing. */
  score: z.nullable(z.string()),
});

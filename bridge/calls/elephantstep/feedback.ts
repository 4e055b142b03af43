/** What people who were there say about a session. */
import * as z from 'zod/mini';
import { id, lines, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { trainingFunctions } from './functions.ts';

/** The least answers that are shown together where they are anonymous and the course names no other number. */
export const usualLeast = 5;

/** What the desk shows of the answers. */
export const shownFeedback = z.object({
  isAnonymous: z.boolean(),
  least: z.number(),
  /** How many said something, and how many of them are shown. */
  given: z.number(),
  shown: z.number(),
  /** With one place; null where none is shown. */
  average: z.nullable(z.string()),
  /** How many gave each rating, from 1 to 5. */
  ratings: z.array(z.number()),
  comments: z.array(
    z.object({
      id,
      /** Null where answers are anonymous. */
      name: z.nullable(z.string()),
      rating: z.nullable(z.number()),
      comment: z.string(),
    }),
  ),
});

export const giveFeedback = defineCall({
  name: 'elephantstep.learning.feedback',
  path: '/gateway/elephantstep/web/learning/giveFeedback',
  service: 'elephantstep',
  encoding: 'json',
  request: z.strictObject({
    sessionId: id,
    rating: z.int('invalid').check(z.minimum(1, 'tooSmall'), z.maximum(5, 'tooLarge')),
    comment: optional(lines(1, 1000)),
  }),
  result: z.null(),
  access: { kind: 'function', functionId: trainingFunctions.learning },
  effect: 'write',
  errors: ['notFound', 'notNow'],
  doc: 'Says once how a session was that the caller attended. Where the course says so, the answer is kept without its author.',
});

/** The calls of feedback. */
export const feedbackCalls = { giveFeedback };

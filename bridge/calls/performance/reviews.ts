/** Reviews, as those write them who are asked. */
import * as z from 'zod/mini';
import { id, lines, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { performanceFunctions } from './functions.ts';
import { goalShape, reviewHead, score } from './shapes.ts';
import { performanceCodes as codes } from './terms.ts';

const access = { kind: 'function', functionId: performanceFunctions.mine } as const;
const base = '/gateway/performance/web/review';

export const openReview = defineCall({
  name: 'performance.review.open',
  path: `${base}/getReview`,
  service: 'performance',
  request: z.strictObject({ reviewId: id }),
  result: z.object({
    ...reviewHead.shape,
    name: z.string(),
    cycleName: z.string(),
    isOpen: z.boolean(),
    leastGroup: z.number(),
    goals: z.array(
      z.object({
        ...z.pick(goalShape, {
          id: true,
          name: true,
          measure: true,
          weight: true,
          progress: true,
          kpi: true,
        }).shape,
        /** The score that the progress comes to; a hint. Where a figure decides, the score of `kpi` counts. */
        hint: z.string(),
      }),
    ),
    questions: z.array(
      z.object({ id, name: z.string(), hint: z.nullable(z.string()), weight: z.string() }),
    ),
    answers: z.record(z.string(), z.string()),
    comment: z.nullable(z.string()),
    /** What the person wrote about themselves; for the manager, once it is submitted. */
    self: z.nullable(
      z.object({ answers: z.record(z.string(), z.string()), comment: z.nullable(z.string()) }),
    ),
    /** Days of this part of a manager's review, and of all parts; null where there is one manager. */
    share: z.nullable(z.object({ days: z.number(), of: z.number() })),
  }),
  access,
  errors: ['notFound'],
  doc: 'Returns a review the caller is asked for. A submitted peer review comes without its answers: they are cut from its author.',
});

export const saveReview = defineCall({
  name: 'performance.review.save',
  path: `${base}/saveReview`,
  service: 'performance',
  encoding: 'json',
  request: z.strictObject({
    reviewId: id,
    answers: z.array(z.strictObject({ item: id, score })).check(z.maxLength(60, 'tooLarge')),
    comment: optional(lines(1, 2000)),
    submit: z.boolean(),
  }),
  result: z.null(),
  access,
  effect: 'write',
  errors: [
    'notFound',
    'notNow',
    codes.stageClosed,
    codes.goalsNotSet,
    codes.submitted,
    codes.incomplete,
  ],
  doc: 'Keeps a review, or submits it once and for all. A peer review is submitted as a whole and kept nowhere before.',
});

export const declineReview = defineCall({
  name: 'performance.review.decline',
  path: `${base}/declineReview`,
  service: 'performance',
  encoding: 'json',
  request: z.strictObject({ reviewId: id, why: lines(5, 500) }),
  result: z.null(),
  access,
  effect: 'write',
  errors: ['notFound', 'notNow', codes.submitted],
  doc: 'Declines to review a colleague, with a reason for the manager.',
});

/** The calls about reviews. */
export const reviewCalls = { openReview, saveReview, declineReview };

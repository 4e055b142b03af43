/** Interviews of applications, and the scorecards of their panels. */
import * as z from 'zod/mini';
import { day, id, lines, list, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { recruitFunctions } from './functions.ts';
import { recruitCodes as codes } from './terms.ts';

const moved = { kind: 'function', functionId: recruitFunctions['board.move'] } as const;
const mode = z.enum(['place', 'video', 'phone']);
const verdict = z.enum(['strongYes', 'yes', 'no', 'strongNo']);

/** The most people on the panel of an interview. */
export const largestPanel = 8;

export const bookInterview = defineCall({
  name: 'recruit.interview.book',
  path: '/gateway/recruit/web/interview/bookInterview',
  service: 'recruit',
  encoding: 'json',
  request: z.strictObject({
    applicationId: id,
    on: day,
    from: z.int('invalid').check(z.minimum(0, 'tooSmall'), z.maximum(1439, 'tooLarge')),
    minutes: z.int('invalid').check(z.minimum(10, 'tooSmall'), z.maximum(480, 'tooLarge')),
    mode,
    place: optional(text(1, 200)),
    panel: list(id, largestPanel),
  }),
  result: z.object({ id }),
  access: moved,
  effect: 'write',
  errors: ['notFound', 'notNow'],
  doc: 'Books an interview in the stage an application is in. A person of the panel who has another interview then is `overlap` at `panel`.',
});

export const cancelInterview = defineCall({
  name: 'recruit.interview.cancel',
  path: '/gateway/recruit/web/interview/cancelInterview',
  service: 'recruit',
  request: z.strictObject({ id }),
  result: z.null(),
  access: moved,
  effect: 'write',
  errors: ['notFound', 'notNow'],
  doc: 'Cancels a booked interview for which no scorecard is submitted.',
});

export const myInterviews = defineCall({
  name: 'recruit.interview.mine',
  path: '/gateway/recruit/web/interview/getMyInterviews',
  service: 'recruit',
  request: z.strictObject({}),
  result: z.array(
    z.object({
      id,
      on: day,
      from: z.number(),
      minutes: z.number(),
      mode,
      place: z.nullable(z.string()),
      jobTitle: z.string(),
      candidate: z.object({
        name: z.string(),
        education: z.nullable(z.string()),
        workYears: z.nullable(z.number()),
        employer: z.nullable(z.string()),
        post: z.nullable(z.string()),
      }),
      verdict: z.nullable(verdict),
      strengths: z.nullable(z.string()),
      doubts: z.nullable(z.string()),
    }),
  ),
  access: { kind: 'session' },
  doc: 'Lists the interviews the caller is on the panel of, those without a scorecard first, the last 90 days and what comes.',
});

export const submitScorecard = defineCall({
  name: 'recruit.interview.submitScorecard',
  path: '/gateway/recruit/web/interview/submitScorecard',
  service: 'recruit',
  encoding: 'json',
  request: z.strictObject({
    interviewId: id,
    verdict,
    strengths: optional(lines(1, 2000)),
    doubts: optional(lines(1, 2000)),
  }),
  result: z.null(),
  access: { kind: 'session' },
  effect: 'write',
  errors: ['notFound', 'notNow', codes.submittedCard],
  doc: 'Submits the own scorecard of an interview, on its day or later; it cannot be changed afterwards.',
});

/** The calls about interviews. */
export const interviewCalls = { bookInterview, cancelInterview, myInterviews, submitScorecard };

/** Training as the signed-in person uses it: open sessions, own enrolments, signing in. */
import * as z from 'zod/mini';
import { day, id, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { trainingFunctions } from './functions.ts';
import { trainingCodes as codes } from './terms.ts';

const access = { kind: 'function', functionId: trainingFunctions.learning } as const;

/** The states of an enrolment. */
export const enrolmentState = z.enum([
  'asked',
  'enrolled',
  'waiting',
  'attended',
  'absent',
  'cancelled',
]);

const session = {
  sessionId: id,
  name: z.string(),
  courseName: z.string(),
  kind: z.enum(['classroom', 'online', 'mixed', 'external']),
  hours: z.nullable(z.string()),
  description: z.nullable(z.string()),
  fromOn: day,
  toOn: day,
  startsAt: z.number(),
  endsAt: z.number(),
  place: z.nullable(z.string()),
  trainer: z.nullable(z.string()),
  enrolUntil: day,
  seats: z.number(),
  taken: z.number(),
  waiting: z.number(),
  waitList: z.boolean(),
  /** Whether a seat has to be approved. */
  needsApproval: z.boolean(),
  /** Whether enrolment and the own cancellation are still possible today. */
  isOpen: z.boolean(),
};

export const myLearning = defineCall({
  name: 'elephantstep.learning.mine',
  path: '/gateway/elephantstep/web/learning/getMyLearning',
  service: 'elephantstep',
  request: z.strictObject({}),
  result: z.object({
    enrolments: z.array(
      z.object({
        ...session,
        state: enrolmentState,
        /** Place in the queue, from 1; null for those who do not wait. */
        queue: z.nullable(z.number()),
        signedDays: z.number(),
        /** Whether the caller is asked how it was; null where nothing is to be said. */
        feedback: z.nullable(z.enum(['named', 'anonymous'])),
        /** Answers that are shown together where they are anonymous. */
        feedbackLeast: z.number(),
        /** Where the approval is; null where none is needed. */
        approval: z.nullable(z.enum(['running', 'returned', 'approved'])),
      }),
    ),
    /** Open sessions the caller is not in. */
    open: z.array(z.object(session)),
  }),
  access,
  errors: ['notFound'],
  doc: 'Own enrolments, those to come first, and the sessions open for enrolment.',
});

export const enrolSelf = defineCall({
  name: 'elephantstep.learning.enrol',
  path: '/gateway/elephantstep/web/learning/enrol',
  service: 'elephantstep',
  request: z.strictObject({ sessionId: id }),
  result: z.object({ state: z.enum(['asked', 'enrolled', 'waiting']) }),
  access,
  effect: 'write',
  errors: ['notFound', codes.full, codes.enrolmentOver, codes.clash, codes.onLeave],
  doc: 'Enrols the caller in an open session: a seat while there is one, else a place in the queue. Where the course asks for approval the seat is held until it is decided. A second call returns the same row, and asks again where the request was returned.',
});

export const cancelOwnEnrolment = defineCall({
  name: 'elephantstep.learning.cancel',
  path: '/gateway/elephantstep/web/learning/cancel',
  service: 'elephantstep',
  request: z.strictObject({ sessionId: id }),
  result: z.null(),
  access,
  effect: 'write',
  errors: ['notFound', codes.enrolmentOver],
  doc: 'Gives up the own seat or place in the queue; the first of the queue moves up.',
});

export const signIn = defineCall({
  name: 'elephantstep.learning.signIn',
  path: '/gateway/elephantstep/web/learning/signIn',
  service: 'elephantstep',
  request: z.strictObject({ code: text(20, 120) }),
  result: z.object({ name: z.string(), courseName: z.string(), late: z.boolean() }),
  access,
  effect: 'write',
  errors: ['notFound', 'notNow', codes.oldCode, codes.notEnrolled],
  doc: 'Signs the caller in to a session of today by the code on the trainer’s screen; a second time changes nothing.',
});

/** The calls of learners. */
export const learningCalls = { myLearning, enrolSelf, cancelOwnEnrolment, signIn };

/** The desk of a session: who is enrolled, who waits, who signed in. */
import * as z from 'zod/mini';
import { day, id, list, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { heldTerms } from './certificates.ts';
import { shownFeedback } from './feedback.ts';
import { trainingFunctions } from './functions.ts';
import { enrolmentState } from './learning.ts';
import { trainingCodes as codes } from './terms.ts';

const access = { kind: 'function', functionId: trainingFunctions.desk } as const;
const changed = { kind: 'function', functionId: trainingFunctions['desk.enrol'] } as const;
const reason = text(2, 200);

/** The most people one call enrols. */
export const mostEnrolled = 300;

export const deskSessions = defineCall({
  name: 'elephantstep.desk.sessions',
  path: '/gateway/elephantstep/web/desk/getSessions',
  service: 'elephantstep',
  request: z.strictObject({}),
  result: z.array(z.object({ id, name: z.string(), courseName: z.string(), fromOn: day })),
  access,
  doc: 'Lists the published sessions the caller runs or trains, the nearest first, 200 at most.',
});

export const sessionDesk = defineCall({
  name: 'elephantstep.desk.get',
  path: '/gateway/elephantstep/web/desk/getSession',
  service: 'elephantstep',
  request: z.strictObject({ sessionId: id }),
  result: z.object({
    session: z.object({
      id,
      name: z.string(),
      courseName: z.string(),
      state: z.enum(['draft', 'open', 'done', 'cancelled']),
      fromOn: day,
      toOn: day,
      startsAt: z.number(),
      endsAt: z.number(),
      place: z.nullable(z.string()),
      seats: z.number(),
    }),
    today: day,
    /** The days of an open session that have come, the newest first. */
    days: z.array(day),
    mayChange: z.boolean(),
    /** What the course certifies; null for none. */
    certificateName: z.nullable(z.string()),
    /** Null before the session is over, and where its course does not ask. */
    feedback: z.nullable(shownFeedback),
    people: z.array(
      z.object({
        id,
        employmentId: id,
        name: z.string(),
        organName: z.nullable(z.string()),
        state: enrolmentState,
        queue: z.nullable(z.number()),
        /** What the person has at the time of an open session, for who may change enrolments; `busy` is any of it, of a person out of reach. */
        clashes: z.array(z.enum(['session', 'leave', 'shift', 'busy'])),
        signedDays: z.number(),
        signedToday: z.boolean(),
        signedOn: z.array(day),
        /** The certificate of the course that the person holds. */
        certificate: z.nullable(z.object({ term: z.enum(heldTerms), expiresOn: z.nullable(day) })),
      }),
    ),
  }),
  access,
  errors: ['notFound'],
  doc: 'A session with its people: seats first, then the queue in its order, then who cancelled.',
});

export const enrolPeople = defineCall({
  name: 'elephantstep.desk.enrol',
  path: '/gateway/elephantstep/web/desk/enrolPeople',
  service: 'elephantstep',
  encoding: 'json',
  request: z.strictObject({ sessionId: id, employmentIds: list(id, mostEnrolled) }),
  result: z.object({ enrolled: z.number(), waiting: z.number(), already: z.number() }),
  access: changed,
  effect: 'write',
  errors: ['notFound', 'notNow', 'badInput', codes.full],
  doc: 'Enrols people the caller reaches, in the given order: as many as there are seats, the rest waits.',
});

export const cancelEnrolment = defineCall({
  name: 'elephantstep.desk.cancel',
  path: '/gateway/elephantstep/web/desk/cancelEnrolment',
  service: 'elephantstep',
  request: z.strictObject({ id, reason }),
  result: z.null(),
  access: changed,
  effect: 'write',
  errors: ['notFound', 'notNow'],
  doc: 'Takes a person out of a session, with a reason the person is sent; the first of the queue moves up.',
});

export const promoteEnrolment = defineCall({
  name: 'elephantstep.desk.promote',
  path: '/gateway/elephantstep/web/desk/promoteEnrolment',
  service: 'elephantstep',
  request: z.strictObject({ id }),
  result: z.null(),
  access: changed,
  effect: 'write',
  errors: ['notFound', 'notNow', codes.full],
  doc: 'Gives a free seat to a person who waits.',
});

export const setPresence = defineCall({
  name: 'elephantstep.desk.presence',
  path: '/gateway/elephantstep/web/desk/setPresence',
  service: 'elephantstep',
  encoding: 'json',
  request: z.strictObject({
    id,
    present: z.boolean(),
    reason,
    /** Today where it is left out. */
    on: z.optional(day),
  }),
  result: z.null(),
  access: changed,
  effect: 'write',
  errors: ['notFound', 'notNow'],
  doc: 'Sets or takes back by hand, with a reason, that a person was there on a day of the session, today or before.',
});

export const signInCode = defineCall({
  name: 'elephantstep.desk.code',
  path: '/gateway/elephantstep/web/desk/getSignInCode',
  service: 'elephantstep',
  request: z.strictObject({ sessionId: id }),
  result: z.object({ code: z.string(), nextInSeconds: z.number(), link: z.string() }),
  access,
  errors: ['notFound', 'notNow'],
  doc: 'The sign-in code of this moment, on a day of the session; it changes every 15 seconds.',
});

/** The calls of the desk. */
export const deskCalls = {
  deskSessions,
  sessionDesk,
  enrolPeople,
  cancelEnrolment,
  promoteEnrolment,
  setPresence,
  signInCode,
};

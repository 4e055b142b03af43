/** Times of an interview that are offered to a candidate, who chooses one on a public page without an account. */
import * as z from 'zod/mini';
import { day, id, list, moment, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { deliveryChannels } from '../uac/delivery.ts';
import { recruitFunctions } from './functions.ts';
import { largestPanel } from './interviews.ts';
import { linkCode, openByLink } from './link-code.ts';
import { recruitCodes as codes } from './terms.ts';

const base = '/gateway/recruit/web/interviewTime';
const mode = z.enum(['place', 'video', 'phone']);
const minutes = z.int('invalid').check(z.minimum(10, 'tooSmall'), z.maximum(480, 'tooLarge'));
const startsAt = z.int('invalid').check(z.minimum(0, 'tooSmall'), z.maximum(1439, 'tooLarge'));

/** The most times that are offered at once. */
export const mostTimes = 20;
/** Hours before which a time can be offered and chosen. */
export const leadHours = 4;
/** Days ahead that times can be offered. */
export const offeredDays = 30;
/** How often a candidate may choose another time, and hours before the interview until which. */
export const mostChanges = 2;
export const changeHours = 12;

/** One time: a day and minutes after midnight in the time zone of the company. */
export const interviewTime = z.object({ on: day, from: z.number() });

export const freeTimes = defineCall({
  name: 'recruit.interview.freeTimes',
  path: `${base}/findFreeTimes`,
  service: 'recruit',
  encoding: 'json',
  request: z.strictObject({ panel: list(id, largestPanel), minutes }),
  result: z.array(interviewTime),
  access: { kind: 'function', functionId: recruitFunctions['board.move'] },
  doc: 'Proposes up to ten times of the next two weeks, in working hours, at which no person of the panel has another interview or approved leave.',
});

export const offerTimes = defineCall({
  name: 'recruit.interview.offerTimes',
  path: `${base}/offerTimes`,
  service: 'recruit',
  encoding: 'json',
  request: z.strictObject({
    applicationId: id,
    minutes,
    mode,
    place: optional(text(1, 200)),
    panel: list(id, largestPanel),
    times: list(z.strictObject({ on: day, from: startsAt }), mostTimes),
  }),
  result: z.object({
    id,
    /** The address for the candidate; it is shown once. */
    link: z.string(),
    /** What the mail went by and to whom, masked; null where the company or the candidate has no mail. */
    sent: z.nullable(z.object({ channel: z.enum(deliveryChannels), to: z.string() })),
  }),
  // Mail leaves after its transaction, so the policy of the handler asks for the function that moves applications.
  access: { kind: 'session' },
  effect: 'write',
  errors: ['notFound', 'notNow', 'noPermission'],
  doc: 'Offers times of an interview to the candidate and sends the link by mail. What was offered before and not chosen is withdrawn. A time at which a person of the panel is busy is `overlap` at `times`.',
});

export const withdrawTimes = defineCall({
  name: 'recruit.interview.withdrawTimes',
  path: `${base}/withdrawTimes`,
  service: 'recruit',
  request: z.strictObject({ id }),
  result: z.null(),
  access: { kind: 'function', functionId: recruitFunctions['board.move'] },
  effect: 'write',
  errors: ['notFound', 'notNow'],
  doc: 'Withdraws times that were offered and not chosen; their link opens nothing from then on.',
});

/** What the public page shows: nothing of other candidates, of the panel or of what is thought of the person. */
const choiceShape = z.object({
  companyName: z.string(),
  /** Names the brand of the company, whose colours the page has. */
  systemCode: z.string(),
  /** Empty where the brand has none. */
  logoUrl: z.string(),
  jobTitle: z.string(),
  minutes: z.number(),
  mode,
  place: z.nullable(z.string()),
  timeZone: z.string(),
  chosen: z.nullable(interviewTime),
  /** When the chosen time begins; for a calendar. */
  startsAt: z.nullable(moment),
  /** The booked interview as calendars know it; the sequence rises with each change. */
  event: z.nullable(z.object({ id, sequence: z.number() })),
  /** The interview was cancelled; nothing is chosen instead. */
  isCancelled: z.boolean(),
  /** Whether one of `times` can be chosen, for the first time or instead. */
  mayChoose: z.boolean(),
  /** Times that are still free. */
  times: z.array(z.extend(interviewTime, { id, startsAt: moment })),
});

export const readTimes = defineCall({
  ...openByLink,
  name: 'recruit.interview.readTimes',
  path: `${base}/readTimes`,
  request: z.strictObject({ code: linkCode }),
  result: choiceShape,
  errors: [codes.choiceUnknown, 'throttled'],
  doc: 'Returns the times that the holder of a link may choose from. A code that is wrong, withdrawn or over is the same error.',
});

export const chooseTime = defineCall({
  ...openByLink,
  name: 'recruit.interview.chooseTime',
  path: `${base}/chooseTime`,
  request: z.strictObject({ code: linkCode, timeId: id }),
  result: choiceShape,
  effect: 'write',
  errors: [codes.choiceUnknown, codes.timeTaken, 'notNow', 'throttled'],
  doc: 'Books the chosen time, or moves the interview to it; the panel is informed. Two candidates who choose the same time of a person: one gets it.',
});

/** The calls about offered times. */
export const timeCalls = { freeTimes, offerTimes, withdrawTimes, readTimes, chooseTime };

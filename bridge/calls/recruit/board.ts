/** The board of a job: its applications by stage, and what is done with one. */
import * as z from 'zod/mini';
import { day, id, lines, list, moment, optional, text } from '../kit/atoms.ts';
import { type CardCall, defineCard } from '../kit/card.ts';
import { defineCall } from '../kit/define.ts';
import { recruitFunctions } from './functions.ts';
import { offerShape } from './offers.ts';
import { recruitCodes as codes } from './terms.ts';

const seen = { kind: 'function', functionId: recruitFunctions.board } as const;
const moved = { kind: 'function', functionId: recruitFunctions['board.move'] } as const;

const stageKind = z.enum(['screen', 'evaluate', 'test', 'interview', 'offer', 'preEntry', 'hired']);
const closeKind = z.enum(['we', 'they', 'other']);
const version = z.int('invalid').check(z.positive('invalid'));
const offerState = offerShape.shape.state;
const verdict = z.enum(['strongYes', 'yes', 'no', 'strongNo']);

/** One application as its card shows it. */
export const boardCard = z.object({
  id,
  candidateId: id,
  name: z.string(),
  education: z.nullable(z.string()),
  workYears: z.nullable(z.number()),
  employer: z.nullable(z.string()),
  channelName: z.string(),
  stageId: id,
  stageOn: day,
  /** Whole days in the stage. */
  days: z.number(),
  /** The next interview that is booked. */
  interviewOn: z.nullable(day),
  /** Submitted scorecards of all its interviews; a member of a panel who has not submitted sees none. */
  verdicts: z.array(verdict),
  offer: z.nullable(offerState),
  version: z.number(),
});

export const recruitBoard = defineCall({
  name: 'recruit.board',
  path: '/gateway/recruit/web/board/getBoard',
  service: 'recruit',
  request: z.strictObject({ jobId: id }),
  result: z.object({
    job: z.object({
      id,
      title: z.string(),
      state: z.enum(['draft', 'open', 'paused', 'closed']),
      /** What the requisition asks for, and how many joined. */
      heads: z.number(),
      filled: z.number(),
    }),
    can: z.object({ move: z.boolean(), offer: z.boolean() }),
    stages: z.array(
      z.object({
        id,
        name: z.string(),
        kind: stageKind,
        targetDays: z.nullable(z.number()),
        scorecards: z.number(),
      }),
    ),
    /** The active and hired applications, the longest in a stage first. */
    cards: z.array(boardCard),
    closed: z.number(),
  }),
  access: seen,
  errors: ['notFound'],
  doc: 'Returns the stages of a job with the applications in them, for a job the caller reaches.',
});

/** One interview of an application with its panel. */
const interviewShape = z.object({
  id,
  on: day,
  /** Minutes after midnight in the time zone of the company. */
  from: z.number(),
  minutes: z.number(),
  mode: z.enum(['place', 'video', 'phone']),
  place: z.nullable(z.string()),
  state: z.enum(['booked', 'cancelled']),
  panel: z.array(
    z.object({
      employmentId: id,
      name: z.string(),
      submitted: z.boolean(),
      /** Null while the caller has a card of the interview to submit first. */
      verdict: z.nullable(verdict),
      strengths: z.nullable(z.string()),
      doubts: z.nullable(z.string()),
    }),
  ),
});

export const applicationDetail = defineCall({
  name: 'recruit.application.get',
  path: '/gateway/recruit/web/application/getApplication',
  service: 'recruit',
  request: z.strictObject({ id }),
  result: z.object({
    id,
    version: z.number(),
    state: z.enum(['active', 'hired', 'closed']),
    stageId: id,
    jobId: id,
    appliedOn: day,
    closeKind: z.nullable(closeKind),
    closeNote: z.nullable(z.string()),
    candidate: z.object({
      id,
      name: z.string(),
      phone: z.nullable(z.string()),
      email: z.nullable(z.string()),
      city: z.nullable(z.string()),
      education: z.nullable(z.string()),
      workYears: z.nullable(z.number()),
      employer: z.nullable(z.string()),
      post: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
    interviews: z.array(interviewShape),
    /** Times that were offered and not chosen yet. */
    offered: z.nullable(
      z.object({
        id,
        minutes: z.number(),
        times: z.array(z.object({ on: day, from: z.number() })),
      }),
    ),
    /** Null too for those who do not reach offers. */
    offer: z.nullable(offerShape),
    /** The position that the job hires for, which a new offer begins with; null where it is closed, or offers are out of reach. */
    jobPosition: z.nullable(z.object({ id, name: z.string() })),
    steps: z.array(
      z.object({
        id,
        action: z.enum([
          'applied',
          'moved',
          'closed',
          'reopened',
          'offered',
          'accepted',
          'declined',
          'expired',
          'withdrawn',
        ]),
        stageName: z.string(),
        reason: z.nullable(z.string()),
        at: moment,
        by: z.nullable(z.string()),
      }),
    ),
  }),
  access: seen,
  errors: ['notFound'],
  doc: 'Returns one application with its candidate, interviews, offer and log.',
});

export const addApplication = defineCall({
  name: 'recruit.application.add',
  path: '/gateway/recruit/web/application/addApplication',
  service: 'recruit',
  request: z.strictObject({ jobId: id, candidateId: id }),
  result: z.object({ id }),
  access: moved,
  effect: 'write',
  errors: ['notFound', 'duplicate', codes.jobNotOpen],
  doc: 'Puts a candidate into the first stage of a job.',
});

/** What is asked of an application; the version is the one that was shown. */
const changeOne = { id, version };

export const moveStage = defineCall({
  name: 'recruit.application.moveStage',
  path: '/gateway/recruit/web/application/moveStage',
  service: 'recruit',
  encoding: 'json',
  request: z.strictObject({ ...changeOne, stageId: id, reason: optional(text(1, 500)) }),
  result: z.object({ version: z.number() }),
  access: moved,
  effect: 'write',
  errors: [
    'notFound',
    'conflict',
    'notNow',
    codes.hiredIsFinal,
    codes.jobNotOpen,
    codes.lockedElsewhere,
    codes.scorecardsMissing,
    codes.noHeads,
    codes.offerNotAccepted,
    codes.systemOnly,
    codes.offerLive,
    codes.reasonNeeded,
  ],
  doc: 'Moves an application to another stage of its job, when the guards of the stages let it.',
});

/** The most applications that are moved at once. */
export const mostMoved = 200;

export const moveStages = defineCall({
  name: 'recruit.application.moveStages',
  path: '/gateway/recruit/web/application/moveStages',
  service: 'recruit',
  encoding: 'json',
  request: z.strictObject({
    items: list(z.strictObject(changeOne), mostMoved),
    stageId: id,
    reason: optional(text(1, 500)),
  }),
  result: z.object({
    moved: z.number(),
    /** Those that stay where they are, each with the code of its refusal. */
    refused: z.array(z.object({ id, code: z.string() })),
  }),
  access: moved,
  effect: 'write',
  doc: 'Moves up to 200 applications to a stage. Each is moved or refused by itself, as by `recruit.application.moveStage`.',
});

export const closeApplication = defineCall({
  name: 'recruit.application.close',
  path: '/gateway/recruit/web/application/closeApplication',
  service: 'recruit',
  encoding: 'json',
  request: z.strictObject({ ...changeOne, kind: closeKind, note: optional(lines(1, 1000)) }),
  result: z.object({ version: z.number() }),
  access: moved,
  effect: 'write',
  errors: ['notFound', 'conflict', codes.hiredIsFinal, codes.offerLive, codes.reasonNeeded],
  doc: 'Ends an application. Its log and scorecards stay; the kind `other` needs a note.',
});

export const reopenApplication = defineCall({
  name: 'recruit.application.reopen',
  path: '/gateway/recruit/web/application/reopenApplication',
  service: 'recruit',
  encoding: 'json',
  request: z.strictObject(changeOne),
  result: z.object({ version: z.number() }),
  access: moved,
  effect: 'write',
  errors: ['notFound', 'conflict', 'notNow', 'duplicate', codes.jobNotOpen],
  doc: 'Takes up a closed application again in the stage it was in, at most 180 days later.',
});

export const recruitCard: CardCall = defineCard({
  name: 'recruit.card.todos',
  path: '/gateway/recruit/web/home/getRecruitTodos',
  service: 'recruit',
  functionId: recruitFunctions.interviews,
  doc: 'What waits for the caller in recruitment: scorecards, interviews, late candidates, offers that end, duplicates.',
});

/** The calls of the board. */
export const boardCalls = {
  recruitBoard,
  recruitCard,
  applicationDetail,
  addApplication,
  moveStage,
  moveStages,
  closeApplication,
  reopenApplication,
};

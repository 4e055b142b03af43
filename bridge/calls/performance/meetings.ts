/** Calibration meetings as their chair and members see them, without the function over a whole cycle. */
import * as z from 'zod/mini';
import { id, lines, moment, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import {
  cardShape,
  forceShape,
  levelShape,
  meetingState,
  moveRequest,
  scoreShape,
} from './board-shapes.ts';
import { performanceFunctions } from './functions.ts';
import { moveShape, version } from './shapes.ts';
import { performanceCodes as codes } from './terms.ts';

const access = { kind: 'function', functionId: performanceFunctions.mine } as const;
const base = '/gateway/performance/web/meeting';
const meetingRole = z.enum(['chair', 'member', 'personnel']);

/** A level whose quota another number of people changes. */
const changedLevel = z.object({
  code: z.string(),
  name: z.string(),
  share: z.string(),
  before: z.number(),
  after: z.number(),
  /** The share of the people before and now, with two digits. */
  partBefore: z.string(),
  partAfter: z.string(),
  /** Whether the quota goes the other way than the number of people. */
  isOdd: z.boolean(),
});

export const ownMeetings = defineCall({
  name: 'performance.meeting.list',
  path: `${base}/getMeetings`,
  service: 'performance',
  request: z.strictObject({}),
  result: z.array(
    z.object({
      id,
      name: z.string(),
      cycleName: z.string(),
      organName: z.nullable(z.string()),
      state: meetingState,
      role: z.enum(['chair', 'member']),
    }),
  ),
  access,
  doc: 'Lists the calibration meetings of running cycles that the caller chairs or is a member of.',
});

export const meetingBoard = defineCall({
  name: 'performance.meeting.board',
  path: `${base}/getBoard`,
  service: 'performance',
  request: z.strictObject({ id }),
  result: z.object({
    id,
    version: z.number(),
    name: z.string(),
    cycleName: z.string(),
    organName: z.nullable(z.string()),
    state: meetingState,
    role: meetingRole,
    chairName: z.string(),
    members: z.array(z.string()),
    /** Whether cards can be moved now. */
    isOpen: z.boolean(),
    force: forceShape,
    /** Rated people of the pool, and those of them without a score yet. */
    people: z.number(),
    waiting: z.number(),
    /** People of the pool who are not shown to the caller; quotas, shares, rules and the reason of the chair are left out then. */
    hidden: z.number(),
    levels: z.array(levelShape),
    cards: z.array(cardShape),
    leastPool: z.number(),
    /** Where too small a pool went: a meeting above, or an empty text for the board of personnel. */
    joinedTo: z.nullable(z.string()),
    /** Smaller pools below that are part of this one. */
    joined: z.array(z.object({ name: z.string(), people: z.number() })),
    quotas: z.nullable(
      z.object({ version: z.number(), people: z.number(), at: moment, by: z.nullable(z.string()) }),
    ),
    /**
     * What a change of people does to the quotas of an open meeting, or who came after the closing of a closed one; null
     * where nothing did. Names and levels are left out where people are hidden.
     */
    change: z.nullable(
      z.object({
        people: z.number(),
        /** Tells these people from any others. */
        key: z.string(),
        gone: z.array(
          z.object({
            name: z.string(),
            why: z.enum(['notRated', 'moved']),
          }),
        ),
        came: z.array(z.string()),
        levels: z.array(changedLevel),
        /** Levels that get one of the places left after the whole parts. */
        lucky: z.array(z.string()),
      }),
    ),
    overrideWhy: z.nullable(z.string()),
  }),
  access,
  errors: ['notFound'],
  doc: 'Returns a calibration meeting for its chair, its members and personnel in reach; cards come once it is open, and never the own one or that of a relative.',
});

const movesMeeting = {
  service: 'performance',
  encoding: 'json',
  result: z.null(),
  access,
  effect: 'write',
} as const;

export const openMeeting = defineCall({
  ...movesMeeting,
  name: 'performance.meeting.open',
  path: `${base}/openMeeting`,
  request: z.strictObject({ id, version }),
  errors: ['notFound', 'noPermission', 'conflict', 'notNow', 'badInput'],
  doc: 'Opens a meeting as its chair, once everybody of the pool has a score; the quotas are worked out and kept.',
});

export const closeMeeting = defineCall({
  ...movesMeeting,
  name: 'performance.meeting.close',
  path: `${base}/closeMeeting`,
  request: z.strictObject({ id, version, overrideWhy: optional(lines(10, 500)) }),
  errors: ['notFound', 'noPermission', 'conflict', 'notNow', 'badInput'],
  doc: 'Closes a meeting as its chair: the quotas hold, or the cycle only guides, or the chair says why they do not.',
});

export const acceptQuotas = defineCall({
  ...movesMeeting,
  name: 'performance.meeting.acceptQuotas',
  path: `${base}/acceptQuotas`,
  /** The key of the change that was shown. */
  request: z.strictObject({
    id,
    version,
    key: z.string('required').check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong')),
  }),
  errors: ['notFound', 'noPermission', 'conflict', 'notNow'],
  doc: 'Accepts the quotas of the changed people of an open meeting as its chair; they are the next version.',
});

export const moveMeetingCard = defineCall({
  name: 'performance.meeting.move',
  path: `${base}/moveCard`,
  service: 'performance',
  encoding: 'json',
  request: moveRequest,
  result: z.object({ version: z.number() }),
  access,
  effect: 'write',
  errors: [
    'notFound',
    'conflict',
    'badInput',
    codes.stageClosed,
    codes.meetingNotOpen,
    codes.notScored,
    codes.resultFinal,
  ],
  doc: 'Changes the level or the potential of a card of an own open meeting, with a reason that is kept.',
});

export const meetingCardMoves = defineCall({
  name: 'performance.meeting.moves',
  path: `${base}/getMoves`,
  service: 'performance',
  request: z.strictObject({ id }),
  result: z.array(moveShape),
  access,
  errors: ['notFound'],
  doc: 'Lists the moves of a card of an own meeting, the newest first.',
});

export const meetingCardScore = defineCall({
  name: 'performance.meeting.score',
  path: `${base}/getScore`,
  service: 'performance',
  request: z.strictObject({ id }),
  result: scoreShape,
  access,
  errors: ['notFound'],
  doc: 'Explains the part of the managers in the score of a card of an own meeting.',
});

/** The calls about calibration meetings. */
export const meetingCalls = {
  ownMeetings,
  meetingBoard,
  openMeeting,
  closeMeeting,
  acceptQuotas,
  moveMeetingCard,
  meetingCardMoves,
  meetingCardScore,
};

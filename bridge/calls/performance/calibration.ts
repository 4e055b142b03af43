/** Calibration, and what people say against a result. */
import * as z from 'zod/mini';
import { day, id, lines } from '../kit/atoms.ts';
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
import { cycleName, moveShape, version } from './shapes.ts';
import { performanceCodes as codes } from './terms.ts';

const calibrates = { kind: 'function', functionId: performanceFunctions.calibration } as const;
const decides = { kind: 'function', functionId: performanceFunctions.appeals } as const;

export const calibrationBoard = defineCall({
  name: 'performance.calibration.board',
  path: '/gateway/performance/web/calibration/getBoard',
  service: 'performance',
  request: z.strictObject({ cycleId: z.optional(id) }),
  result: z.object({
    cycles: z.array(cycleName),
    cycleId: z.nullable(id),
    isOpen: z.boolean(),
    force: forceShape,
    /** The best first, with how many the pool has and is to have. */
    levels: z.array(levelShape),
    cards: z.array(cardShape),
    /** The meetings of the cycle with their pools. */
    meetings: z.array(
      z.object({
        id,
        name: z.string(),
        state: meetingState,
        chairName: z.string(),
        people: z.number(),
        /** People without a score yet. */
        waiting: z.number(),
        /** People who came after the closing; the results wait for the meeting to be opened again. */
        late: z.number(),
        /** Whether the caller may see the board of the meeting. */
        canOpen: z.boolean(),
        /** Where too small a pool went: a meeting above, or an empty text for the board of personnel. */
        joinedTo: z.nullable(z.string()),
        /** Why the chair closed it although the distribution is off; null where the caller may not see its board. */
        overrideWhy: z.nullable(z.string()),
      }),
    ),
    /** The fewest people of a pool. */
    leastPool: z.number(),
    /** People of the pool without a score yet. */
    waiting: z.number(),
  }),
  access: calibrates,
  errors: ['notFound'],
  doc: 'Returns the scored people of a cycle the caller reaches, without the caller and relatives, with the wanted distribution of their levels and the meetings of the cycle.',
});

export const moveCard = defineCall({
  name: 'performance.calibration.move',
  path: '/gateway/performance/web/calibration/moveCard',
  service: 'performance',
  encoding: 'json',
  request: moveRequest,
  result: z.object({ version: z.number() }),
  access: calibrates,
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
  doc: 'Changes the level or the potential of a person, with a reason that is kept; scores and reviews stay as they are.',
});

export const cardMoves = defineCall({
  name: 'performance.calibration.moves',
  path: '/gateway/performance/web/calibration/getMoves',
  service: 'performance',
  request: z.strictObject({ id }),
  result: z.array(moveShape),
  access: calibrates,
  errors: ['notFound'],
  doc: 'Lists the moves of a card, the newest first.',
});

export const cardScore = defineCall({
  name: 'performance.calibration.score',
  path: '/gateway/performance/web/calibration/getScore',
  service: 'performance',
  request: z.strictObject({ id }),
  result: scoreShape,
  access: calibrates,
  errors: ['notFound'],
  doc: 'Explains the part of the managers in a score: days and score of each; empty before the calibration.',
});

export const appealList = defineCall({
  name: 'performance.appeal.list',
  path: '/gateway/performance/web/appeal/getAppeals',
  service: 'performance',
  request: z.strictObject({}),
  result: z.array(
    z.object({
      id,
      version: z.number(),
      name: z.string(),
      organName: z.nullable(z.string()),
      cycleName: z.string(),
      level: z.nullable(z.string()),
      levels: z.array(z.object({ code: z.string(), name: z.string() })),
      reason: z.string(),
      askedOn: day,
      state: z.enum(['open', 'kept', 'changed', 'withdrawn']),
      answer: z.nullable(z.string()),
      decidedBy: z.nullable(z.string()),
      canDecide: z.boolean(),
    }),
  ),
  access: decides,
  doc: 'Lists the appeals of people the caller reaches, open ones first, 500 at most.',
});

export const decideAppeal = defineCall({
  name: 'performance.appeal.decide',
  path: '/gateway/performance/web/appeal/decideAppeal',
  service: 'performance',
  encoding: 'json',
  request: z.strictObject({
    id,
    version,
    /** The new level; null keeps the result. */
    level: z.nullable(z.string().check(z.maxLength(4, 'tooLong'))),
    answer: lines(5, 2000),
  }),
  result: z.null(),
  access: decides,
  effect: 'write',
  errors: ['notFound', 'conflict', 'notNow', 'badInput', codes.ownCase],
  doc: 'Decides an appeal. A changed level is a new revision of the result; the old one stays.',
});

/** The calls about levels after the reviews. */
export const calibrationCalls = {
  calibrationBoard,
  moveCard,
  cardMoves,
  cardScore,
  appealList,
  decideAppeal,
};

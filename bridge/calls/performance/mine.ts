/** The own performance: goals, check-ins, peers, result and appeal. */
import * as z from 'zod/mini';
import { day, id, lines, list, optional, text } from '../kit/atoms.ts';
import { defineCard } from '../kit/card.ts';
import { defineCall } from '../kit/define.ts';
import { performanceFunctions } from './functions.ts';
import {
  figure,
  goalShape,
  kpiDirections,
  notRatedReasons,
  percent,
  reviewHead,
  stageShape,
  version,
} from './shapes.ts';
import { performanceCodes as codes } from './terms.ts';

const access = { kind: 'function', functionId: performanceFunctions.mine } as const;
const write = { service: 'performance', access, encoding: 'json', effect: 'write' } as const;
const base = '/gateway/performance/web/mine';

/** The most peers of a person. */
export const mostPeers = 8;

/** What people without names said together. */
const groupShape = z.nullable(
  z.object({ count: z.number(), mean: z.string(), comments: z.array(z.string()) }),
);

/** The result of a cycle as the person sees it. */
const resultShape = z.object({
  level: z.nullable(z.string()),
  levelName: z.nullable(z.string()),
  notRated: z.nullable(z.enum(notRatedReasons)),
  managerComment: z.nullable(z.string()),
  /** Null while fewer peers answered than the least group. */
  peers: groupShape,
  /** The same of the person's reports. */
  upward: groupShape,
  /** Peers and reports together, where neither are enough alone; both are null then. */
  colleagues: groupShape,
  releasedOn: day,
  acknowledgedOn: z.nullable(day),
  /** The last day to acknowledge; after it the result counts as seen without a word, never as agreed. */
  acknowledgeUntil: day,
  lapsed: z.boolean(),
  /** The last day to appeal. */
  appealUntil: day,
  canAppeal: z.boolean(),
  appeal: z.nullable(
    z.object({
      id,
      state: z.enum(['open', 'kept', 'changed', 'withdrawn']),
      reason: z.string(),
      askedOn: day,
      answer: z.nullable(z.string()),
    }),
  ),
});

export const myPerformance = defineCall({
  name: 'performance.mine.get',
  path: `${base}/getMyPerformance`,
  service: 'performance',
  request: z.strictObject({ appraisalId: z.optional(id) }),
  result: z.object({
    files: z.array(z.object({ id, cycleName: z.string() })),
    /** Reviews that colleagues wait for. */
    asked: z.array(
      z.object({
        reviewId: id,
        role: z.enum(['peer', 'upward', 'manager', 'former']),
        name: z.string(),
        cycleName: z.string(),
        until: z.nullable(day),
      }),
    ),
    file: z.nullable(
      z.object({
        id,
        version: z.number(),
        cycleId: id,
        cycleName: z.string(),
        cycleState: z.enum(['draft', 'running', 'released', 'closed']),
        managerName: z.nullable(z.string()),
        stages: z.array(stageShape),
        bounds: z.object({
          goalsMin: z.number(),
          goalsMax: z.number(),
          weightMin: z.string(),
          weightMax: z.string(),
          leastGroup: z.number(),
        }),
        goalsState: z.enum(['draft', 'asked', 'set']),
        goalsNote: z.nullable(z.string()),
        goals: z.array(goalShape),
        /** Goals that are to replace those above, which stay in force until the manager confirms these; null for none. */
        changed: z.nullable(z.array(goalShape)),
        reviewId: z.nullable(id),
        reviewState: z.nullable(reviewHead.shape.state),
        /** Whether peers count in this cycle, and whether reports of the person are asked. */
        hasPeers: z.boolean(),
        hasUpward: z.boolean(),
        peersConfirmed: z.boolean(),
        peers: z.array(z.object({ id, name: z.string() })),
        result: z.nullable(resultShape),
      }),
    ),
  }),
  access,
  errors: ['notFound'],
  doc: 'Returns the own file of a cycle, the newest one where none is named. Nothing of a result is in it before it is released.',
});

export const saveGoals = defineCall({
  ...write,
  name: 'performance.mine.saveGoals',
  path: `${base}/saveGoals`,
  request: z.strictObject({
    appraisalId: id,
    version,
    goals: z
      .array(
        z.strictObject({
          id: optional(id),
          name: text(1, 120),
          measure: optional(lines(1, 500)),
          weight: percent,
          dueOn: optional(day),
          parentId: optional(id),
          /** Only of a goal that a figure decides. */
          kpi: z.optional(
            z.strictObject({
              direction: z.enum(kpiDirections, 'choice'),
              target: optional(figure),
              unit: optional(text(1, 20)),
            }),
          ),
        }),
      )
      .check(z.maxLength(20, 'tooLarge')),
    /** Sends them to the manager too. */
    send: z.boolean(),
  }),
  result: z.object({ version: z.number() }),
  errors: [
    'notFound',
    'conflict',
    'notNow',
    codes.stageClosed,
    codes.weightSum,
    codes.goalCount,
    codes.goalWeight,
    codes.kpiTarget,
  ],
  doc: 'Saves the own goals of a cycle as a whole; sent goals wait for the manager and fit the bounds of the cycle.',
});

export const reopenGoals = defineCall({
  ...write,
  name: 'performance.mine.reopenGoals',
  path: `${base}/reopenGoals`,
  request: z.strictObject({ appraisalId: id, version }),
  result: z.object({ version: z.number() }),
  errors: ['notFound', 'conflict', 'notNow', codes.stageClosed],
  doc: 'Takes back goals that were sent or confirmed, to change them while goals can be set.',
});

export const addCheckIn = defineCall({
  ...write,
  name: 'performance.mine.addCheckIn',
  path: `${base}/addCheckIn`,
  request: z.strictObject({
    goalId: id,
    progress: percent,
    mood: z.enum(['onTrack', 'risk', 'off'], 'choice'),
    note: optional(lines(1, 2000)),
    /** The figure reached, of a goal that one decides; its progress follows. */
    actual: optional(figure),
  }),
  result: z.object({ id }),
  errors: ['notFound', 'notNow', 'badInput', codes.goalsNotSet, codes.actualFrozen],
  doc: 'Notes how far an own goal is; it is never changed afterwards.',
});

export const goalsToServe = defineCall({
  name: 'performance.mine.goalsToServe',
  path: `${base}/getGoalsToServe`,
  service: 'performance',
  request: z.strictObject({ appraisalId: id }),
  result: z.array(z.object({ id, name: z.string(), owner: z.string(), progress: z.string() })),
  access,
  errors: ['notFound'],
  doc: "Lists the goals that an own goal can serve: the manager's, and those of the managers above.",
});

export const colleagues = defineCall({
  name: 'performance.mine.colleagues',
  path: `${base}/getColleagues`,
  service: 'performance',
  request: z.strictObject({ appraisalId: id, keyword: optional(text(1, 40)) }),
  result: z.array(z.object({ id, name: z.string(), organName: z.nullable(z.string()) })),
  access,
  errors: ['notFound'],
  doc: 'Finds colleagues of the same cycle by a part of their name who can be peers, 20 at most.',
});

export const proposePeers = defineCall({
  ...write,
  name: 'performance.mine.proposePeers',
  path: `${base}/proposePeers`,
  request: z.strictObject({ appraisalId: id, peers: list(id, mostPeers) }),
  result: z.null(),
  errors: [
    'notFound',
    'notNow',
    codes.stageClosed,
    codes.peerNotAllowed,
    codes.peerLoad,
    codes.peerCount,
  ],
  doc: 'Proposes who is asked as a peer; the manager confirms.',
});

export const acknowledgeResult = defineCall({
  ...write,
  name: 'performance.mine.acknowledge',
  path: `${base}/acknowledgeResult`,
  request: z.strictObject({ appraisalId: id }),
  result: z.null(),
  errors: ['notFound', 'notNow'],
  doc: 'Notes that the person has seen the released result.',
});

export const appealResult = defineCall({
  ...write,
  name: 'performance.mine.appeal',
  path: `${base}/appealResult`,
  request: z.strictObject({ appraisalId: id, reason: lines(10, 4000) }),
  result: z.object({ id }),
  errors: ['notFound', 'notNow', 'duplicate', codes.appealOver],
  doc: 'Appeals the own released result within the working days of the cycle, once.',
});

export const withdrawAppeal = defineCall({
  ...write,
  name: 'performance.mine.withdrawAppeal',
  path: `${base}/withdrawAppeal`,
  request: z.strictObject({ id }),
  result: z.null(),
  errors: ['notFound', 'notNow'],
  doc: 'Takes back an own appeal that is not decided.',
});

export const performanceCard = defineCard({
  name: 'performance.card.mine',
  path: `${base}/getMyCard`,
  service: 'performance',
  functionId: performanceFunctions.mine,
  doc: 'What the caller has to do in running cycles: goals, reviews, confirmations, a result to see.',
});

/** The calls about the own performance. */
export const myPerformanceCalls = {
  myPerformance,
  saveGoals,
  reopenGoals,
  addCheckIn,
  goalsToServe,
  colleagues,
  proposePeers,
  acknowledgeResult,
  appealResult,
  withdrawAppeal,
  performanceCard,
};

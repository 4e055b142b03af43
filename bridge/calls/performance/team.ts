/** The own team: its goals and reviews. */
import * as z from 'zod/mini';
import { id, lines, list, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { performanceFunctions } from './functions.ts';
import { mostPeers } from './mine.ts';
import { cycleName, goalShape, reviewHead, stageShape, version } from './shapes.ts';
import { performanceCodes as codes } from './terms.ts';

const access = { kind: 'function', functionId: performanceFunctions.team } as const;
const base = '/gateway/performance/web/team';
const review = z.enum(['none', 'proposed', 'open', 'submitted', 'declined']);

export const performanceTeam = defineCall({
  name: 'performance.team.list',
  path: `${base}/getTeam`,
  service: 'performance',
  request: z.strictObject({ cycleId: z.optional(id) }),
  result: z.object({
    cycles: z.array(cycleName),
    cycleId: z.nullable(id),
    stages: z.array(stageShape),
    rows: z.array(
      z.object({
        id,
        name: z.string(),
        organName: z.nullable(z.string()),
        goals: z.enum(['draft', 'asked', 'set']),
        progress: z.nullable(z.string()),
        self: review,
        manager: review,
        peersAsked: z.number(),
        peersDone: z.number(),
        /** Peers that wait for the manager. */
        peersProposed: z.number(),
        /** The level, once it is released. */
        level: z.nullable(z.string()),
        /** What the manager has to do. */
        todo: z.nullable(z.enum(['goals', 'peers', 'review'])),
      }),
    ),
  }),
  access,
  errors: ['notFound'],
  doc: 'Lists the direct reports in a cycle with how far each is; the newest running cycle where none is named.',
});

export const performanceMember = defineCall({
  name: 'performance.team.get',
  path: `${base}/getMember`,
  service: 'performance',
  request: z.strictObject({ appraisalId: id }),
  result: z.object({
    id,
    version: z.number(),
    name: z.string(),
    cycleName: z.string(),
    goalsState: z.enum(['draft', 'asked', 'set']),
    goalsNote: z.nullable(z.string()),
    goals: z.array(goalShape),
    /** Whether these are to replace goals that stay in force until they are confirmed. */
    isChange: z.boolean(),
    leastGroup: z.number(),
    hasPeers: z.boolean(),
    peersConfirmed: z.boolean(),
    peers: z.array(
      z.object({
        id,
        name: z.string(),
        state: reviewHead.shape.state,
        why: z.nullable(z.string()),
      }),
    ),
    /** Managers who share the review by days; none where one reviews all. */
    managers: z.array(
      z.object({ name: z.string(), days: z.number(), state: reviewHead.shape.state }),
    ),
    /** The caller's own task; null where another manager's days count. */
    reviewId: z.nullable(id),
    reviewState: z.nullable(reviewHead.shape.state),
  }),
  access,
  errors: ['notFound'],
  doc: 'Returns the goals and peers of a direct report.',
});

export const decideGoals = defineCall({
  name: 'performance.team.decideGoals',
  path: `${base}/decideGoals`,
  service: 'performance',
  encoding: 'json',
  request: z.strictObject({
    appraisalId: id,
    version,
    accept: z.boolean(),
    note: optional(lines(1, 500)),
  }),
  result: z.object({ version: z.number() }),
  access,
  effect: 'write',
  errors: ['notFound', 'conflict', 'notNow', 'badInput'],
  doc: 'Confirms the goals of a direct report, or sends them back with a reason.',
});

export const confirmPeers = defineCall({
  name: 'performance.team.confirmPeers',
  path: `${base}/confirmPeers`,
  service: 'performance',
  encoding: 'json',
  request: z.strictObject({ appraisalId: id, peers: list(id, mostPeers) }),
  result: z.null(),
  access,
  effect: 'write',
  errors: [
    'notFound',
    'notNow',
    codes.stageClosed,
    codes.peerNotAllowed,
    codes.peerLoad,
    codes.peerCount,
  ],
  doc: 'Names the peers of a direct report and asks them. One who has submitted stays.',
});

/** The calls about the own team. */
export const teamCalls = { performanceTeam, performanceMember, decideGoals, confirmPeers };

/** A cycle as those see it who organise it. */
import * as z from 'zod/mini';
import { id } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { performanceFunctions } from './functions.ts';
import { performanceCycle } from './records/cycle.ts';
import { cycleName, notRatedReasons, stageShape, version } from './shapes.ts';

const organises = { kind: 'function', functionId: performanceFunctions.progress } as const;
const review = z.enum(['none', 'open', 'submitted']);

export const cyclePreview = defineCall({
  name: 'performance.cycle.preview',
  path: '/gateway/performance/web/cycleProgress/previewCycle',
  service: 'performance',
  request: z.strictObject({ cycleId: id }),
  result: z.object({
    in: z.number(),
    out: z.number(),
    people: z.array(
      z.object({
        employmentId: id,
        name: z.string(),
        organName: z.nullable(z.string()),
        why: z.enum(['in', 'joined', 'noManager']),
      }),
    ),
  }),
  access: { kind: 'function', functionId: performanceCycle.functionId },
  errors: ['notFound'],
  doc: 'Lists who would be in a cycle that starts today, and why somebody would not; those who are not in come first.',
});

export const cycleProgress = defineCall({
  name: 'performance.cycle.progress',
  path: '/gateway/performance/web/cycleProgress/getProgress',
  service: 'performance',
  request: z.strictObject({ cycleId: z.optional(id) }),
  result: z.object({
    cycles: z.array(cycleName),
    cycleId: z.nullable(id),
    stages: z.array(stageShape),
    rows: z.array(
      z.object({
        id,
        version: z.number(),
        name: z.string(),
        organName: z.nullable(z.string()),
        managerName: z.nullable(z.string()),
        goals: z.enum(['draft', 'asked', 'set']),
        self: review,
        manager: review,
        /** Peers who were asked and who submitted; never what they wrote. */
        peersAsked: z.number(),
        peersDone: z.number(),
        score: z.nullable(z.string()),
        level: z.nullable(z.string()),
        notRated: z.nullable(z.enum(notRatedReasons)),
        acknowledged: z.boolean(),
        /** Whether the days to acknowledge are over without a word. */
        lapsed: z.boolean(),
      }),
    ),
  }),
  access: organises,
  errors: ['notFound'],
  doc: 'Lists the people of a cycle the caller reaches with how far each is, 3,000 at most; the newest running cycle where none is named.',
});

export const setNotRated = defineCall({
  name: 'performance.cycle.setNotRated',
  path: '/gateway/performance/web/cycleProgress/setNotRated',
  service: 'performance',
  encoding: 'json',
  request: z.strictObject({ id, version, why: z.nullable(z.enum(notRatedReasons)) }),
  result: z.object({ version: z.number() }),
  access: organises,
  effect: 'write',
  errors: ['notFound', 'conflict', 'notNow'],
  doc: 'Notes why a person of a running cycle gets no level, or takes the note back.',
});

/** The calls about a cycle as a whole. */
export const cycleProgressCalls = { cyclePreview, cycleProgress, setNotRated };

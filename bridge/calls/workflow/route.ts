/** The route of an approval: steps, copies, conditions and branches, as a list; a block is what has the same branch. */
import * as z from 'zod/mini';
import { id, text } from '../kit/atoms.ts';

const nodeId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'invalid'));
const level = z.int().check(z.minimum(1, 'tooSmall'), z.maximum(9, 'tooLarge'));
const fieldName = text(1, 60);
const ids = z.array(id).check(z.maxLength(50, 'tooLarge'));
const name = text(1, 40);

/** Where a step votes: how many votes each of those has whom the rule finds; one without it. */
const votes = {
  votes: z.optional(z.int().check(z.minimum(1, 'tooSmall'), z.maximum(100, 'tooLarge'))),
};

/** How far a row of superiors goes: as many levels as this, or to an employment on the way where that is nearer. */
const row = { level, until: z.optional(id) };

/** Of those who hold it only the nearest: in the own organisation, else in the next above that has one. */
const upward = { upward: z.optional(z.boolean()) };

/** Who is asked. Level 1 is the direct manager, or the leader of the own organisation. */
export const assigneeRule = z.discriminatedUnion('kind', [
  z.strictObject({ ...votes, kind: z.literal('people'), ids }),
  z.strictObject({
    ...votes,
    kind: z.literal('role'),
    ids,
    /** Only those whose data range covers the organisation of the person it is about. */
    inRange: z.optional(z.boolean()),
  }),
  z.strictObject({ ...votes, ...upward, kind: z.literal('post'), ids }),
  /** Who holds one of these positions: posts of an organisation. */
  z.strictObject({ ...votes, ...upward, kind: z.literal('position'), ids }),
  z.strictObject({ ...votes, kind: z.literal('manager'), level }),
  /** One after the other, up to a level. */
  z.strictObject({ ...votes, kind: z.literal('managers'), ...row }),
  z.strictObject({ ...votes, kind: z.literal('leader'), level }),
  /** The leaders of the organisation and of those above it, one after the other. */
  z.strictObject({ ...votes, kind: z.literal('leaders'), ...row }),
  /** The leader of the organisation that a field names. */
  z.strictObject({ ...votes, kind: z.literal('organLeader'), field: fieldName }),
  /** The person that a field names. */
  z.strictObject({ ...votes, kind: z.literal('person'), field: fieldName }),
  /** The applicant chooses; empty `ids` offer everybody. */
  z.strictObject({ ...votes, kind: z.literal('choice'), ids, most: level }),
  z.strictObject({ ...votes, kind: z.literal('applicant') }),
]);

/** One comparison of a condition; several values are alternatives. */
export const routeTest = z.strictObject({
  field: fieldName,
  is: z.enum(['equal', 'different', 'atLeast', 'above', 'atMost', 'below', 'filled', 'empty']),
  values: z.array(z.string().check(z.maxLength(80, 'tooLong'))).check(z.maxLength(50, 'tooLarge')),
});

/** What a step may do with a field of the form. */
export const stepRight = z.enum(['hidden', 'read', 'write', 'required']);

const place = { id: nodeId, branch: z.nullable(nodeId), name };
const rules = z.array(assigneeRule).check(z.maxLength(10, 'tooLarge'));

/** How the people of a step decide: one, all, in order, by votes, or one of each rule. */
export const severalKinds = ['or', 'and', 'order', 'vote', 'each'] as const;

/** What becomes of an overdue task: a reminder only, to the manager above, to a named person, approved, or rejected. */
export const overdueKinds = ['remind', 'up', 'person', 'pass', 'reject'] as const;

const step = {
  ...place,
  who: rules,
  several: z.enum(severalKinds),
  /** With `vote`: the share of yes at which it passes, in percent; more than half without it. */
  threshold: z.optional(z.int().check(z.minimum(1, 'tooSmall'), z.maximum(100, 'tooLarge'))),
  /** With `each`: how many of each rule have to agree; one without it, and never more than the rule finds. */
  need: z.optional(level),
  noAssignee: z.enum(['up', 'person', 'administrator', 'pass', 'block']),
  /** With `person`: the employment that decides where no one is found. */
  fallback: z.optional(id),
  own: z.enum(['up', 'drop']),
  again: z.enum(['previous', 'any', 'ask']),
  refuse: z.enum(['end', 'start', 'node']),
  /** With `node`: the step before this one that a rejection sends it back to. */
  refuseTo: z.optional(nodeId),
  /** Words are required where the step refuses or sends back. */
  wordsNeeded: z.boolean(),
  /** Of the fields of the form; a field without one is read. */
  rights: z.record(z.string(), stepRight),
  dueHours: z.nullable(z.int().check(z.minimum(1, 'tooSmall'), z.maximum(720, 'tooLarge'))),
  /** What becomes of a task that is overdue, beside the reminder. */
  overdue: z.optional(z.enum(overdueKinds)),
  /** With `person`: the employment that an overdue task goes to, once. */
  overdueTo: z.optional(id),
};

/** One node. In a condition the last branch is the default: it has no tests. */
export const routeNode = z.discriminatedUnion('kind', [
  z.strictObject({ ...step, kind: z.literal('approve') }),
  z.strictObject({
    ...step,
    kind: z.literal('handle'),
    /** What the button says that completes it. */
    button: z.optional(text(1, 10)),
  }),
  z.strictObject({ ...place, kind: z.literal('copy'), who: rules }),
  z.strictObject({
    ...place,
    kind: z.literal('condition'),
    branches: z
      .array(
        z.strictObject({
          id: nodeId,
          name,
          /** Any of these groups holds, and of a group every test. */
          when: z.array(z.array(routeTest).check(z.maxLength(10))).check(z.maxLength(10)),
        }),
      )
      .check(z.minLength(2, 'tooSmall'), z.maxLength(8, 'tooLarge')),
  }),
  z.strictObject({
    ...place,
    kind: z.literal('parallel'),
    branches: z
      .array(z.strictObject({ id: nodeId, name }))
      .check(z.minLength(2, 'tooSmall'), z.maxLength(8, 'tooLarge')),
  }),
]);

/** A route from the start to the end, and until when the applicant may withdraw. */
export const route = z.strictObject({
  nodes: z.array(routeNode).check(z.maxLength(60, 'tooLarge')),
  withdraw: z.enum(['never', 'beforeFirst', 'running']),
  /** Until how many days after its approval the applicant may have a form of its own revoked: by the same route, or at once. */
  revoke: z.optional(
    z.strictObject({
      days: z.int().check(z.minimum(1, 'tooSmall'), z.maximum(366, 'tooLarge')),
      by: z.enum(['route', 'once']),
    }),
  ),
  /** Whether the applicant makes an approved one again, with what it said. */
  repeat: z.optional(z.boolean()),
  /** Whether who has decided may take that back while the next step is open; they may where nothing is said. */
  takeBack: z.optional(z.boolean()),
  /** What the applicant may do with fields of the form; a field without one is written. */
  startRights: z.optional(z.record(z.string(), stepRight)),
});

/** A route. */
export type Route = z.output<typeof route>;

/** One node of a route. */
export type RouteNode = z.output<typeof routeNode>;

/** A node at which people are asked. */
export type StepNode = Extract<RouteNode, { kind: 'approve' | 'handle' }>;

/** Who is asked at a step. */
export type AssigneeRule = z.output<typeof assigneeRule>;

/** One comparison of a condition. */
export type RouteTest = z.output<typeof routeTest>;

/** A step with the usual policies; what is special is said. */
export function stepOf(said: Pick<StepNode, 'id' | 'name' | 'who'> & Partial<StepNode>): StepNode {
  return {
    kind: 'approve',
    branch: null,
    several: 'or',
    noAssignee: 'up',
    own: 'up',
    again: 'previous',
    refuse: 'end',
    wordsNeeded: true,
    rights: {},
    dueHours: null,
    ...said,
  };
}

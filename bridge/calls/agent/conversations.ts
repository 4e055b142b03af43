/** Conversations with the assistant: asking, following, stopping, history. */
import * as z from 'zod/mini';
import { count, id, lines, moment, optional, pageOf, pageRequest } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { agentEvent } from './events.ts';
import { agentFunctions } from './functions.ts';
import { agentModes, agentTools, turnOutcomes } from './names.ts';
import { agentCodes } from './terms.ts';

const own = {
  service: 'agent',
  access: { kind: 'function', functionId: agentFunctions.chat },
} as const;
/** A turn holds no transaction: its handler asks for the function itself. */
const free = { service: 'agent', access: { kind: 'session' } } as const;
const path = '/gateway/agent';

export const agentStart = defineCall({
  ...own,
  name: 'agent.start',
  path: `${path}/start`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    mode: z.enum(agentModes),
    /** The service that receives the questions; null without one. */
    receiver: z.nullable(
      z.object({
        host: z.string(),
        model: z.string(),
        /** What the company says of it and of what it is used for; empty where it says nothing. */
        purpose: z.string(),
      }),
    ),
    hourLeft: z.number(),
    dayLeft: z.number(),
    /** What the person may use, with its words. */
    tools: z.array(z.object({ tool: z.enum(agentTools), words: z.string() })),
    /** Questions to begin with, which the person's rights can answer. */
    suggestions: z.array(z.string()),
  }),
  doc: 'What the assistant is for the caller: how it runs, what is left of the quota, tools and questions to begin with.',
});

export const askAgent = defineCall({
  ...free,
  name: 'agent.turn.ask',
  path: `${path}/turn`,
  encoding: 'json',
  answer: 'events',
  effect: 'write',
  request: z.strictObject({
    /** Absent for the first question of a conversation. */
    conversationId: optional(id),
    text: lines(1, 2000),
  }),
  result: agentEvent,
  errors: [
    'notFound',
    'noPermission',
    agentCodes.off,
    agentCodes.quotaHour,
    agentCodes.quotaDay,
    agentCodes.twoAtOnce,
  ],
  doc: 'Asks a question; the answer comes as events while it is made. The turn goes on when the reader goes away.',
});

export const followTurn = defineCall({
  ...free,
  name: 'agent.turn.follow',
  path: `${path}/turn/follow`,
  encoding: 'json',
  answer: 'events',
  request: z.strictObject({ turnId: id, after: z._default(count, 0) }),
  result: agentEvent,
  errors: ['notFound', 'noPermission'],
  doc: 'The events of an own turn after one of them: those that were, then those that come.',
});

export const stopTurn = defineCall({
  ...free,
  name: 'agent.turn.stop',
  path: `${path}/turn/stop`,
  effect: 'write',
  request: z.strictObject({ turnId: id }),
  result: z.object({ stopped: z.boolean() }),
  errors: ['notFound', 'noPermission'],
  doc: 'Stops an own turn; false when it had ended already.',
});

export const rateTurn = defineCall({
  ...own,
  name: 'agent.turn.rate',
  path: `${path}/turn/rate`,
  effect: 'write',
  request: z.strictObject({
    turnId: id,
    rating: z.enum(['up', 'down', 'none']),
    reason: optional(lines(1, 500)),
  }),
  result: z.null(),
  errors: ['notFound'],
  doc: 'Says whether an answer was of use, and why not; `none` takes it back.',
});

export const listConversations = defineCall({
  ...own,
  name: 'agent.conversation.list',
  path: `${path}/conversations`,
  request: z.strictObject({ ...pageRequest }),
  result: pageOf(
    z.object({
      id,
      /** The beginning of its first question. */
      title: z.string(),
      turns: z.number(),
      lastAt: moment,
    }),
  ),
  doc: 'The own conversations, the last used first.',
});

export const readConversation = defineCall({
  ...own,
  name: 'agent.conversation.read',
  path: `${path}/conversation`,
  request: z.strictObject({ id }),
  result: z.object({
    id,
    title: z.string(),
    turns: z.array(
      z.object({
        id,
        question: z.string(),
        askedAt: moment,
        outcome: z.enum(turnOutcomes),
        rating: z.enum(['up', 'down', 'none']),
        /** As they were sent; drafts with the state they have now. */
        events: z.array(agentEvent),
      }),
    ),
  }),
  errors: ['notFound'],
  doc: 'One own conversation with all its turns, the first one first.',
});

export const removeConversation = defineCall({
  ...own,
  name: 'agent.conversation.remove',
  path: `${path}/conversation/remove`,
  effect: 'write',
  request: z.strictObject({ id }),
  result: z.null(),
  errors: ['notFound'],
  doc: 'Deletes an own conversation with everything in it.',
});

export const removeAllConversations = defineCall({
  ...own,
  name: 'agent.conversation.removeAll',
  path: `${path}/conversations/removeAll`,
  encoding: 'none',
  effect: 'write',
  request: z.strictObject({}),
  result: z.object({ removed: z.number() }),
  doc: 'Deletes all own conversations.',
});

/** The calls about conversations. */
export const conversationCalls = {
  agentStart,
  askAgent,
  followTurn,
  stopTurn,
  rateTurn,
  listConversations,
  readConversation,
  removeConversation,
  removeAllConversations,
} as const satisfies CallTable;

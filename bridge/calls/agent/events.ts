/** What a turn sends while it runs, and what is kept of it. */
import * as z from 'zod/mini';
import { day, id, moment } from '../kit/atoms.ts';
import { agentTools, draftKinds, draftStates, turnOutcomes } from './names.ts';

/** A place of the portal that something leads to: an app and its route. */
export const agentPlace = z.object({ app: z.string(), route: z.string() });

const line = z.object({ label: z.string(), value: z.string() });

/** What a tool found, in words of the gateway: lines, a table, or both. */
export const agentCard = z.object({
  title: z.string(),
  lines: z.array(line),
  table: z.nullable(
    z.object({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
  ),
  /** What has to be known with it: how a figure is counted, that more was found. */
  note: z.nullable(z.string()),
  /** Where the whole of it is. */
  place: z.nullable(agentPlace),
});

/** A card of a tool. */
export type AgentCard = z.output<typeof agentCard>;

/** A part of a document that an answer cites. */
export const agentSource = z.object({
  /** What the text cites it by: `s1`, written `[s1]` in the text. */
  ref: z.string(),
  documentId: id,
  title: z.string(),
  heading: z.nullable(z.string()),
  edition: z.nullable(z.string()),
  effectiveOn: z.nullable(day),
  quote: z.string(),
  place: agentPlace,
});

/** A source of an answer. */
export type AgentSource = z.output<typeof agentSource>;

/** A request that waits for the person, as its card shows it. */
export const agentDraft = z.object({
  /** What `drafts.confirm` of the bridge takes. */
  id,
  kind: z.enum(draftKinds),
  state: z.enum(draftStates),
  title: z.string(),
  lines: z.array(line),
  expiresAt: moment,
  /** Where the request is once it was sent. */
  place: z.nullable(agentPlace),
});

/** A draft. */
export type AgentDraft = z.output<typeof agentDraft>;

/** What is said of an answer, besides its text. */
export const agentNotices = [
  /** No model was used. */
  'withoutModel',
  /** The model could not be reached: the answer was made without it. */
  'fellBack',
  /** The model ended in the middle. */
  'cutShort',
  /** No document of the company says what was asked. */
  'noDocument',
  /** The answer has numbers that no tool gave. */
  'unverified',
  /** A limit of the turn was reached. */
  'limit',
] as const;

const at = { seq: z.number() };

/** One event of a turn; `seq` counts from 1 within the turn. */
export const agentEvent = z.discriminatedUnion('kind', [
  /** The first one. */
  z.object({
    ...at,
    kind: z.literal('turn'),
    turnId: id,
    conversationId: id,
    question: z.string(),
  }),
  /** A piece of the answer, to be appended; `doubt` marks a number that no tool gave. */
  z.object({ ...at, kind: z.literal('text'), text: z.string(), doubt: z.boolean() }),
  z.object({
    ...at,
    kind: z.literal('tool'),
    tool: z.enum(agentTools),
    state: z.enum(['running', 'done', 'refused']),
    /** What is done, or why not, in words. */
    words: z.string(),
  }),
  z.object({ ...at, kind: z.literal('card'), tool: z.enum(agentTools), card: agentCard }),
  z.object({ ...at, kind: z.literal('draft'), draft: agentDraft }),
  z.object({ ...at, kind: z.literal('source'), source: agentSource }),
  z.object({ ...at, kind: z.literal('notice'), notice: z.enum(agentNotices), words: z.string() }),
  /** The last one of a turn that came to its end, even if stopped. */
  z.object({ ...at, kind: z.literal('done'), outcome: z.enum(turnOutcomes) }),
  /** The last one of a turn that failed. */
  z.object({ ...at, kind: z.literal('error'), words: z.string() }),
]);

/** An event of a turn. */
export type AgentEvent = z.output<typeof agentEvent>;

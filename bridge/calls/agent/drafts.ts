/** Drafts of the assistant, as the dialog of the shell deals with them; no app speaks these calls. */
import * as z from 'zod/mini';
import { id, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { agentDraft } from './events.ts';
import { draftStates } from './names.ts';
import { agentCodes } from './terms.ts';

/** The request a draft becomes is checked and sent as its own call: the handler asks for the function itself. */
const shell = { service: 'agent', caller: 'shell', access: { kind: 'session' } } as const;
const path = '/gateway/agent/draft';

export const listDrafts = defineCall({
  service: 'agent',
  access: { kind: 'session' },
  name: 'agent.draft.list',
  path: `${path}/list`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({ drafts: z.array(agentDraft) }),
  errors: ['noPermission'],
  doc: 'The own drafts that wait for the person, the last one first, with lines made from what is true now.',
});

export const readDraft = defineCall({
  ...shell,
  name: 'agent.draft.read',
  path: `${path}/read`,
  effect: 'write',
  request: z.strictObject({ id }),
  result: z.extend(agentDraft, {
    /** Names what is shown; `commit` takes it. */
    digest: z.string(),
    /** Why it cannot be sent as things are now, in words; empty when it can. */
    problems: z.array(z.string()),
  }),
  errors: ['notFound', 'noPermission'],
  doc: 'An own draft with lines made from what is true now, and the digest that names them.',
});

export const commitDraft = defineCall({
  ...shell,
  name: 'agent.draft.commit',
  path: `${path}/commit`,
  effect: 'write',
  request: z.strictObject({ id, digest: text(1, 80) }),
  result: z.object({
    state: z.enum(draftStates),
    /** Why it was refused, in words. */
    words: z.nullable(z.string()),
    /** Whether it waits for an approval. */
    pending: z.boolean(),
  }),
  errors: ['notFound', 'noPermission', agentCodes.draftOver, agentCodes.draftChanged],
  doc: 'Sends the request of an own draft, once: repeated, it says how the first time went. `agent.draftChanged` when the lines differ from those the digest names.',
});

export const cancelDraft = defineCall({
  ...shell,
  name: 'agent.draft.cancel',
  path: `${path}/cancel`,
  effect: 'write',
  request: z.strictObject({ id }),
  result: z.object({ state: z.enum(draftStates) }),
  errors: ['notFound', 'noPermission'],
  doc: 'Drops an own draft that waits.',
});

/** The calls about drafts. */
export const draftCalls = {
  listDrafts,
  readDraft,
  commitDraft,
  cancelDraft,
} as const satisfies CallTable;

/** Access tokens of a person, with which programs of theirs use the tools of the assistant over MCP. */
import * as z from 'zod/mini';
import { count, id, moment, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { uacCodes } from '../uac/terms.ts';
import { tokenDays, tokenScopes } from './names.ts';
import { agentCodes } from './terms.ts';

/** What opens a way in is made and seen on a page of the shell, never in the frame of an app. */
const shell = { service: 'agent', caller: 'shell', access: { kind: 'session' } } as const;
const path = '/gateway/agent/token';

/** What is shown of a token; its secret never is. */
export const tokenFacts = {
  id,
  /** What its person calls it. */
  name: z.string(),
  /** The last characters of the secret. */
  hint: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: moment,
  expiresAt: moment,
  isExpired: z.boolean(),
  /** To the minute; null when it was never used. */
  lastUsedAt: z.nullable(moment),
  lastAddress: z.nullable(z.string()),
} as const;

export const listAgentTokens = defineCall({
  ...shell,
  name: 'agent.token.list',
  path: `${path}/list`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    /** Whether the company lets programs in, and the person may use the assistant. */
    open: z.boolean(),
    /** Where a program finds the tools. */
    address: z.string(),
    tokens: z.array(z.object(tokenFacts)),
  }),
  doc: 'The own access tokens in this company, the last made first, without their secrets.',
});

export const makeAgentToken = defineCall({
  ...shell,
  name: 'agent.token.make',
  path: `${path}/make`,
  effect: 'write',
  request: z.strictObject({
    name: text(1, 60),
    scope: z.enum(tokenScopes, 'choice'),
    days: count.check(z.refine((value) => tokenDays.some((days) => days === value), 'choice')),
  }),
  result: z.object({
    id,
    /** Shown this once: only its hash is kept. */
    secret: z.string(),
    expiresAt: moment,
  }),
  errors: [
    'noPermission',
    'readOnlySession',
    uacCodes.confirmNeeded,
    agentCodes.off,
    agentCodes.mcpOff,
    agentCodes.tokensFull,
  ],
  doc: 'Makes an access token of the person for this company; its secret is in the answer and nowhere else.',
});

export const revokeAgentToken = defineCall({
  ...shell,
  name: 'agent.token.revoke',
  path: `${path}/revoke`,
  effect: 'write',
  request: z.strictObject({ id }),
  result: z.null(),
  errors: ['notFound'],
  doc: 'Ends an own access token, everywhere within a second.',
});

/** The calls about access tokens. */
export const agentTokenCalls = {
  listAgentTokens,
  makeAgentToken,
  revokeAgentToken,
} as const satisfies CallTable;

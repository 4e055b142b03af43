/** How a company sets its assistant up, and who used it. */
import * as z from 'zod/mini';
import { day, id, lines, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { uacCodes } from '../uac/terms.ts';
import { agentFunctions } from './functions.ts';
import { agentModes, agentTools, dataClasses, useOutcomes, useWays } from './names.ts';
import { agentCodes } from './terms.ts';
import { tokenFacts } from './tokens.ts';

const settled = {
  service: 'agent',
  access: { kind: 'function', functionId: agentFunctions.settings },
} as const;
/** Nothing is held open while a model is awaited: the handler asks for the function itself. */
const free = { service: 'agent', access: { kind: 'session' } } as const;
const path = '/gateway/agent/settings';

const provider = {
  /** Address that `/chat/completions` is appended to; empty where no model is used. */
  baseUrl: z.string().check(z.trim(), z.maxLength(300, 'tooLong')),
  model: z.string().check(z.trim(), z.maxLength(120, 'tooLong')),
};

export const readAgentSettings = defineCall({
  ...settled,
  name: 'agent.settings.read',
  path: `${path}/read`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    mode: z.enum(agentModes),
    ...provider,
    /** Whether a key is kept; the key itself never leaves. */
    hasKey: z.boolean(),
    dataClasses: z.array(z.enum(dataClasses)),
    /** What the person reads about receiver and purpose before asking. */
    purpose: z.string(),
    /** Whether programs of people may use the tools over MCP. */
    mcp: z.boolean(),
  }),
  doc: 'How the assistant of the company is set up, without the key.',
});

export const saveAgentSettings = defineCall({
  ...free,
  name: 'agent.settings.save',
  path: `${path}/save`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    mode: z.enum(agentModes, 'choice'),
    ...provider,
    /** Absent keeps the one there is, null takes it away. */
    key: z.optional(z.nullable(text(1, 500))),
    dataClasses: z
      .array(z.enum(dataClasses, 'choice'))
      .check(z.refine((all) => new Set(all).size === all.length, 'invalid')),
    purpose: z.union([z.literal(''), lines(1, 500)]),
    /** Absent leaves it as it is. */
    mcp: z.optional(z.boolean()),
  }),
  result: z.null(),
  errors: [
    'noPermission',
    uacCodes.confirmNeeded,
    agentCodes.addressRefused,
    agentCodes.providerMissing,
  ],
  doc: 'Sets the assistant of the company up; another address drops the key unless a new one comes with it.',
});

export const testAgentProvider = defineCall({
  ...free,
  name: 'agent.settings.test',
  path: `${path}/test`,
  encoding: 'none',
  effect: 'write',
  request: z.strictObject({}),
  result: z.object({
    ok: z.boolean(),
    /** How it went, in words; never what the service wrote. */
    words: z.string(),
    milliseconds: z.number(),
  }),
  errors: ['noPermission', agentCodes.providerMissing, agentCodes.addressRefused],
  doc: 'Asks the model service that is saved one short question, and says whether it replies.',
});

export const agentLog = defineCall({
  service: 'agent',
  access: { kind: 'function', functionId: agentFunctions.log },
  name: 'agent.log.page',
  path: '/gateway/agent/log',
  request: z.strictObject({ from: optional(day), to: optional(day), ...pageRequest }),
  result: pageOf(
    z.object({
      at: moment,
      /** Who asked. */
      personName: z.string(),
      mode: z.enum(agentModes),
      via: z.enum(useWays),
      tools: z.array(z.enum(agentTools)),
      tokensIn: z.number(),
      tokensOut: z.number(),
      milliseconds: z.number(),
      outcome: z.enum(useOutcomes),
      rating: z.enum(['up', 'down', 'none']),
      /** Why an answer was of no use, as the person wrote it. */
      reason: z.nullable(z.string()),
    }),
  ),
  doc: 'Who used the assistant, when, with which tools and how it ended, the last one first; never what was asked or answered.',
});

export const companyTokens = defineCall({
  ...settled,
  name: 'agent.settings.tokens',
  path: `${path}/getTokens`,
  request: z.strictObject(pageRequest),
  result: pageOf(z.object({ ...tokenFacts, personName: z.string(), loginName: z.string() })),
  doc: 'The access tokens of everybody in the company, the last made first, without their secrets.',
});

export const endCompanyToken = defineCall({
  ...free,
  name: 'agent.settings.endToken',
  path: `${path}/endToken`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ id }),
  result: z.null(),
  errors: ['noPermission', 'notFound'],
  doc: 'Ends an access token of anybody in the company, everywhere within a second; its person gets a message.',
});

/** The calls of administrators. */
export const agentAdministrationCalls = {
  readAgentSettings,
  saveAgentSettings,
  testAgentProvider,
  companyTokens,
  endCompanyToken,
  agentLog,
} as const satisfies CallTable;

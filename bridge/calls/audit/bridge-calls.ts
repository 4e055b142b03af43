/** The audit trail of the bridge, as an auditor of the company reads it: who asked what of the shell through which app. */
import * as z from 'zod/mini';
import { day, id, list, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { bridgeCallFunctions } from './functions.ts';

/** The most rows of one file. */
export const mostExported = 100_000;

/** How long the trail is kept, in days; a policy of the table holds it. */
export const bridgeCallsKept = 180;

/** A code or a name of the bridge; never a comma, which separates several in an address. */
const word = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9.-]{1,63}$/, 'invalid'));
const decision = z.enum(['served', 'refused']);

/** The filters of the trail, the same for list and export. */
export const bridgeCallFilter = {
  /** Part of the name or of the account of the person. */
  keyword: optional(text(1, 50)),
  app: optional(list(word, 50)),
  method: optional(list(word, 100)),
  decision: optional(list(decision, 2)),
  code: optional(list(word, 50)),
  from: optional(day),
  to: optional(day),
};

const order = { direction: z._default(z.enum(['asc', 'desc']), 'desc') };

/** One call of the trail. */
export const bridgeCallRow = z.object({
  /** Names the row in lists. */
  id: z.string(),
  at: moment,
  app: z.string(),
  /** Its name in the language asked for; its code when it is no longer installed. */
  appName: z.string(),
  mountId: id,
  /** Null for somebody who is no member any more. */
  userName: z.nullable(z.string()),
  account: z.nullable(z.string()),
  accountId: id,
  method: z.string(),
  decision,
  code: z.string(),
  milliseconds: z.number(),
  size: z.number(),
  lost: z.number(),
});

const shared = {
  service: 'uac',
  access: { kind: 'function', functionId: bridgeCallFunctions['bridge-calls'] },
} as const;

export const bridgeCallPage = defineCall({
  ...shared,
  name: 'uac.bridgeCall.page',
  path: '/gateway/uac/web/bridgeCall/getPage',
  request: z.strictObject({
    ...bridgeCallFilter,
    /** A list names the column it is sorted by; there is one. */
    sort: z._default(z.enum(['at']), 'at'),
    ...order,
    ...pageRequest,
  }),
  result: pageOf(bridgeCallRow),
  doc: 'Lists one page of what the apps of the company asked of the shell, the newest first.',
});

export const bridgeCallExport = defineCall({
  ...shared,
  name: 'uac.bridgeCall.export',
  path: '/gateway/uac/web/bridgeCall/export',
  request: z.strictObject({
    ...bridgeCallFilter,
    sort: z._default(z.enum(['at']), 'at'),
    ...order,
    columns: list(z.keyof(bridgeCallRow), 20),
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
  }),
  result: bridgeCallRow,
  answer: 'file',
  access: { kind: 'function', functionId: bridgeCallFunctions['bridge-calls.export'] },
  errors: ['tooManyRows'],
  doc: 'Downloads the calls the list would show, all pages of them, with the chosen columns.',
});

export const bridgeCallChoices = defineCall({
  ...shared,
  name: 'uac.bridgeCall.choices',
  path: '/gateway/uac/web/bridgeCall/getChoices',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({ apps: z.array(z.object({ code: z.string(), name: z.string() })) }),
  doc: 'Lists the apps the trail can be filtered by.',
});

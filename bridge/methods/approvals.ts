import * as z from 'zod/mini';
import { defineMethod } from './define.ts';

const field = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const words = z.string().check(z.maxLength(5000));
const line = z.record(field, z.string().check(z.maxLength(1000)));

/** What a field of a form holds: a text, some choices, or the lines of a table. */
const value = z.union([
  words,
  z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60)),
  z.array(line).check(z.maxLength(200)),
]);

/** Where a request is. */
export const requestStatus = z.enum([
  'running',
  'returned',
  'approved',
  'rejected',
  'withdrawn',
  'revoking',
  'revoked',
  'terminated',
]);

const state = z.object({ approvalId: z.uuid(), number: z.string(), status: requestStatus });

export const startRequest = defineMethod({
  name: 'approvals.start',
  request: z.strictObject({
    /** The business of a form that the company lets this app start, or the id of the form. */
    kind: z.string().check(z.minLength(1), z.maxLength(40)),
    /** By the ids of the fields; what needs files is sent in the portal. */
    values: z.record(field, value),
  }),
  result: z.object({
    outcome: z.enum(['sent', 'cancelled', 'refused']),
    /** With `sent`. */
    request: z.optional(state),
    /** With `refused`: the code, and the fields that do not fit by their paths. */
    code: z.optional(z.string()),
    fields: z.optional(z.array(z.object({ path: z.string(), issue: z.string() }))),
  }),
  capability: 'approvals',
  threats: ['T13', 'T14', 'T16', 'T18'],
  errors: ['busy', 'notFound'],
  perMinute: 12,
  deadline: 'none',
  since: '1.3',
  doc: 'Shows the person a request of a kind that the company lets the app start, in words of the gateway, and sends it in their name when they confirm; only right after a press in the app.',
});

export const requestStates = defineMethod({
  name: 'approvals.states',
  request: z.strictObject({
    approvalIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(50)),
  }),
  result: z.object({ requests: z.array(state) }),
  capability: 'approvals',
  threats: ['T8', 'T18'],
  errors: ['busy'],
  perMinute: 30,
  since: '1.3',
  doc: 'Returns where requests are that the app started for the person; those of others are left out.',
});

/** Who decides for whom, for a time. */
import * as z from 'zod/mini';
import { day, id, optional, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { workflowCodes } from './terms.ts';

const shared = { service: 'workflow', access: { kind: 'session' } } as const;
const write = { ...shared, encoding: 'json', effect: 'write' } as const;
const base = '/gateway/workflow/web/delegation';

export const listDelegations = defineCall({
  ...shared,
  name: 'workflow.delegation.list',
  path: `${base}/list`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    rows: z.array(
      z.object({
        id,
        /** Given by the caller; otherwise given to them. */
        mine: z.boolean(),
        fromName: z.string(),
        toName: z.string(),
        fromOn: day,
        toOn: day,
        /** Null: every kind of request. */
        kinds: z.nullable(z.array(z.string())),
        reason: z.nullable(z.string()),
        state: z.enum(['ahead', 'inForce', 'over', 'ended']),
      }),
    ),
    /** The kinds of requests of the company. */
    kinds: z.array(z.object({ id, name: z.string() })),
  }),
  doc: 'Lists who decides for the caller and for whom the caller decides, the latest first.',
});

export const addDelegation = defineCall({
  ...write,
  name: 'workflow.delegation.add',
  path: `${base}/add`,
  request: z.strictObject({
    /** The employment of who decides for the caller. */
    to: id,
    fromOn: day,
    toOn: day,
    /** Null: every kind of request. */
    definitionIds: z.nullable(
      z.array(id).check(z.minLength(1, 'required'), z.maxLength(50, 'tooLarge')),
    ),
    reason: optional(text(1, 200)),
  }),
  result: z.object({ id }),
  errors: ['notFound', workflowCodes.delegationLoop, workflowCodes.targetNotAllowed],
  doc: 'Lets a colleague decide for the caller in a period; what they do says for whom.',
});

export const endDelegation = defineCall({
  ...write,
  name: 'workflow.delegation.end',
  path: `${base}/end`,
  request: z.strictObject({ delegationId: id }),
  result: z.object({ id }),
  errors: ['notFound'],
  doc: 'Ends a delegation of the caller at once.',
});

/** The calls about delegations. */
export const delegationCalls = {
  listDelegations,
  addDelegation,
  endDelegation,
} as const satisfies CallTable;

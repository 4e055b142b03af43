/** What a change of how leave is granted does to balances, before it is saved. */
import * as z from 'zod/mini';
import { id, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { leaveType } from './records/leave-type.ts';

/** Days as a decimal text. */
const days = z.string();

const group = z.object({ people: z.number(), days });

export const previewLeavePolicy = defineCall({
  name: 'vacation.leaveType.previewPolicy',
  path: '/gateway/vacation/web/leaveType/previewPolicy',
  encoding: 'json',
  service: 'vacation',
  request: z.strictObject({
    id,
    changes: z.strictObject({
      hasBalance: optional(z.boolean()),
      grantRule: optional(z.enum(['none', 'statutory', 'yearly', 'monthly'], 'choice')),
      perYear: optional(z.nullable(z.string().check(z.regex(/^\d{1,4}(\.\d{1,2})?$/, 'decimal')))),
      carryMonths: optional(z.nullable(z.int().check(z.gte(0), z.lte(12)))),
    }),
  }),
  result: z.object({
    /** Whose ledger gets entries. */
    people: z.number(),
    more: group,
    less: group,
    /** Of those who get less, how many have taken more than they are granted. */
    belowZero: z.number(),
    largest: z.array(z.object({ employmentId: id, name: z.string(), before: days, after: days })),
  }),
  access: { kind: 'function', functionId: `${leaveType.functionId}.edit` },
  errors: ['notFound', 'badInput', 'noPermission'],
  doc: 'How many balances a change of what a type of leave grants would change, and by how much; nothing is written.',
});

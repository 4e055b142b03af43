import * as z from 'zod/mini';
import { defineMethod } from './define.ts';

export const confirmDraft = defineMethod({
  name: 'drafts.confirm',
  request: z.strictObject({
    /** The id that the gateway gave the draft. */
    draft: z.uuid(),
  }),
  result: z.object({
    /** `refused`: the request was sent and the gateway said no, which the person has read. */
    outcome: z.enum(['done', 'cancelled', 'expired', 'refused']),
  }),
  capability: 'drafts',
  threats: ['T13', 'T14', 'T16', 'T18'],
  errors: ['busy', 'notFound'],
  perMinute: 12,
  deadline: 'none',
  since: '1.3',
  doc: 'Shows a request that the assistant has drafted for the person, in words of the gateway, and sends it when the person confirms; only right after a press in the app, one dialog at a time.',
});

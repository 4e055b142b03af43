/** What waits for the caller: on its own, so that the portal's header loads no more of the approvals. */
import * as z from 'zod/mini';
import { defineCall } from '../kit/define.ts';

export const approveCenterCount = defineCall({
  service: 'workflow',
  access: { kind: 'session' },
  name: 'workflow.approveCenter.count',
  path: '/gateway/workflow/web/approveCenter/findCount',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    todo: z.number(),
    overdue: z.number(),
    /** Own requests that were returned. */
    returned: z.number(),
    copied: z.number(),
    /** Approvals without anybody to decide, for administrators. */
    held: z.number(),
  }),
  doc: 'Counts what waits for the caller; each count stops at 1,000.',
});

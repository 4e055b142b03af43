/** Where the approval of a record's row is, for its dialog in a list. */
import * as z from 'zod/mini';
import { id, moment, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';

const stepStatus = z.enum([
  'pending',
  'ahead',
  'passed',
  'rejected',
  'returned',
  'withdrawn',
  'revoking',
  'revoked',
  'terminated',
]);

export const rowApproval = defineCall({
  service: 'workflow',
  access: { kind: 'session' },
  name: 'workflow.row.approval',
  path: '/gateway/workflow/web/workflow/getRowApproval',
  request: z.strictObject({ record: text(1, 40), rowId: id }),
  result: z.nullable(
    z.object({
      status: stepStatus,
      list: z.array(
        z.object({
          id: z.string(),
          /** What was to be decided. */
          name: z.string(),
          by: z.string(),
          status: stepStatus,
          /** When it was decided. */
          at: z.optional(moment),
          comment: z.optional(z.string()),
        }),
      ),
    }),
  ),
  errors: ['notFound'],
  doc: 'Shows who may read a row of a record where its latest approval is: who decided what, and who is asked next; null where there was none.',
});

/** The calls about the approvals of rows. */
export const rowApprovalCalls = { rowApproval } as const satisfies CallTable;

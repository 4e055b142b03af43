import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { writePdf } from '../files/pdf.ts';
import type { Random } from '../random.ts';
import { type ApprovalPlan, actionRow } from './approval-rows.ts';

/** What the applicant adds once it is sent, with a paper, and the colleague who is informed. */
export async function writeComment(
  transaction: DatabaseTransaction,
  plan: ApprovalPlan,
  { id: approval_id, at }: { readonly id: string; readonly at: Date },
  random: Random,
): Promise<void> {
  const { tenantId: tenant_id, anchor, starter, colleague } = plan;
  const [action, file] = [random.id(), random.id()];
  const content = writePdf('票据', [anchor]);
  await transaction
    .insertInto('approval_action')
    .values({
      ...actionRow(plan, { id: action, approval_id, at }),
      kind: 'comment',
      words: '票据见附件。',
    })
    .execute();
  await transaction
    .insertInto('approval_file')
    .values({
      tenant_id,
      id: file,
      approval_id,
      field: null,
      action_id: action,
      format: 'pdf',
      name: '票据.pdf',
      size: content.length,
      content,
      added_at: at,
      account_id: starter.account,
    })
    .execute();
  await transaction
    .insertInto('approval_copy')
    .values({ tenant_id, approval_id, account_id: colleague.account, at, read_at: null })
    .execute();
}

/** What the rows of approvals of a demo company have in common. */
import type { StoredPerson } from '#gateway/db/workflow-tables.ts';
import type { PlannedDefinition } from './demo-forms.ts';

/** What approvals of a demo company are written with. */
export interface ApprovalPlan {
  readonly tenantId: string;
  readonly anchor: string;
  readonly companyName: string;
  readonly hrRole: string;
  readonly starter: StoredPerson;
  readonly approver: StoredPerson;
  /** Who is informed, and stands in for the approver from next month on. */
  readonly colleague: StoredPerson;
}

/** A definition that is in its table. */
export type KeptDefinition = PlannedDefinition & { readonly id: string };

/** What the approvals of the demo have in common. */
export function approvalRow(
  { tenantId: tenant_id, anchor, starter }: ApprovalPlan,
  { id: definition_id, nameZh, nameEn }: KeptDefinition,
  id: string,
) {
  return {
    tenant_id,
    id,
    definition_id,
    version: 1,
    record: null,
    move: null,
    row_id: null,
    number: `${anchor.replaceAll('-', '')}-${id.slice(-8).toUpperCase()}`,
    starter: JSON.stringify(starter),
    starter_account: starter.account,
    subject: null,
    subject_employment: starter.employment,
    hold: null,
    resume: null,
    title_zh: `${nameZh} · ${starter.name}`,
    title_en: `${nameEn} · ${starter.name}`,
    round: 1,
    values_round: 1,
    chosen: '{}',
  };
}

/** What the applicant does. */
export function actionRow(
  { tenantId: tenant_id, starter }: ApprovalPlan,
  action: { readonly id: string; readonly approval_id: string; readonly at: Date },
) {
  return {
    tenant_id,
    ...action,
    round: 1,
    account_id: starter.account,
    actor: JSON.stringify(starter),
    for_person: null,
    node: null,
    task_id: null,
    request_key: null,
  };
}

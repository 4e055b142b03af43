import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';

/** Gives a company rows of training that its demo leaves empty: a question that was out, a late answer, a request. */
export async function fillTraining(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
): Promise<void> {
  const attempt = await transaction
    .selectFrom('exam_attempt')
    .select(['id', 'exam_id as examId'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  const question = await transaction
    .selectFrom('exam_question')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  const enrolment = await transaction
    .selectFrom('training_enrolment')
    .select(['session_id', 'employment_id'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (attempt === undefined || question === undefined || enrolment === undefined) return;
  const at = new Date();
  const changeId = uuid7();
  const counts = { changed: 1, passed: 0, kept: 0, lost: 0 };
  await transaction
    .insertInto('exam_question_change')
    .values({
      tenant_id: tenantId,
      id: changeId,
      exam_id: attempt.examId,
      question_id: question.id,
      is_void: false,
      reason: 'swept',
      take_passes: false,
      account_id: accountId,
      at,
      ...counts,
    })
    .execute();
  await transaction
    .insertInto('exam_remark')
    .values({
      tenant_id: tenantId,
      change_id: changeId,
      attempt_id: attempt.id,
      percent_before: '100.00',
      percent_after: '100.00',
      passed_before: true,
      passed_after: true,
    })
    .execute();
  await transaction
    .insertInto('exam_late_answer')
    .values({
      tenant_id: tenantId,
      attempt_id: attempt.id,
      place: 0,
      sequence: 1,
      chosen: JSON.stringify([]),
      written: 'swept',
      at,
    })
    .execute();
  await transaction
    .insertInto('enrolment_request')
    .values({ tenant_id: tenantId, id: uuid7(), number: 'swept', ...enrolment, state: 'draft' })
    .execute();
}

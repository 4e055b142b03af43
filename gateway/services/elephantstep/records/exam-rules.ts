import { sql } from 'kysely';
import type { exam } from '#bridge/calls/elephantstep/records/exam.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';

type ExamFields = (typeof exam)['fields'];

/** Exams that somebody sat. */
export async function usedExams(
  ids: readonly string[],
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('exam_attempt as a')
    .where('a.tenant_id', '=', tenantId)
    .where('a.exam_id', 'in', [...ids])
    .distinct()
    .select('a.exam_id as id')
    .execute();
  return rows.map(({ id }) => id);
}

/** An exam is published when its bank has as many usable questions as it draws. */
export async function checkPaper(
  { after }: Change<ExamFields, 'draft' | 'open' | 'retired'>,
  { database, tenantId }: CallContext,
): Promise<readonly FieldProblem<NameIn<ExamFields>>[]> {
  const { rows } = await sql<{ usable: number }>`select count(*)::int as usable
    from exam_question q where q.tenant_id = ${tenantId} and q.bank = ${after.bank}
      and q.removed_at is null and exists (select from exam_option o
        where o.tenant_id = q.tenant_id and o.question_id = q.id
          and (o."right" or q.kind = 'blank'))`.execute(database);
  const usable = rows[0]?.usable ?? 0;
  return usable >= after.questions ? [] : [{ field: 'questions', issue: 'tooLarge', max: usable }];
}

import { sql } from 'kysely';
import type { queryExamId } from '#bridge/calls/elephantstep/examination.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { visibleNotices } from '../../message/visible-notices.ts';

/**
 * Finds the exam of an announcement to the caller, or the one of a course that is open now.
 * @throws {RefusedError} `notFound` for an announcement that is none to the caller
 */
export async function findExam(
  context: CallContext,
  { noticeId, courseId }: ParsedRequestOf<typeof queryExamId>,
): Promise<ResultOf<typeof queryExamId>> {
  const { database, tenantId, rights, now } = context;
  const today = dayOf(now());
  const asked = noticeId === undefined ? null : await examOfNotice(context, noticeId);
  if (noticeId !== undefined && asked === null) return { examId: null, name: null, passed: false };
  const { rows } = await sql<{ examId: string; name: string; passed: boolean }>`
    select e.id as "examId", e.name, exists (select from exam_attempt t
        where t.tenant_id = e.tenant_id and t.exam_id = e.id and t.passed
          and t.employment_id = ${rights.employmentId}) as passed
    from exam e
    where e.tenant_id = ${tenantId} and e.removed_at is null and e.state <> 'draft'
      and case when ${asked}::uuid is null
        then e.course_id = ${courseId ?? null}::uuid and e.state = 'open' and e.opens_on <= ${today}
          and (e.closes_on is null or e.closes_on >= ${today})
        else e.id = ${asked}::uuid end
    order by e.opens_on desc, e.id desc
    limit 1`.execute(database);
  return rows[0] ?? { examId: null, name: null, passed: false };
}

async function examOfNotice(context: CallContext, noticeId: string): Promise<string | null> {
  const row = await (await visibleNotices(context))
    .where('n.id', '=', noticeId)
    .select('n.exam_id as examId')
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  return row.examId;
}

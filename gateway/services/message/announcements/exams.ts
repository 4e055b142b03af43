import { exam } from '#bridge/calls/elephantstep/records/exam.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { announcementExams } from '#bridge/calls/message/announcements.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';

/** Exams that can still be sat; to those who may not list exams there are none. */
function openExams({ database, tenantId, rights, now }: CallContext) {
  const today = dayOf(now());
  return database
    .selectFrom('exam as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.removed_at', 'is', null)
    .where('e.state', '=', 'open')
    .where(({ eb, or }) => or([eb('e.closes_on', 'is', null), eb('e.closes_on', '>=', today)]))
    .where(({ lit }) => lit(hasFunction(rights, exam.functionId)));
}

/** Lists the exams that the caller can ask readers of an announcement to sit. */
export function answerExams(context: CallContext): Promise<ResultOf<typeof announcementExams>> {
  return openExams(context)
    .orderBy('e.name')
    .orderBy('e.id')
    .limit(200)
    .select(['e.id', 'e.name'])
    .execute();
}

/** @throws {RefusedError} `notFound` for an exam that the caller cannot ask anybody to sit. */
export async function checkExam(context: CallContext, examId: string | undefined): Promise<void> {
  if (examId === undefined) return;
  const row = await openExams(context).where('e.id', '=', examId).select('e.id').executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
}

import { sql } from 'kysely';
import type { myExams } from '#bridge/calls/elephantstep/examination.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { coursesToRenew } from '../duties/duties.ts';
import { closingOf } from './exam-times.ts';

type Exam = ResultOf<typeof myExams>[number];

interface Row extends Omit<Exam, 'left' | 'renew' | 'againAt' | 'until'> {
  readonly courseId: string | null;
  readonly attempts: number | null;
  readonly waitMinutes: number | null;
  readonly closesAt: number | null;
  readonly used: number;
  /** Attempts that began after the last one that was passed. */
  readonly usedSince: number;
  readonly endedAt: Date | null;
}

/** Lists the exams open today and those the caller sat. */
export async function readMyExams(context: CallContext): Promise<ResultOf<typeof myExams>> {
  const own = ownEmployment(context);
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const { rows } =
    await sql<Row>`select e.id, e.name, c.name as "courseName", e.questions, e.minutes,
      e.pass_percent::text as "passPercent", e.closes_on as "closesOn", e.closes_at as "closesAt",
      e.course_id as "courseId", e.attempts, e.wait_minutes as "waitMinutes",
      coalesce(a.used, 0) as used, coalesce(a.used_since, 0) as "usedSince",
      a.ended_at as "endedAt", coalesce(a.running, false) as "isRunning",
      a.percent::text as percent, coalesce(a.passed, false) as passed
    from exam e
    left join training_course c on c.tenant_id = e.tenant_id and c.id = e.course_id
    left join lateral (select count(*)::int as used, max(t.percent) as percent,
        count(*) filter (where t.started_at > coalesce((select max(p.started_at) from exam_attempt p
          where p.tenant_id = e.tenant_id and p.exam_id = e.id and p.employment_id = ${own}
            and p.passed), '-infinity'))::int as used_since,
        bool_or(t.passed) as passed, max(t.submitted_at) as ended_at,
        bool_or(t.submitted_at is null and t.deadline > ${now()}) as running
      from exam_attempt t where t.tenant_id = e.tenant_id and t.exam_id = e.id
        and t.employment_id = ${own}) a on true
    where e.tenant_id = ${tenantId} and e.removed_at is null
      and ((e.state = 'open' and e.opens_on <= ${today}
        and (e.closes_on is null or e.closes_on >= ${today})) or a.used > 0)
    order by coalesce(a.passed, false), e.closes_on nulls last, e.name, e.id
    limit 200`.execute(database);
  const again = await coursesToRenew(context, own);
  return rows.map((row) => present(row, again, now()));
}

function present(row: Row, again: ReadonlySet<string>, now: Date): Exam {
  const { courseId, attempts, waitMinutes, closesAt, used, usedSince, endedAt, ...exam } = row;
  const renew = row.passed && courseId !== null && again.has(courseId);
  const closing = closingOf({ closesOn: row.closesOn, closesAt });
  const isCut = closing !== null && closing.getTime() < now.getTime() + row.minutes * 60_000;
  const againAt =
    waitMinutes === null || endedAt === null ? 0 : endedAt.getTime() + waitMinutes * 60_000;
  return {
    ...exam,
    renew,
    left: attempts === null ? null : Math.max(0, attempts - (renew ? usedSince : used)),
    againAt: againAt > now.getTime() ? new Date(againAt).toISOString() : null,
    until: isCut && closing.getTime() > now.getTime() ? closing.toISOString() : null,
  };
}

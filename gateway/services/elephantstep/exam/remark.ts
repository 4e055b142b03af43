import { sql } from 'kysely';
import type { voidQuestion } from '#bridge/calls/elephantstep/exam-analysis.ts';
import { trainingCodes } from '#bridge/calls/elephantstep/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { giveCertificates } from '../certificates/give.ts';
import { type Attempt, attemptFields, readRules } from './close-attempt.ts';
import { type GivenAnswer, percentText } from './mark.ts';
import { tellResults } from './tell-result.ts';
import { idOf, type Marking, markPaper, readQuestionIds, readVoided } from './voided.ts';

type Asked = ParsedRequestOf<typeof voidQuestion>;
type Counts = ResultOf<typeof voidQuestion>;

/** An attempt that was handed in, as it was and as it is. */
interface Remarked {
  readonly attempt: Attempt;
  readonly percent: string;
  readonly reaches: boolean;
  readonly passed: boolean;
}

/** Takes a question out of an exam or back in, and marks all attempts again. A pass is taken only where the request says so. */
export async function changeQuestion(context: CallContext, asked: Asked): Promise<Counts> {
  const { examId, questionId, isVoid, reason, takePasses } = asked;
  const exam = await lockExam(context, examId);
  const attempts = await lockAttempts(context, examId);
  const known = await readQuestionIds(
    context,
    attempts.map(({ paper }) => paper),
  );
  const isAsked = attempts.some(({ paper }) =>
    paper.some((one) => idOf(one, known) === questionId),
  );
  const voided = new Set(await readVoided(context, examId));
  if (!isAsked || voided.has(questionId) === isVoid) throw new RefusedError('notNow');
  if (isVoid) voided.add(questionId);
  else voided.delete(questionId);
  const isEmpty = ({ paper }: Attempt) => paper.every((one) => voided.has(idOf(one, known) ?? ''));
  if (attempts.some(isEmpty)) throw new RefusedError(trainingCodes.lastQuestion);
  const rules = await readRules(context, examId);
  const marking = { partial: rules.partial, voided, known };
  const marked = await markAgain(context, attempts, marking, {
    least: Math.round(Number(rules.passPercent) * 100),
    takePasses,
  });
  const counts = countOf(marked);
  const changeId = uuid7();
  await context.database
    .insertInto('exam_question_change')
    .values({
      tenant_id: context.tenantId,
      id: changeId,
      exam_id: examId,
      question_id: questionId,
      is_void: isVoid,
      reason,
      take_passes: takePasses,
      account_id: context.accountId,
      at: context.now(),
      ...counts,
    })
    .execute();
  await keepResults(context, changeId, marked.filter(isChanged));
  context.record(`exam:${examId}`, { questionId, isVoid, reason, takePasses, ...counts });
  await follow(context, exam, rules.courseId, marked);
  return counts;
}

async function lockExam({ database, tenantId }: CallContext, examId: string) {
  const { rows } = await sql<{ name: string }>`select name from exam where tenant_id = ${tenantId}
    and id = ${examId} and removed_at is null for update`.execute(database);
  const [exam] = rows;
  if (exam === undefined) throw new RefusedError('notFound');
  return exam;
}

async function lockAttempts(
  { database, tenantId }: CallContext,
  examId: string,
): Promise<readonly Attempt[]> {
  const { rows } = await sql<Attempt>`select ${attemptFields} from exam_attempt
    where tenant_id = ${tenantId} and exam_id = ${examId} order by id for update`.execute(database);
  return rows;
}

/** Marks those that were handed in; the others are marked without the question when they are. */
async function markAgain(
  { database, tenantId }: CallContext,
  attempts: readonly Attempt[],
  marking: Marking,
  { least, takePasses }: { readonly least: number; readonly takePasses: boolean },
): Promise<readonly Remarked[]> {
  const done = attempts.filter(({ submittedAt }) => submittedAt !== null);
  const { rows } = await sql<GivenAnswer & { attempt: string; place: number }>`select
      attempt_id as attempt, place, chosen, written from exam_answer
    where tenant_id = ${tenantId} and attempt_id = any(${done.map(({ id }) => id)}::uuid[])`.execute(
    database,
  );
  const answers = Map.groupBy(rows, ({ attempt }) => attempt);
  return done.map((attempt) => {
    const given = new Map((answers.get(attempt.id) ?? []).map((one) => [one.place, one]));
    const hundredths = markPaper(attempt.paper, given, marking);
    const reaches = hundredths >= least;
    const passed = reaches || (attempt.passed === true && !takePasses);
    return { attempt, percent: percentText(hundredths), reaches, passed };
  });
}

function isChanged({ attempt, percent, passed }: Remarked): boolean {
  return attempt.percent !== percent || attempt.passed !== passed;
}

function countOf(marked: readonly Remarked[]): Counts {
  const count = (fits: (one: Remarked) => boolean): number => marked.filter(fits).length;
  return {
    changed: count(isChanged),
    passed: count(({ attempt, passed }) => passed && attempt.passed !== true),
    kept: count(({ passed, reaches }) => passed && !reaches),
    lost: count(({ attempt, passed }) => !passed && attempt.passed === true),
  };
}

/** Keeps both figures of each attempt, and writes the new one. */
async function keepResults(
  { database, tenantId }: CallContext,
  changeId: string,
  changed: readonly Remarked[],
): Promise<void> {
  const rows = changed.map(({ attempt, percent, passed }) => ({
    id: attempt.id,
    percent_before: attempt.percent,
    percent_after: percent,
    passed_before: attempt.passed,
    passed_after: passed,
  }));
  const made = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id uuid,
    percent_before numeric, percent_after numeric, passed_before boolean, passed_after boolean)`;
  await sql`insert into exam_remark (tenant_id, change_id, attempt_id, percent_before, percent_after,
      passed_before, passed_after)
    select ${tenantId}, ${changeId}, x.id, x.percent_before, x.percent_after, x.passed_before,
      x.passed_after from ${made}`.execute(database);
  await sql`update exam_attempt a set percent = x.percent_after, passed = x.passed_after
    from ${made} where a.tenant_id = ${tenantId} and a.id = x.id`.execute(database);
}

/** Tells who has another result, and gives what new passes give. A certificate that was given stays. */
async function follow(
  context: CallContext,
  exam: { readonly name: string },
  courseId: string | null,
  marked: readonly Remarked[],
): Promise<void> {
  await tellResults(
    context,
    exam.name,
    marked
      .filter(isChanged)
      .map(({ attempt: { employmentId }, percent, passed }) => ({ employmentId, percent, passed })),
  );
  const fresh = marked.filter(({ attempt, passed }) => passed && attempt.passed !== true);
  if (courseId === null) return;
  await giveCertificates(context, courseId, [
    ...new Set(fresh.map(({ attempt }) => attempt.employmentId)),
  ]);
}

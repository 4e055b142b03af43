/** Attempts as they end: by their person, or by the clock. */
import { sql } from 'kysely';
import type { submitExam } from '#bridge/calls/elephantstep/examination.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { giveCertificates } from '../certificates/give.ts';
import { type PaperQuestion, percentText } from './mark.ts';
import { markPaper, readQuestionIds, readVoided } from './voided.ts';

/** Seconds after the deadline in which an answer that was on its way is taken. */
export const graceSeconds = 10;

/** What an attempt is closed with: a call, or a job. */
export type Closer = Pick<CallContext, 'database' | 'tenantId' | 'now' | 'record'>;

/** An attempt with its frozen paper. */
export interface Attempt {
  readonly id: string;
  readonly examId: string;
  readonly employmentId: string;
  readonly deadline: Date;
  readonly paper: readonly PaperQuestion[];
  readonly submittedAt: Date | null;
  readonly percent: string | null;
  readonly passed: boolean | null;
}

interface Answer {
  readonly place: number;
  readonly sequence: number;
  readonly chosen: readonly string[];
  readonly written: string | null;
}

/** The columns of an attempt. */
export const attemptFields = sql`id, exam_id as "examId", employment_id as "employmentId", deadline, paper,
  submitted_at as "submittedAt", percent::text as percent, passed`;

/** The saved answers of an attempt. */
export async function readAnswers(
  { database, tenantId }: Pick<Closer, 'database' | 'tenantId'>,
  id: string,
): Promise<Answer[]> {
  const { rows } = await sql<Answer>`select place, sequence, chosen, written from exam_answer
    where tenant_id = ${tenantId} and attempt_id = ${id}`.execute(database);
  return rows;
}

/** The rules an attempt is marked by. */
export async function readRules(
  { database, tenantId }: Pick<Closer, 'database' | 'tenantId'>,
  examId: string,
) {
  return database
    .selectFrom('exam as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', '=', examId)
    .select(['e.pass_percent as passPercent', 'e.partial', 'e.course_id as courseId'])
    .executeTakeFirstOrThrow();
}

/** Marks what is saved. An attempt never ends after its deadline, whenever it is closed. */
export async function closeAttempt(
  context: Closer,
  attempt: Attempt,
): Promise<ResultOf<typeof submitExam>> {
  const { passPercent, partial, courseId } = await readRules(context, attempt.examId);
  const answers = new Map((await readAnswers(context, attempt.id)).map((one) => [one.place, one]));
  const known = await readQuestionIds(context, [attempt.paper]);
  const voided = await readVoided(context, attempt.examId);
  const hundredths = markPaper(attempt.paper, answers, { partial, voided, known });
  const passed = hundredths >= Math.round(Number(passPercent) * 100);
  const percent = percentText(hundredths);
  const end = Math.min(context.now().getTime(), attempt.deadline.getTime());
  await context.database
    .updateTable('exam_attempt')
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', attempt.id)
    .set({ submitted_at: new Date(end), percent, passed })
    .execute();
  context.record(`examAttempt:${attempt.id}`, { percent, passed });
  if (passed && courseId !== null) {
    await giveCertificates(context, courseId, [attempt.employmentId]);
  }
  return { percent, passPercent, passed };
}

/** Hands in attempts whose time is over, 100 at most; returns how many. */
export async function closeDue(context: Closer): Promise<number> {
  const { database, tenantId, now } = context;
  const before = new Date(now().getTime() - graceSeconds * 1000);
  const { rows } = await sql<Attempt>`select ${attemptFields} from exam_attempt
    where tenant_id = ${tenantId} and submitted_at is null and deadline < ${before}
    order by deadline, id limit 100 for update skip locked`.execute(database);
  for (const attempt of rows) await closeAttempt(context, attempt);
  return rows.length;
}

/** Hands in everything a person who leaves has not handed in. */
export async function closeOf(context: Closer, employmentId: string): Promise<void> {
  const { rows } = await sql<Attempt>`select ${attemptFields} from exam_attempt
    where tenant_id = ${context.tenantId} and employment_id = ${employmentId}
      and submitted_at is null order by id for update`.execute(context.database);
  for (const attempt of rows) await closeAttempt(context, attempt);
}

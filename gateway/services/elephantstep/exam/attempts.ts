import { sql } from 'kysely';
import type {
  getExamQuestions,
  keepLateAnswer,
  saveExamAnswer,
  submitExam,
} from '#bridge/calls/elephantstep/examination.ts';
import { trainingCodes } from '#bridge/calls/elephantstep/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { coursesToRenew } from '../duties/duties.ts';
import {
  type Attempt,
  attemptFields,
  closeAttempt,
  graceSeconds,
  readAnswers,
  readRules,
} from './close-attempt.ts';
import { drawPaper } from './draw-paper.ts';
import { closingOf, deadlineOf } from './exam-times.ts';

type Questions = ResultOf<typeof getExamQuestions>;

/** Starts an attempt or continues the open one. The lock of the person makes a second press find the first one's row. */
export async function openQuestions(
  context: CallContext,
  { examId }: ParsedRequestOf<typeof getExamQuestions>,
): Promise<Questions> {
  const own = ownEmployment(context);
  const { database, tenantId, now } = context;
  const exam = await readExam(context, examId);
  await sql`select id from employment where tenant_id = ${tenantId} and id = ${own} for update`.execute(
    database,
  );
  const before = await readTaken(context, examId);
  const open = before.find(({ submittedAt }) => submittedAt === null);
  if (open !== undefined) {
    const attempt = await openAttempt(context, open.id);
    if (!isOver(attempt, now())) return present(context, attempt, exam.name);
    await closeAttempt(context, attempt);
  }
  const taken = open === undefined ? before : await readTaken(context, examId);
  await refuseStart(context, exam, taken);
  const id = uuid7();
  const paper = await drawPaper(context, { ...exam, id: examId });
  if (paper.length === 0) throw new RefusedError('notNow');
  await database
    .insertInto('exam_attempt')
    .values({
      tenant_id: tenantId,
      id,
      exam_id: examId,
      employment_id: own,
      started_at: now(),
      deadline: deadlineOf(now(), exam.minutes, closingOf(exam)),
      paper: JSON.stringify(paper),
    })
    .execute();
  context.record(`examAttempt:${id}`, { examId });
  return present(context, await openAttempt(context, id), exam.name);
}

type Exam = Awaited<ReturnType<typeof readExam>>;

async function readExam({ database, tenantId }: CallContext, examId: string) {
  const exam = await database
    .selectFrom('exam as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', '=', examId)
    .where('e.removed_at', 'is', null)
    .where('e.state', '<>', 'draft')
    .select(['e.name', 'e.state', 'e.minutes', 'e.attempts', 'e.bank', 'e.questions', 'e.shuffle'])
    .select(['e.course_id as courseId', 'e.wait_minutes as waitMinutes'])
    .select(['e.opens_on as opensOn', 'e.closes_on as closesOn', 'e.closes_at as closesAt'])
    .executeTakeFirst();
  if (exam === undefined) throw new RefusedError('notFound');
  return exam;
}

interface Taken {
  readonly id: string;
  readonly passed: boolean | null;
  readonly submittedAt: Date | null;
}

/** The own attempts at an exam, the first one first. */
async function readTaken(context: CallContext, examId: string): Promise<readonly Taken[]> {
  const { rows } = await sql<Taken>`select id, passed, submitted_at as "submittedAt"
    from exam_attempt where tenant_id = ${context.tenantId} and exam_id = ${examId}
      and employment_id = ${ownEmployment(context)} order by started_at, id`.execute(
    context.database,
  );
  return rows;
}

/** Who passed starts again only to renew what runs out; the attempts are counted from the last pass then. */
async function refuseStart(
  context: CallContext,
  exam: Exam,
  taken: readonly Taken[],
): Promise<void> {
  const now = context.now();
  const lastPass = taken.findLastIndex(({ passed }) => passed === true);
  if (lastPass >= 0) {
    const again = await coursesToRenew(context, ownEmployment(context));
    if (exam.courseId === null || !again.has(exam.courseId)) {
      throw new RefusedError(trainingCodes.passed);
    }
  }
  const closing = closingOf(exam);
  const isShut = closing !== null && closing.getTime() <= now.getTime();
  if (exam.state !== 'open' || exam.opensOn > dayOf(now) || isShut) {
    throw new RefusedError('notNow');
  }
  if (exam.attempts !== null && taken.length - lastPass - 1 >= exam.attempts)
    throw new RefusedError(trainingCodes.noAttempts);
  const lastEnd = taken.at(-1)?.submittedAt?.getTime() ?? 0;
  if (exam.waitMinutes !== null && now.getTime() < lastEnd + exam.waitMinutes * 60_000)
    throw new RefusedError(trainingCodes.tooSoon);
}

function isOver({ deadline }: Attempt, now: Date): boolean {
  return now.getTime() > deadline.getTime() + graceSeconds * 1000;
}

function secondsLeft({ deadline }: Attempt, now: Date): number {
  return Math.max(0, Math.floor((deadline.getTime() - now.getTime()) / 1000));
}

/** Reads and locks an own attempt. */
async function openAttempt(context: CallContext, id: string): Promise<Attempt> {
  const { rows } = await sql<Attempt>`select ${attemptFields}
    from exam_attempt where tenant_id = ${context.tenantId} and id = ${id}
      and employment_id = ${ownEmployment(context)} for update`.execute(context.database);
  const [attempt] = rows;
  if (attempt === undefined) throw new RefusedError('notFound');
  return attempt;
}

/** What a browser sees of a paper: no mark of what is right, and no option of a blank. */
async function present(context: CallContext, attempt: Attempt, name: string): Promise<Questions> {
  const answers = new Map((await readAnswers(context, attempt.id)).map((one) => [one.place, one]));
  return {
    attemptId: attempt.id,
    name,
    secondsLeft: secondsLeft(attempt, context.now()),
    questions: attempt.paper.map(({ kind, question, options }, place) => ({
      kind,
      question,
      options: kind === 'blank' ? [] : options.map(({ id, answer }) => ({ id, answer })),
      chosen: [...(answers.get(place)?.chosen ?? [])],
      written: answers.get(place)?.written ?? '',
      sequence: answers.get(place)?.sequence ?? 0,
    })),
  };
}

/** Saves one answer. */
export async function saveAnswer(
  context: CallContext,
  request: ParsedRequestOf<typeof saveExamAnswer>,
): Promise<ResultOf<typeof saveExamAnswer>> {
  const { database, tenantId, now } = context;
  const { place, sequence, chosen, written = null } = request;
  const attempt = await openAttempt(context, request.attemptId);
  if (attempt.submittedAt !== null || isOver(attempt, now()))
    throw new RefusedError(trainingCodes.timeOver);
  requireOptions(attempt, place, chosen);
  await sql`insert into exam_answer (tenant_id, attempt_id, place, sequence, chosen, written)
    values (${tenantId}, ${attempt.id}, ${place}, ${sequence}, ${JSON.stringify(chosen)}::jsonb, ${written})
    on conflict (tenant_id, attempt_id, place) do update
      set sequence = excluded.sequence, chosen = excluded.chosen, written = excluded.written
      where exam_answer.sequence < excluded.sequence`.execute(database);
  context.record(`examAttempt:${attempt.id}`);
  return { secondsLeft: secondsLeft(attempt, now()) };
}

/** Hours after the end of an attempt in which what came too late is kept. */
const lateHours = 24;

/** Keeps an answer that came too late: it is never marked. */
export async function keepLate(
  context: CallContext,
  request: ParsedRequestOf<typeof keepLateAnswer>,
): Promise<null> {
  const { database, tenantId, now } = context;
  const { place, sequence, chosen, written = null } = request;
  const attempt = await openAttempt(context, request.attemptId);
  const since = now().getTime() - attempt.deadline.getTime();
  if (!isOver(attempt, now()) || since > lateHours * 3_600_000) throw new RefusedError('notNow');
  requireOptions(attempt, place, chosen);
  await sql`insert into exam_late_answer (tenant_id, attempt_id, place, sequence, chosen, written, at)
    values (${tenantId}, ${attempt.id}, ${place}, ${sequence}, ${JSON.stringify(chosen)}::jsonb, ${written}, ${now()})
    on conflict (tenant_id, attempt_id, place) do update set sequence = excluded.sequence,
      chosen = excluded.chosen, written = excluded.written, at = excluded.at
      where exam_late_answer.sequence < excluded.sequence`.execute(database);
  context.record(`examAttempt:${attempt.id}`, { late: place });
  return null;
}

function requireOptions({ paper }: Attempt, place: number, chosen: readonly string[]): void {
  const question = paper[place];
  const known = new Set(question?.options.map(({ id }) => id));
  if (question === undefined || chosen.some((id) => !known.has(id))) {
    throw new RefusedError('badInput', { fields: [{ path: 'chosen', issue: 'choice' }] });
  }
}

/** Hands in an attempt; one that is handed in returns its result. */
export async function submitOwn(
  context: CallContext,
  { attemptId }: ParsedRequestOf<typeof submitExam>,
): Promise<ResultOf<typeof submitExam>> {
  const attempt = await openAttempt(context, attemptId);
  const { passPercent } = await readRules(context, attempt.examId);
  if (attempt.submittedAt !== null) {
    return { percent: attempt.percent ?? '0.00', passPercent, passed: attempt.passed === true };
  }
  return closeAttempt(context, attempt);
}

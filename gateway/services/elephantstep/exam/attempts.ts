import { sql } from 'kysely';
import type {
  getExamQuestions,
  myExams,
  saveExamAnswer,
  submitExam,
} from '#bridge/calls/elephantstep/examination.ts';
import { trainingCodes } from '#bridge/calls/elephantstep/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf, startOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { drawPaper } from './draw-paper.ts';
import { markQuestion, type PaperQuestion, percentOf, percentText } from './mark.ts';

type Questions = ResultOf<typeof getExamQuestions>;

/** Seconds after the deadline in which an answer that was on its way is taken. */
const graceSeconds = 10;

interface Attempt {
  readonly id: string;
  readonly examId: string;
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

/** Lists the exams open today and those the caller sat. */
export async function readMyExams(context: CallContext): Promise<ResultOf<typeof myExams>> {
  const own = ownEmployment(context);
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const { rows } = await sql<ResultOf<typeof myExams>[number]>`select e.id, e.name,
      c.name as "courseName", e.questions, e.minutes, e.pass_percent::text as "passPercent",
      e.closes_on as "closesOn", greatest(0, e.attempts - coalesce(a.used, 0)) as left,
      coalesce(a.running, false) as "isRunning", a.percent::text as percent,
      coalesce(a.passed, false) as passed
    from exam e
    left join training_course c on c.tenant_id = e.tenant_id and c.id = e.course_id
    left join lateral (select count(*)::int as used, max(t.percent) as percent,
        bool_or(t.passed) as passed, bool_or(t.submitted_at is null and t.deadline > ${now()}) as running
      from exam_attempt t where t.tenant_id = e.tenant_id and t.exam_id = e.id
        and t.employment_id = ${own}) a on true
    where e.tenant_id = ${tenantId} and e.removed_at is null
      and ((e.state = 'open' and e.opens_on <= ${today}
        and (e.closes_on is null or e.closes_on >= ${today})) or a.used > 0)
    order by coalesce(a.passed, false), e.closes_on nulls last, e.name, e.id
    limit 200`.execute(database);
  return rows;
}

/** Starts an attempt or continues the open one. The lock of the exam makes a second press find the first one's row. */
export async function openQuestions(
  context: CallContext,
  { examId }: ParsedRequestOf<typeof getExamQuestions>,
): Promise<Questions> {
  const own = ownEmployment(context);
  const { database, tenantId, now } = context;
  const exam = await database
    .selectFrom('exam as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', '=', examId)
    .where('e.removed_at', 'is', null)
    .where('e.state', '<>', 'draft')
    .select(['e.name', 'e.state', 'e.minutes', 'e.attempts', 'e.bank', 'e.questions'])
    .select(['e.shuffle', 'e.opens_on as opensOn', 'e.closes_on as closesOn'])
    .executeTakeFirst();
  if (exam === undefined) throw new RefusedError('notFound');
  await sql`select id from employment where tenant_id = ${tenantId} and id = ${own} for update`.execute(
    database,
  );
  const { rows: before } = await sql<{
    id: string;
    passed: boolean | null;
    submittedAt: Date | null;
  }>`select id, passed, submitted_at as "submittedAt" from exam_attempt
    where tenant_id = ${tenantId} and exam_id = ${examId} and employment_id = ${own}`.execute(
    database,
  );
  const open = before.find(({ submittedAt }) => submittedAt === null);
  if (open !== undefined) {
    const attempt = await openAttempt(context, open.id);
    if (!isOver(attempt, now())) return present(context, attempt, exam.name);
    const { passed } = await closeAttempt(context, attempt);
    if (passed) throw new RefusedError(trainingCodes.passed);
  }
  if (before.some(({ passed }) => passed)) throw new RefusedError(trainingCodes.passed);
  const today = dayOf(now());
  const isShut = exam.closesOn !== null && exam.closesOn < today;
  if (exam.state !== 'open' || exam.opensOn > today || isShut) throw new RefusedError('notNow');
  if (exam.attempts !== null && before.length >= exam.attempts)
    throw new RefusedError(trainingCodes.noAttempts);
  const id = uuid7();
  const paper = await drawPaper(context, exam);
  if (paper.length === 0) throw new RefusedError('notNow');
  await database
    .insertInto('exam_attempt')
    .values({
      tenant_id: tenantId,
      id,
      exam_id: examId,
      employment_id: own,
      started_at: now(),
      deadline: deadlineOf(now(), exam.minutes, exam.closesOn),
      paper: JSON.stringify(paper),
    })
    .execute();
  context.record(`examAttempt:${id}`, { examId });
  return present(context, await openAttempt(context, id), exam.name);
}

/** An attempt ends with its minutes, and never after the closing of the exam. */
function deadlineOf(start: Date, minutes: number, closesOn: string | null): Date {
  const end = start.getTime() + minutes * 60_000;
  const closing = closesOn === null ? end : startOf(addDays(closesOn, 1)).getTime();
  return new Date(Math.min(end, closing));
}

function isOver({ deadline }: Attempt, now: Date): boolean {
  return now.getTime() > deadline.getTime() + graceSeconds * 1000;
}

function secondsLeft({ deadline }: Attempt, now: Date): number {
  return Math.max(0, Math.floor((deadline.getTime() - now.getTime()) / 1000));
}

/** Reads and locks an own attempt. */
async function openAttempt(context: CallContext, id: string): Promise<Attempt> {
  const { rows } = await sql<Attempt>`select id, exam_id as "examId", deadline, paper,
      submitted_at as "submittedAt", percent::text as percent, passed
    from exam_attempt where tenant_id = ${context.tenantId} and id = ${id}
      and employment_id = ${ownEmployment(context)} for update`.execute(context.database);
  const [attempt] = rows;
  if (attempt === undefined) throw new RefusedError('notFound');
  return attempt;
}

async function readAnswers({ database, tenantId }: CallContext, id: string): Promise<Answer[]> {
  const { rows } = await sql<Answer>`select place, sequence, chosen, written from exam_answer
    where tenant_id = ${tenantId} and attempt_id = ${id}`.execute(database);
  return rows;
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
  const question = attempt.paper[place];
  const known = new Set(question?.options.map(({ id }) => id));
  if (question === undefined || chosen.some((id) => !known.has(id))) {
    throw new RefusedError('badInput', { fields: [{ path: 'chosen', issue: 'choice' }] });
  }
  await sql`insert into exam_answer (tenant_id, attempt_id, place, sequence, chosen, written)
    values (${tenantId}, ${attempt.id}, ${place}, ${sequence}, ${JSON.stringify(chosen)}::jsonb, ${written})
    on conflict (tenant_id, attempt_id, place) do update
      set sequence = excluded.sequence, chosen = excluded.chosen, written = excluded.written
      where exam_answer.sequence < excluded.sequence`.execute(database);
  context.record(`examAttempt:${attempt.id}`);
  return { secondsLeft: secondsLeft(attempt, now()) };
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

async function readRules({ database, tenantId }: CallContext, examId: string) {
  return database
    .selectFrom('exam as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', '=', examId)
    .select(['e.pass_percent as passPercent', 'e.partial'])
    .executeTakeFirstOrThrow();
}

async function closeAttempt(
  context: CallContext,
  attempt: Attempt,
): Promise<ResultOf<typeof submitExam>> {
  const { passPercent, partial } = await readRules(context, attempt.examId);
  const answers = new Map((await readAnswers(context, attempt.id)).map((one) => [one.place, one]));
  const halves = attempt.paper.reduce(
    (sum, question, place) => sum + markQuestion(question, answers.get(place), partial),
    0,
  );
  const hundredths = percentOf(halves, attempt.paper.length);
  const passed = hundredths >= Math.round(Number(passPercent) * 100);
  const percent = percentText(hundredths);
  await context.database
    .updateTable('exam_attempt')
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', attempt.id)
    .set({ submitted_at: context.now(), percent, passed })
    .execute();
  context.record(`examAttempt:${attempt.id}`, { percent, passed });
  return { percent, passPercent, passed };
}

import { sql } from 'kysely';
import type { examAnalysis } from '#bridge/calls/elephantstep/exam-analysis.ts';
import { exam } from '#bridge/calls/elephantstep/records/exam.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { reachedEmployments } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { readRules } from './close-attempt.ts';
import { type GivenAnswer, markQuestion, type PaperQuestion } from './mark.ts';
import { idOf, readQuestionIds, readVoided } from './voided.ts';

type Analysis = ResultOf<typeof examAnalysis>;

/** The least attempts whose share is shown. */
const leastAttempts = 5;

interface Handed {
  readonly id: string;
  readonly paper: readonly PaperQuestion[];
  readonly passed: boolean | null;
}

/** What came of an exam, question by question. */
export async function readAnalysis(
  context: CallContext,
  { examId }: ParsedRequestOf<typeof examAnalysis>,
): Promise<Analysis> {
  const { database, tenantId } = context;
  const { rows: found } = await sql<{ name: string }>`select name from exam
    where tenant_id = ${tenantId} and id = ${examId} and removed_at is null`.execute(database);
  if (found[0] === undefined) throw new RefusedError('notFound');
  const { rows } = await sql<Handed>`select id, paper, passed from exam_attempt
    where tenant_id = ${tenantId} and exam_id = ${examId} and submitted_at is not null
    order by id`.execute(database);
  return {
    name: found[0].name,
    mayChange: hasFunction(context.rights, `${exam.functionId}.edit`),
    attempts: rows.length,
    passed: rows.filter(({ passed }) => passed === true).length,
    questions: await readQuestions(context, examId, rows),
    changes: await readChanges(context, examId),
    late: await readLate(context, examId),
  };
}

async function readQuestions(
  context: CallContext,
  examId: string,
  attempts: readonly Handed[],
): Promise<Analysis['questions']> {
  const { database, tenantId } = context;
  const known = await readQuestionIds(
    context,
    attempts.map(({ paper }) => paper),
  );
  const voided = await readVoided(context, examId);
  const { partial } = await readRules(context, examId);
  const { rows } = await sql<GivenAnswer & { attempt: string; place: number }>`select
      a.attempt_id as attempt, a.place, a.chosen, a.written from exam_answer a
    join exam_attempt t on t.tenant_id = a.tenant_id and t.id = a.attempt_id
    where a.tenant_id = ${tenantId} and t.exam_id = ${examId}`.execute(database);
  const answers = new Map(rows.map((one) => [`${one.attempt} ${one.place}`, one]));
  const found = new Map<string, { question: string; asked: number; right: number }>();
  for (const { id, paper } of attempts) {
    for (const [place, question] of paper.entries()) {
      const key = idOf(question, known);
      if (key === undefined) continue;
      const sum = found.get(key) ?? { question: question.question, asked: 0, right: 0 };
      const mark = markQuestion(question, answers.get(`${id} ${place}`), partial);
      const right = sum.right + (mark === 2 ? 1 : 0);
      found.set(key, { ...sum, asked: sum.asked + 1, right });
    }
  }
  return [...found]
    .map(([id, { question, asked, right }]) => ({
      id,
      question,
      asked,
      right: asked < leastAttempts ? null : Math.floor((right * 100) / asked),
      isVoid: voided.has(id),
    }))
    .toSorted((one, other) => (one.right ?? 101) - (other.right ?? 101));
}

async function readChanges(
  { database, tenantId }: CallContext,
  examId: string,
): Promise<Analysis['changes']> {
  const { rows } = await sql<
    Omit<Analysis['changes'][number], 'at'> & { at: Date }
  >`select c.id, q.question, c.is_void as "isVoid", c.reason, c.take_passes as "takePasses",
      coalesce((select p.name from membership m
        join employment e on e.tenant_id = m.tenant_id and e.id = m.employment_id
        join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
        where m.tenant_id = c.tenant_id and m.account_id = c.account_id limit 1),
        (select a.display_name from account a where a.id = c.account_id)) as by,
      c.at, c.changed, c.passed, c.kept, c.lost
    from exam_question_change c
    join exam_question q on q.tenant_id = c.tenant_id and q.id = c.question_id
    where c.tenant_id = ${tenantId} and c.exam_id = ${examId} order by c.id desc limit 200`.execute(
    database,
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

interface Late {
  readonly attempt: string;
  readonly place: number;
  readonly name: string;
  readonly paper: readonly PaperQuestion[];
  readonly chosen: readonly string[];
  readonly written: string | null;
  readonly at: Date;
}

async function readLate(context: CallContext, examId: string): Promise<Analysis['late']> {
  const { database, tenantId } = context;
  const reach = await readReach(context, undefined, {
    bizType: exam.name,
    functionId: exam.functionId,
  });
  const { rows } =
    await sql<Late>`select l.attempt_id as attempt, l.place, p.name, t.paper, l.chosen,
      l.written, l.at
    from exam_late_answer l
    join exam_attempt t on t.tenant_id = l.tenant_id and t.id = l.attempt_id
    join employment e on e.tenant_id = t.tenant_id and e.id = t.employment_id
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where l.tenant_id = ${tenantId} and t.exam_id = ${examId}
      and t.employment_id in (${reachedEmployments(context, reach).select('e.id')})
    order by l.at desc, l.attempt_id, l.place limit 200`.execute(database);
  return rows.map(({ attempt, place, name, paper, chosen, written, at }) => {
    const question = paper[place];
    const options = question?.options.filter(({ id }) => chosen.includes(id)) ?? [];
    return {
      id: `${attempt}-${place}`,
      name,
      question: question?.question ?? '',
      answer: written ?? options.map(({ answer }) => answer).join(', '),
      at: at.toISOString(),
    };
  });
}

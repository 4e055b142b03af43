/** Questions that were taken out of an exam, and marks without them. */
import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type GivenAnswer, markQuestion, type PaperQuestion, percentOf } from './mark.ts';

/** The questions of a bank by their own ids and by those of their options: older papers know only these. */
export type QuestionIds = ReadonlyMap<string, string>;

/** Reads the questions by the ids of their options. */
export async function readQuestionIds(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  papers: readonly (readonly PaperQuestion[])[],
): Promise<QuestionIds> {
  const options = papers
    .flat()
    .filter(({ id }) => id === undefined)
    .flatMap((question) => question.options.map(({ id }) => id));
  if (options.length === 0) return new Map();
  const { rows } = await sql<{ id: string; question: string }>`select id, question_id as question
    from exam_option where tenant_id = ${tenantId} and id = any(${[...new Set(options)]}::uuid[])`.execute(
    database,
  );
  return new Map(rows.map(({ id, question }) => [id, question]));
}

/** The question of a place in a paper; undefined for one that is no longer in a bank. */
export function idOf({ id, options }: PaperQuestion, known: QuestionIds): string | undefined {
  return id ?? options.map((option) => known.get(option.id)).find((one) => one !== undefined);
}

/** The questions that are out of an exam now. */
export async function readVoided(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  examId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from (
      select distinct on (question_id) question_id as id, is_void
      from exam_question_change where tenant_id = ${tenantId} and exam_id = ${examId}
      order by question_id, id desc) latest
    where is_void`.execute(database);
  return new Set(rows.map(({ id }) => id));
}

/** Hundredths of a percent of a paper without the questions that are out. */
export function markPaper(
  paper: readonly PaperQuestion[],
  answers: ReadonlyMap<number, GivenAnswer>,
  { partial, voided, known }: Marking,
): number {
  const counted = [...paper.entries()].filter(
    ([, question]) => !voided.has(idOf(question, known) ?? ''),
  );
  const halves = counted.reduce(
    (sum, [place, question]) => sum + markQuestion(question, answers.get(place), partial),
    0,
  );
  return percentOf(halves, counted.length);
}

/** What a paper is marked by. */
export interface Marking {
  readonly partial: 'all' | 'part';
  readonly voided: ReadonlySet<string>;
  readonly known: QuestionIds;
}

import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { PaperQuestion } from './mark.ts';
import { readVoided } from './voided.ts';

interface DrawnExam {
  readonly id: string;
  readonly bank: string;
  readonly questions: number;
  readonly shuffle: boolean | null;
}

/** Draws the questions of an attempt from a bank, each in its words of this moment. One that is void is not asked. */
export async function drawPaper(context: CallContext, exam: DrawnExam): Promise<PaperQuestion[]> {
  const { database, tenantId } = context;
  const voided = await readVoided(context, exam.id);
  const { rows } = await sql<PaperQuestion>`select q.id, q.kind, q.question,
      jsonb_agg(jsonb_build_object('id', o.id, 'answer', o.answer, 'right', o."right" is true)
        order by o.sort_order) as options
    from exam_question q
    join exam_option o on o.tenant_id = q.tenant_id and o.question_id = q.id
    where q.tenant_id = ${tenantId} and q.bank = ${exam.bank} and q.removed_at is null
      and q.id <> all(${[...voided]}::uuid[])
    group by q.tenant_id, q.id
    having bool_or(o."right" is true) or q.kind = 'blank'
    order by q.id`.execute(database);
  const drawn = shuffled(rows).slice(0, exam.questions);
  if (exam.shuffle !== true) return drawn;
  return drawn.map((question) => ({ ...question, options: shuffled(question.options) }));
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}

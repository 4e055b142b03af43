import { type Member, membersOf } from './grid-of.ts';
import { firstQuestion } from './question.ts';
import type { FigureQuery, Figures, Subject } from './types.ts';

/** Reads the values of a dimension out of the figures themselves. */
export async function readMembers(
  ask: (query: FigureQuery) => Promise<Figures>,
  subject: Subject,
  dimension: string,
): Promise<readonly Member[]> {
  const figures = await ask({ ...firstQuestion(subject), by: [dimension] });
  return membersOf(figures.rows, 0);
}

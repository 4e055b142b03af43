import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { cardScore } from '#bridge/calls/performance/calibration.ts';
import { decimalText } from '#gateway/kernel/exact/rounding.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { managerScore } from '../engine/manager-days.ts';
import { type Answers, reviewScore } from '../engine/score.ts';
import { nameOf } from '../files.ts';
import { readKpiScores } from '../mine/kpi-goals.ts';
import { readAskedOf } from '../reviews/settle.ts';
import { hasBegun } from './board.ts';
import { openCard, type Side } from './open-card.ts';

/** Explains the part of the managers in a score: who led for how many days, and what each gave. */
export async function explainScore(
  context: CallContext,
  { id }: ParsedRequestOf<typeof cardScore>,
  side: Side,
): Promise<ResultOf<typeof cardScore>> {
  const { database, tenantId } = context;
  const { file } = await openCard(context, id, { side });
  const { cycle, stages } = file;
  // As on the board: nothing before everybody has answered.
  if (!hasBegun(context, cycle, stages)) return { managers: [], score: null };
  const asked = await readAskedOf(context, file);
  const figures = await readKpiScores(context, file.employmentId, cycle.id);
  const reviews = await database
    .selectFrom('review as v')
    .where('v.tenant_id', '=', tenantId)
    .where('v.appraisal_id', '=', file.id)
    .where('v.role', 'in', ['manager', 'former'])
    .where('v.days', 'is not', null)
    .orderBy('v.role')
    .orderBy('v.id')
    .select(['v.days', 'v.state', 'v.answers', nameOf(tenantId, 'v.reviewer_id').as('name')])
    .execute();
  const parts = reviews.map(({ name, days, state, answers }) => ({
    name: name ?? '',
    days: days ?? 0,
    score:
      state === 'submitted' ? reviewScore(asked, { ...(answers as Answers), ...figures }) : null,
  }));
  const score = managerScore(parts);
  return {
    // One part alone tells what the others may still be moved by.
    managers: parts.map((part) => ({
      ...part,
      score: score && part.score && decimalText(part.score, 3),
    })),
    score: score && decimalText(score, 3),
  };
}

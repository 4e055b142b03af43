import { compare, type Ratio, ratio } from '#gateway/kernel/exact/ratio.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Cycle, readLevels } from '../cycles/facts.ts';
import {
  type Answers,
  type Asked,
  finalScore,
  levelOf,
  meanScore,
  reviewScore,
} from '../engine/score.ts';
import type { File } from '../files.ts';

/** The goals and questions of a file, with their weights. */
export async function readAskedOf(
  { database, tenantId }: CallContext,
  { employmentId, cycle }: { readonly employmentId: string; readonly cycle: Cycle },
): Promise<Asked> {
  const goals = await database
    .selectFrom('performance_goal')
    .where('tenant_id', '=', tenantId)
    .where('employment_id', '=', employmentId)
    .where('cycle_id', '=', cycle.id)
    .where('removed_at', 'is', null)
    .select(['id', 'weight'])
    .execute();
  const questions = await database
    .selectFrom('review_form_question')
    .where('tenant_id', '=', tenantId)
    .where('form_id', '=', cycle.formId)
    .select(['id', 'weight'])
    .execute();
  const form = await database
    .selectFrom('review_form')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', cycle.formId)
    .select('goal_weight')
    .executeTakeFirstOrThrow();
  const weigh = ({ id, weight }: { id: string; weight: string }) => ({ id, weight: ratio(weight) });
  return {
    goalWeight: ratio(form.goal_weight),
    goals: goals.map(weigh),
    questions: questions.map(weigh),
  };
}

/** What the peers of a file come to together. */
export interface PeerGroup {
  readonly count: number;
  /** Null while there are fewer than the least group: the role is absent everywhere. */
  readonly mean: Ratio | null;
  readonly comments: readonly string[];
}

/** Reads the answers of peers as a group; no answer leaves it alone. */
export async function readPeerGroup(context: CallContext, file: File): Promise<PeerGroup> {
  const { database, tenantId } = context;
  const rows = await database
    .selectFrom('peer_answer')
    .where('tenant_id', '=', tenantId)
    .where('appraisal_id', '=', file.id)
    .select(['answers', 'comment'])
    .execute();
  if (rows.length < file.cycle.leastGroup) return { count: rows.length, mean: null, comments: [] };
  const asked = await readAskedOf(context, file);
  const scores = rows.flatMap(({ answers }) => reviewScore(asked, answers as Answers) ?? []);
  return {
    count: rows.length,
    mean: meanScore(scores),
    comments: rows.flatMap(({ comment }) => comment ?? []),
  };
}

/** Works out the score of a file from what is submitted; the level follows until somebody moves it. */
export async function settleScore(context: CallContext, file: File): Promise<void> {
  const { database, tenantId } = context;
  const { cycle } = file;
  const asked = await readAskedOf(context, file);
  const reviews = await database
    .selectFrom('review')
    .where('tenant_id', '=', tenantId)
    .where('appraisal_id', '=', file.id)
    .where('role', '<>', 'peer')
    .where('state', '=', 'submitted')
    .select(['role', 'answers'])
    .execute();
  const scoreOf = (role: 'self' | 'manager'): Ratio | null => {
    const review = reviews.find((one) => one.role === role);
    return review === undefined ? null : reviewScore(asked, review.answers as Answers);
  };
  const manager = scoreOf('manager');
  const hasPeers = compare(ratio(cycle.peerWeight), ratio(0)) > 0;
  const peers = hasPeers ? (await readPeerGroup(context, file)).mean : null;
  const score =
    manager === null
      ? null
      : finalScore(
          [
            { weight: ratio(cycle.selfWeight), score: scoreOf('self') },
            { weight: ratio(cycle.peerWeight), score: peers },
            { weight: ratio(cycle.managerWeight), score: manager },
          ],
          cycle.missing,
        );
  const proposed = score === null ? null : levelOf(score, await readLevels(context, cycle.scaleId));
  const moved = await database
    .selectFrom('calibration_move')
    .where('tenant_id', '=', tenantId)
    .where('appraisal_id', '=', file.id)
    .where('axis', '=', 'level')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  await database
    .updateTable('appraisal')
    .set({ score, proposed, ...(moved === undefined && { level: proposed }) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', file.id)
    .execute();
}

import { sql } from 'kysely';
import { add, type Ratio, ratio } from '#gateway/kernel/exact/ratio.ts';
import { type Cycle, type Reader, readLevels } from '../cycles/facts.ts';
import { type Groups, groupsOf } from '../engine/groups.ts';
import { managerScore } from '../engine/manager-days.ts';
import {
  type Answers,
  type Asked,
  finalScore,
  levelOf,
  meanScore,
  reviewScore,
} from '../engine/score.ts';
import type { File } from '../files.ts';
import { readKpiScores } from '../mine/kpi-goals.ts';

/** The goals and questions of a file, with their weights. */
export async function readAskedOf(
  { database, tenantId }: Reader,
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

/** What a group without names comes to. */
export interface Group {
  readonly count: number;
  readonly mean: Ratio | null;
  readonly comments: readonly string[];
}

/** Reads the answers of peers and reports as groups; no answer leaves its group alone. Null where a group is too small. */
export async function readGroups(
  context: Reader,
  file: File,
): Promise<{ readonly [Name in keyof Groups]: Group | null }> {
  const { database, tenantId } = context;
  const rows = await database
    .selectFrom('peer_answer')
    .where('tenant_id', '=', tenantId)
    .where('appraisal_id', '=', file.id)
    .select(['role', 'answers', 'comment'])
    .execute();
  const asked = await readAskedOf(context, file);
  const figures = await readKpiScores(context, file.employmentId, file.cycle.id);
  const saidBy = (role: 'peer' | 'upward') =>
    rows
      .filter((one) => one.role === role)
      .map(({ answers, comment }) => ({
        // Reports judge no goals, and figures are none of their answers.
        answers: { ...(answers as Answers), ...(role === 'peer' && figures) },
        comment,
      }));
  const groups = groupsOf(saidBy('peer'), saidBy('upward'), file.cycle.leastGroup);
  const groupOf = (said: Groups['peers']): Group | null =>
    said && {
      count: said.length,
      mean: meanScore(said.flatMap(({ answers }) => reviewScore(asked, answers) ?? [])),
      comments: said.flatMap(({ comment }) => comment ?? []),
    };
  return {
    peers: groupOf(groups.peers),
    upward: groupOf(groups.upward),
    colleagues: groupOf(groups.colleagues),
  };
}

/** The roles without names with their weights; reports count only where the person has some. */
async function readNamelessParts(
  context: Reader,
  file: File,
): Promise<readonly { readonly weight: Ratio; readonly score: Ratio | null }[]> {
  const { peerWeight, upwardWeight } = file.cycle;
  const peer = ratio(peerWeight);
  const upward = (await hasReports(context, file.id)) ? ratio(upwardWeight) : ratio(0);
  const groups = await readGroups(context, file);
  if (groups.colleagues !== null)
    return [{ weight: add(peer, upward), score: groups.colleagues.mean }];
  return [
    { weight: peer, score: groups.peers?.mean ?? null },
    { weight: upward, score: groups.upward?.mean ?? null },
  ];
}

/** Whether reports of a person are asked. */
export async function hasReports(
  { database, tenantId }: Reader,
  appraisalId: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('review')
    .where('tenant_id', '=', tenantId)
    .where('appraisal_id', '=', appraisalId)
    .where('role', '=', 'upward')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Works out the score of a file from what is submitted; the level follows until somebody moves it. */
export async function settleScore(context: Reader, file: File): Promise<void> {
  const { database, tenantId } = context;
  const { cycle } = file;
  const asked = await readAskedOf(context, file);
  const reviews = await database
    .selectFrom('review')
    .where('tenant_id', '=', tenantId)
    .where('appraisal_id', '=', file.id)
    .where('role', 'in', ['self', 'manager', 'former'])
    .select(['role', 'state', 'days', 'answers'])
    .execute();
  const figures = await readKpiScores(context, file.employmentId, cycle.id);
  const scoreOf = (review: (typeof reviews)[number] | undefined): Ratio | null =>
    review?.state === 'submitted'
      ? reviewScore(asked, { ...(review.answers as Answers), ...figures })
      : null;
  const self = scoreOf(reviews.find(({ role }) => role === 'self'));
  const manager = managerScore(
    reviews
      .filter(({ role, days }) => role === 'manager' || (role === 'former' && days !== null))
      .map((review) => ({ days: review.days, score: scoreOf(review) })),
  );
  const nameless = await readNamelessParts(context, file);
  const score =
    manager === null
      ? null
      : finalScore(
          [
            { weight: ratio(cycle.selfWeight), score: self },
            ...nameless,
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
    .set({
      score,
      proposed,
      // What a meeting has closed stays as it is.
      ...(moved === undefined && {
        level: sql<string | null>`case when calibrated_in is null then ${proposed} else level end`,
      }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', file.id)
    .execute();
}

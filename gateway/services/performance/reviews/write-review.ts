import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { declineReview, openReview, saveReview } from '#bridge/calls/performance/reviews.ts';
import { bestScore } from '#bridge/calls/performance/shapes.ts';
import { performanceCodes } from '#bridge/calls/performance/terms.ts';
import { ratio } from '#gateway/kernel/exact/ratio.ts';
import { decimalText } from '#gateway/kernel/exact/rounding.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { isOpen } from '../cycles/facts.ts';
import { scoreOfShare } from '../engine/goals.ts';
import type { Answers } from '../engine/score.ts';
import { type File, hasGoals, openFileOf } from '../files.ts';
import { readGoals } from '../mine/read-goals.ts';
import { settleScore } from './settle.ts';

interface Review {
  readonly id: string;
  readonly role: 'self' | 'peer' | 'upward' | 'manager' | 'former';
  /** Days of a manager's part. */
  readonly days: number | null;
  readonly state: 'proposed' | 'open' | 'submitted' | 'declined';
  readonly answers: Answers | null;
  readonly comment: string | null;
  readonly file: File;
}

/** A review that the caller is asked for; a proposed one is no one's task yet. */
async function openOwnReview(
  context: CallContext,
  id: string,
  { locked = false }: { readonly locked?: boolean } = {},
): Promise<Review> {
  const { database, tenantId } = context;
  const query = database
    .selectFrom('review as v')
    .where('v.tenant_id', '=', tenantId)
    .where('v.id', '=', id)
    .where('v.reviewer_id', '=', callerOf(context).employmentId)
    .where('v.state', '<>', 'proposed')
    .select([
      'v.id',
      'v.role',
      'v.state',
      'v.answers',
      'v.comment',
      'v.days',
      'v.appraisal_id as fileId',
    ]);
  const row = await (locked ? query.forUpdate('v') : query).executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  const { fileId, answers, ...review } = row;
  const file = await openFileOf(context, fileId, { locked });
  return { ...review, answers: answers as Answers | null, file };
}

/** Returns a review with what it asks. */
export async function readReview(
  context: CallContext,
  { reviewId }: ParsedRequestOf<typeof openReview>,
): Promise<ResultOf<typeof openReview>> {
  const { file, answers, ...review } = await openOwnReview(context, reviewId);
  const { cycle } = file;
  // Reports judge no goals of their manager.
  const goals =
    review.role === 'upward' ? [] : await readGoals(context, file.employmentId, cycle.id);
  return {
    id: review.id,
    role: review.role,
    state: review.state,
    name: file.name,
    cycleName: cycle.name,
    isOpen: mayWrite(context, review, file),
    leastGroup: cycle.leastGroup,
    goals: goals.map(({ id, name, measure, weight, progress, kpi }) => ({
      id,
      name,
      measure,
      weight,
      progress,
      kpi,
      hint: decimalText(scoreOfShare(ratio(progress), ratio(bestScore)), 2),
    })),
    questions: await readQuestions(context, cycle.formId),
    answers: answers ?? {},
    comment: review.comment,
    self: isManager(review.role) ? await readSelf(context, file.id) : null,
    share: await readShare(context, file.id, review),
  };
}

/** Whether a review is that of a manager, of now or before. */
function isManager(role: Review['role']): role is 'manager' | 'former' {
  return role === 'manager' || role === 'former';
}

/** The part of a manager in days, and the days of all parts; null where one manager reviews all. */
async function readShare(
  { database, tenantId }: CallContext,
  fileId: string,
  { role, days }: Pick<Review, 'role' | 'days'>,
): Promise<ResultOf<typeof openReview>['share']> {
  if (!isManager(role) || days === null) return null;
  const { of } = await database
    .selectFrom('review')
    .where('tenant_id', '=', tenantId)
    .where('appraisal_id', '=', fileId)
    .where('role', 'in', ['manager', 'former'])
    .select(sql<number>`coalesce(sum(days), 0)::int`.as('of'))
    .executeTakeFirstOrThrow();
  return { days, of };
}

function mayWrite(
  { now }: CallContext,
  { role, state }: Pick<Review, 'role' | 'state'>,
  file: File,
): boolean {
  return (
    state === 'open' &&
    file.cycle.state === 'running' &&
    (role === 'upward' || hasGoals(file)) &&
    isOpen(file.stages, isManager(role) ? 'manager' : role, dayOf(now()))
  );
}

function readQuestions({ database, tenantId, locale }: CallContext, formId: string) {
  return database
    .selectFrom('review_form_question as q')
    .where('q.tenant_id', '=', tenantId)
    .where('q.form_id', '=', formId)
    .orderBy('q.sort_order')
    .select(['q.id', locale === 'en' ? 'q.name_en as name' : 'q.name', 'q.hint', 'q.weight'])
    .execute();
}

async function readSelf(
  { database, tenantId }: CallContext,
  appraisalId: string,
): Promise<ResultOf<typeof openReview>['self']> {
  const row = await database
    .selectFrom('review')
    .where('tenant_id', '=', tenantId)
    .where('appraisal_id', '=', appraisalId)
    .where('role', '=', 'self')
    .where('state', '=', 'submitted')
    .select(['answers', 'comment'])
    .executeTakeFirst();
  return row === undefined
    ? null
    : { answers: (row.answers ?? {}) as Answers, comment: row.comment };
}

/** Keeps or submits a review. */
export async function writeReview(
  context: CallContext,
  { reviewId, answers, comment, submit }: ParsedRequestOf<typeof saveReview>,
): Promise<null> {
  const { database, tenantId } = context;
  const { file, role, state, id } = await openOwnReview(context, reviewId, { locked: true });
  if (state === 'submitted') throw new RefusedError(performanceCodes.submitted);
  if (state !== 'open') throw new RefusedError('notNow');
  if (role !== 'upward' && !hasGoals(file)) throw new RefusedError(performanceCodes.goalsNotSet);
  if (!mayWrite(context, { role, state }, file)) {
    throw new RefusedError(performanceCodes.stageClosed);
  }
  const asked = await askedIds(context, file, role);
  const given = Object.fromEntries(
    answers.filter(({ item }) => asked.has(item)).map(({ item, score }) => [item, score]),
  );
  if (submit && Object.keys(given).length < asked.size) {
    throw new RefusedError(performanceCodes.incomplete);
  }
  const isNameless = role === 'peer' || role === 'upward';
  if (isNameless) {
    // Kept nowhere before it is submitted, and then apart from its author.
    if (!submit) throw new RefusedError('notNow');
    await database
      .insertInto('peer_answer')
      .values({
        tenant_id: tenantId,
        appraisal_id: file.id,
        role,
        answers: JSON.stringify(given),
        comment: comment ?? null,
      })
      .execute();
  }
  await database
    .updateTable('review')
    .set({
      ...(!isNameless && { answers: JSON.stringify(given), comment: comment ?? null }),
      ...(submit && { state: 'submitted' as const }),
      version: sql<number>`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  if (submit) await settleScore(context, file);
  context.record(`review:${id}`);
  return null;
}

/** Every goal that no figure decides, and every question of the form. */
async function askedIds(
  context: CallContext,
  file: File,
  role: Review['role'],
): Promise<ReadonlySet<string>> {
  const goals = role === 'upward' ? [] : await readGoals(context, file.employmentId, file.cycle.id);
  const questions = await readQuestions(context, file.cycle.formId);
  const judged = goals.filter(({ kpi }) => (kpi?.score ?? null) === null);
  return new Set([...judged, ...questions].map(({ id }) => id));
}

/** Declines to review a colleague. */
export async function declineOne(
  context: CallContext,
  { reviewId, why }: ParsedRequestOf<typeof declineReview>,
): Promise<null> {
  const { database, tenantId } = context;
  const { id, role, state } = await openOwnReview(context, reviewId, { locked: true });
  if (role !== 'peer') throw new RefusedError('notNow');
  if (state === 'submitted') throw new RefusedError(performanceCodes.submitted);
  if (state !== 'open') throw new RefusedError('notNow');
  await database
    .updateTable('review')
    .set({ state: 'declined', decline_why: why, version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  context.record(`review:${id}`);
  return null;
}

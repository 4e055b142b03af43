import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { addCheckIn } from '#bridge/calls/performance/mine.ts';
import { performanceCodes } from '#bridge/calls/performance/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { compare, ratio } from '#gateway/kernel/exact/ratio.ts';
import { decimalText } from '#gateway/kernel/exact/rounding.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { kpiResult, usualCap } from '../engine/kpi.ts';

/** Notes how far an own goal is. */
export async function noteProgress(
  context: CallContext,
  { goalId, progress, mood, note, actual }: ParsedRequestOf<typeof addCheckIn>,
): Promise<ResultOf<typeof addCheckIn>> {
  const { database, tenantId, now } = context;
  const goal = await lockOwnGoal(context, goalId);
  if (goal.state !== 'running') throw new RefusedError('notNow');
  if (goal.goalsState !== 'set' && goal.draft === null)
    throw new RefusedError(performanceCodes.goalsNotSet);
  const { direction } = goal;
  if (direction !== null && actual === undefined)
    throw new RefusedError('badInput', { fields: [{ path: 'actual', issue: 'required' }] });
  const reached = direction === null ? undefined : actual;
  if (reached !== undefined && compare(ratio(reached), ratio(goal.actual ?? '-1')) !== 0)
    await refuseFrozen(context, goal.fileId);
  const share = progressOf({ ...goal, actual: reached ?? null }) ?? progress;
  const id = uuid7();
  await database
    .insertInto('goal_check_in')
    .values({
      tenant_id: tenantId,
      id,
      goal_id: goalId,
      on_day: dayOf(now()),
      progress: share,
      mood,
      note: note ?? null,
      actual: reached ?? null,
    })
    .execute();
  await database
    .updateTable('performance_goal')
    .set({ progress: share, ...(reached !== undefined && { actual: reached }) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', goalId)
    .execute();
  context.record(`goal:${goalId}`, reached === undefined ? undefined : { actual: reached });
  return { id };
}

async function lockOwnGoal(context: CallContext, goalId: string) {
  const { database, tenantId } = context;
  const goal = await database
    .selectFrom('performance_goal as g')
    .innerJoin('appraisal as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 'g.tenant_id')
        .onRef('a.cycle_id', '=', 'g.cycle_id')
        .onRef('a.employment_id', '=', 'g.employment_id'),
    )
    .innerJoin('performance_cycle as c', (join) =>
      join.onRef('c.tenant_id', '=', 'g.tenant_id').onRef('c.id', '=', 'g.cycle_id'),
    )
    .where('g.tenant_id', '=', tenantId)
    .where('g.id', '=', goalId)
    .where('g.employment_id', '=', callerOf(context).employmentId)
    .where('g.removed_at', 'is', null)
    .select(['a.id as fileId', 'a.goals_state as goalsState', 'a.goals_draft as draft', 'c.state'])
    .select(['g.direction', 'g.target', 'g.actual', 'c.kpi_cap as cap'])
    .forUpdate('g')
    .executeTakeFirst();
  if (goal === undefined) throw new RefusedError('notFound');
  return goal;
}

/** A figure that a manager has judged, of now or before, stays: the score follows from it. A review that is being submitted is waited for. */
async function refuseFrozen(
  { database, tenantId }: CallContext,
  appraisalId: string,
): Promise<void> {
  const reviews = await database
    .selectFrom('review')
    .where('tenant_id', '=', tenantId)
    .where('appraisal_id', '=', appraisalId)
    .where('role', 'in', ['manager', 'former'])
    .orderBy('id')
    .select('state')
    .forUpdate()
    .execute();
  if (reviews.some(({ state }) => state === 'submitted'))
    throw new RefusedError(performanceCodes.actualFrozen);
}

interface Figures {
  readonly direction: 'up' | 'down' | 'done' | null;
  readonly target: string | null;
  readonly actual: string | null;
  readonly cap: number | null;
}

/** The progress that a figure comes to, 100 % at most; null where none decides. */
function progressOf({ direction, target, actual, cap }: Figures): string | null {
  if (direction === null) return null;
  const result = kpiResult({ direction, target, actual }, cap ?? usualCap);
  if (result === null) return null;
  return decimalText(compare(result, ratio(100)) > 0 ? ratio(100) : result, 2);
}

import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import type {
  acknowledgeResult,
  appealResult,
  withdrawAppeal,
} from '#bridge/calls/performance/mine.ts';
import { performanceCodes } from '#bridge/calls/performance/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { openOwnFile, saveFile } from '../files.ts';
import { tellHolders } from '../tell.ts';
import { lastAppealDay } from './appeal-window.ts';

/** Notes that the person has seen the result. */
export async function acknowledgeOwn(
  context: CallContext,
  { appraisalId }: ParsedRequestOf<typeof acknowledgeResult>,
): Promise<null> {
  const file = await openOwnFile(context, appraisalId, { locked: true });
  if (file.cycle.state !== 'released' || file.acknowledgedOn !== null) {
    throw new RefusedError('notNow');
  }
  await saveFile(context, file, { acknowledged_on: dayOf(context.now()) });
  return null;
}

/** Appeals the own result. */
export async function appealOwn(
  context: CallContext,
  { appraisalId, reason }: ParsedRequestOf<typeof appealResult>,
): Promise<ResultOf<typeof appealResult>> {
  const { database, tenantId, now } = context;
  const file = await openOwnFile(context, appraisalId, { locked: true });
  if (file.cycle.state !== 'released' || file.level === null) throw new RefusedError('notNow');
  const today = dayOf(now());
  const until = await lastAppealDay(context, file.cycle);
  if (until === null || today > until) throw new RefusedError(performanceCodes.appealOver);
  const live = await database
    .selectFrom('performance_appeal')
    .where('tenant_id', '=', tenantId)
    .where('appraisal_id', '=', file.id)
    .where('state', '<>', 'withdrawn')
    .select('id')
    .executeTakeFirst();
  if (live !== undefined) throw new RefusedError('duplicate');
  const id = uuid7();
  await database
    .insertInto('performance_appeal')
    .values({
      tenant_id: tenantId,
      id,
      appraisal_id: file.id,
      reason,
      asked_on: today,
      state: 'open',
    })
    .execute();
  await tellHolders(context, performanceFunctions.appeals, {
    kind: 'appealed',
    name: file.name,
    route: '/appeals',
  });
  context.record(`appeal:${id}`);
  return { id };
}

/** Takes back an own appeal. */
export async function withdrawOwn(
  context: CallContext,
  { id }: ParsedRequestOf<typeof withdrawAppeal>,
): Promise<null> {
  const { database, tenantId } = context;
  const appeal = await database
    .selectFrom('performance_appeal as p')
    .innerJoin('appraisal as a', (join) =>
      join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.appraisal_id'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('p.id', '=', id)
    .where('a.employment_id', '=', callerOf(context).employmentId)
    .select('p.state')
    .forUpdate('p')
    .executeTakeFirst();
  if (appeal === undefined) throw new RefusedError('notFound');
  if (appeal.state !== 'open') throw new RefusedError('notNow');
  await database
    .updateTable('performance_appeal')
    .set({ state: 'withdrawn' })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  context.record(`appeal:${id}`);
  return null;
}

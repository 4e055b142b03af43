import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { lockRoster, rosterChanges, unlockRoster } from '#bridge/calls/paiban/rosters.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { openScope } from './roster-people.ts';
import { keepChange, keepRoster, takeRoster, unitOf } from './roster-rows.ts';

/** Locks a published roster. @throws {RefusedError} `conflict`, `notNow` */
export async function answerLock(
  context: CallContext,
  request: ParsedRequestOf<typeof lockRoster>,
): Promise<ResultOf<typeof lockRoster>> {
  const unit = unitOf(request);
  await openScope(context, unit, 'rosters.publish');
  const roster = await takeRoster(context, unit, request.version);
  if (roster.state !== 'published') throw new RefusedError('notNow');
  const version = await keepRoster(context, unit, roster, 'locked');
  await keepChange(context, unit, { action: 'locked', days: 0, reason: null });
  return { version };
}

/** Unlocks a roster. @throws {RefusedError} `conflict`, `notNow` */
export async function answerUnlock(
  context: CallContext,
  request: ParsedRequestOf<typeof unlockRoster>,
): Promise<ResultOf<typeof unlockRoster>> {
  const unit = unitOf(request);
  await openScope(context, unit, 'rosters.publish');
  const roster = await takeRoster(context, unit, request.version);
  if (roster.state !== 'locked') throw new RefusedError('notNow');
  const version = await keepRoster(context, unit, roster, 'published');
  await keepChange(context, unit, { action: 'unlocked', days: 0, reason: request.reason });
  return { version };
}

/** Returns what was done with a roster. */
export async function answerChanges(
  context: CallContext,
  request: ParsedRequestOf<typeof rosterChanges>,
): Promise<ResultOf<typeof rosterChanges>> {
  const unit = unitOf(request);
  await openScope(context, unit, 'rosters');
  const rows = await context.database
    .selectFrom('roster_change')
    .where('tenant_id', '=', context.tenantId)
    .where('organ_id', '=', unit.organId)
    .where('month', '=', unit.from)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .select(['id', 'action', 'at', 'actor_name as by', 'days', 'reason'])
    .execute();
  return { changes: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
}

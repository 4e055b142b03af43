import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  calibrationBoard,
  cardMoves,
  moveCard,
} from '#bridge/calls/performance/calibration.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { actorNameOf } from '../../joyhr/life/actor.ts';
import { chooseCycle } from '../cycles/choose.ts';
import { type Cycle, readLevels, type Stage } from '../cycles/facts.ts';
import { nameOf, saveFile } from '../files.ts';
import { countLevels, presentLevel } from './distribution.ts';
import { rolesIn } from './meeting-roles.ts';
import { isMoving, openCard, reachesCards, requireMoving, type Side } from './open-card.ts';
import { countWaiting, lateCards, type Pools, readPools } from './pools.ts';
import { readShownCards } from './read-cards.ts';

type Board = ResultOf<typeof calibrationBoard>;

const potentials = ['low', 'middle', 'high'] as const;

/** Returns the scored people in reach with the distribution of their levels, and the meetings of the cycle. */
export async function readCalibration(
  context: CallContext,
  { cycleId }: ParsedRequestOf<typeof calibrationBoard>,
): Promise<Board> {
  const reached = await reachesCards(context);
  const { cycles, cycle, stages } = await chooseCycle(context, reached, cycleId, 'calibration');
  if (cycle === null || !hasBegun(context, cycle, stages)) {
    return {
      cycles,
      cycleId: cycle?.id ?? null,
      isOpen: false,
      force: 'none',
      levels: [],
      cards: [],
      meetings: [],
      leastPool: cycle?.leastPool ?? 0,
      waiting: 0,
    };
  }
  const pools = await readPools(context, cycle);
  const isOpen = isMoving(cycle, stages, context);
  const { cards, waiting } = await readShownCards(context, {
    cycleId: cycle.id,
    condition: reached,
    pools,
    isOpen,
    most: 2000,
  });
  const levels = countLevels(
    await readLevels(context, cycle.scaleId),
    cards.map(({ level }) => level),
  );
  return {
    cycles,
    cycleId: cycle.id,
    isOpen,
    force: cycle.force,
    levels: levels.map(presentLevel),
    cards,
    meetings: await presentMeetings(context, pools, reached),
    leastPool: cycle.leastPool,
    waiting,
  };
}

/** From the calibration on all answers are in, so that a score gives none of them away. */
export function hasBegun(
  { now }: CallContext,
  { state }: Cycle,
  stages: readonly Stage[],
): boolean {
  const today = dayOf(now());
  return (
    state !== 'running' ||
    stages.some(({ kind, fromOn }) => kind === 'calibration' && fromOn <= today)
  );
}

/** The meetings that look at somebody in reach; one without people is shown to everybody who has the board. */
async function presentMeetings(
  context: CallContext,
  pools: Pools,
  reached: RawBuilder<boolean>,
): Promise<Board['meetings']> {
  const { database, tenantId } = context;
  const { rows } = await sql<{ id: string; chairName: string | null; isReached: boolean }>`select
      m.id, ${nameOf(tenantId, 'm.chair_id')} as "chairName",
      exists (select from appraisal a where a.tenant_id = m.tenant_id and a.cycle_id = m.cycle_id
        and ${reached} and a.organ_id in (select o.organ_id from organ_row o
          join organ_row t on t.tenant_id = o.tenant_id and t.organ_id = m.organ_id
            and t.to_on is null and starts_with(o.path, t.path)
          where o.tenant_id = a.tenant_id and o.to_on is null)) as "isReached"
    from calibration_meeting m where m.tenant_id = ${tenantId}
      and m.id = any(${pools.meetings.map(({ id }) => id)}::uuid[])`.execute(database);
  const roles = await rolesIn(context, pools.meetings);
  return pools.meetings.flatMap((meeting) => {
    const { id, name, state, overrideWhy } = meeting;
    const facts = rows.find((row) => row.id === id);
    if (!facts?.isReached) return [];
    const { cards, joinedTo } = pools.poolOf(id);
    return [
      {
        id,
        name,
        state,
        chairName: facts.chairName ?? '',
        people: pools.ratedOf(id).length,
        waiting: countWaiting(cards),
        late: lateCards(pools, meeting).length,
        canOpen: roles.has(id),
        joinedTo: joinedTo === null ? null : pools.nameOf(joinedTo),
        overrideWhy: roles.has(id) ? overrideWhy : null,
      },
    ];
  });
}

/** Moves a card on one axis, and keeps why. */
export async function moveOne(
  context: CallContext,
  { id, version, axis, to, reason }: ParsedRequestOf<typeof moveCard>,
  side: Side,
): Promise<ResultOf<typeof moveCard>> {
  const { database, tenantId, now, accountId } = context;
  const { file, meeting } = await openCard(context, id, { side, locked: true });
  if (file.version !== version) throw new RefusedError('conflict');
  requireMoving(context, file, meeting);
  const levels = await readLevels(context, file.cycle.scaleId);
  const choices: readonly string[] = axis === 'level' ? levels.map(({ code }) => code) : potentials;
  const from = axis === 'level' ? file.level : file.potential;
  if (!choices.includes(to) || from === to) {
    throw new RefusedError('badInput', { fields: [{ path: 'to', issue: 'choice' }] });
  }
  await database
    .insertInto('calibration_move')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      appraisal_id: file.id,
      axis,
      from_value: from,
      to_value: to,
      reason,
      at: now(),
      account_id: accountId,
      account_name: await actorNameOf(context),
    })
    .execute();
  return {
    version: await saveFile(context, file, axis === 'level' ? { level: to } : { potential: to }),
  };
}

/** Lists the moves of a card. */
export async function listMoves(
  context: CallContext,
  { id }: ParsedRequestOf<typeof cardMoves>,
  side: Side,
): Promise<ResultOf<typeof cardMoves>> {
  const { database, tenantId } = context;
  const { file } = await openCard(context, id, { side });
  const rows = await database
    .selectFrom('calibration_move as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.appraisal_id', '=', file.id)
    .orderBy('m.at', 'desc')
    .orderBy('m.id', 'desc')
    .select([
      'm.id',
      'm.axis',
      'm.from_value as from',
      'm.to_value as to',
      'm.reason',
      'm.at',
      'm.account_name as by',
    ])
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** A calibration meeting for its chair, its members and personnel. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { meetingBoard } from '#bridge/calls/performance/meetings.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readRows } from '#gateway/record/rows.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { type Cycle, readCycle, readLevels, readStages } from '../cycles/facts.ts';
import { nameOf, organNameOf } from '../files.ts';
import { calibrationMeetings } from '../records/meetings.ts';
import { hasBegun } from './board.ts';
import { countLevels, presentLevel } from './distribution.ts';
import { isMoving, looksAtCards, reachesCards } from './open-card.ts';
import { type Card, countWaiting, type Meeting, type Pools, readPools } from './pools.ts';
import { explainChange, isChanged, type KeptQuotas, readQuotas } from './quotas.ts';
import { readShownCards } from './read-cards.ts';

type Board = ResultOf<typeof meetingBoard>;

/** A meeting with who asks for it. */
interface OpenedMeeting {
  readonly cycle: Cycle;
  readonly meeting: Meeting;
  readonly pools: Pools;
  readonly role: Board['role'];
}

/**
 * Opens a meeting for those who may see it.
 * @throws {RefusedError} `notFound`
 */
async function openFor(context: CallContext, id: string): Promise<OpenedMeeting> {
  const row = await context.database
    .selectFrom('calibration_meeting')
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select('cycle_id as cycleId')
    .executeTakeFirst();
  const cycle = row && (await readCycle(context, row.cycleId));
  const pools = cycle && (await readPools(context, cycle));
  const meeting = pools?.meetings.find((one) => one.id === id);
  if (cycle === undefined || pools === undefined || meeting === undefined)
    throw new RefusedError('notFound');
  const role = await roleIn(context, meeting);
  if (role === null) throw new RefusedError('notFound');
  return { cycle, meeting, pools, role };
}

async function roleIn(
  context: CallContext,
  { id, chairId, people }: Meeting,
): Promise<Board['role'] | null> {
  const own = callerOf(context).employmentId;
  if (own === chairId) return 'chair';
  if (own !== null && people.includes(own)) return 'member';
  const scope = await openScope(context, calibrationMeetings, records);
  return (await readRows(scope, [id])).length > 0 ? 'personnel' : null;
}

/** Returns a meeting with the cards of its pool that the caller may see. */
export async function readMeetingBoard(
  context: CallContext,
  { id }: ParsedRequestOf<typeof meetingBoard>,
): Promise<Board> {
  const opened = await openFor(context, id);
  const { cycle, meeting, pools, role } = opened;
  const stages = await readStages(context, cycle.id);
  const isOpen = meeting.state === 'open' && isMoving(cycle, stages, context);
  const pool = pools.poolOf(id);
  const rated = pools.ratedOf(id);
  const isLooked =
    role === 'personnel' ? hasBegun(context, cycle, stages) : looksAtCards(meeting, cycle);
  const { cards } = await readShownCards(context, {
    cycleId: cycle.id,
    condition: sql<boolean>`(a.id = any(${isLooked ? rated.map((card) => card.id) : []}::uuid[])
      and ${role === 'personnel' ? await reachesCards(context) : sql<boolean>`true`})`,
    pools,
    isOpen,
  });
  const hidden = isLooked ? rated.length - countWaiting(rated) - cards.length : 0;
  const kept = await readQuotas(context, meeting);
  return {
    id,
    ...(await readHead(context, id)),
    cycleName: cycle.name,
    version: meeting.version,
    name: meeting.name,
    state: meeting.state,
    role,
    isOpen,
    force: cycle.force,
    people: rated.length,
    waiting: countWaiting(rated),
    hidden,
    levels: await readHeldLevels(context, opened, { kept, cards, hidden }),
    cards,
    leastPool: cycle.leastPool,
    joinedTo: pool.joinedTo === null ? null : pools.nameOf(pool.joinedTo),
    joined: pool.joined.map((one) => ({ name: pools.nameOf(one.id), people: one.people })),
    quotas: kept
      ? { version: kept.version, people: kept.people, at: kept.at.toISOString(), by: kept.by }
      : null,
    change: await readChange(context, opened, kept, rated),
    overrideWhy: meeting.overrideWhy,
  };
}

/** With people out of sight a quota beside a count would tell their levels. */
async function readHeldLevels(
  context: CallContext,
  { cycle }: OpenedMeeting,
  shown: {
    readonly kept: KeptQuotas | undefined;
    readonly cards: Board['cards'];
    readonly hidden: number;
  },
): Promise<Board['levels']> {
  if (shown.kept === undefined) return [];
  const levels = await readLevels(context, cycle.scaleId);
  const given = shown.cards.map(({ level }) => level);
  const counted = countLevels(levels, given, shown.kept.quotas).map(presentLevel);
  return shown.hidden === 0 ? counted : counted.map((level) => ({ ...level, quota: null, off: 0 }));
}

/** A change of people matters while the meeting is open; afterwards its levels are fixed. */
async function readChange(
  context: CallContext,
  { cycle, meeting }: OpenedMeeting,
  kept: KeptQuotas | undefined,
  rated: readonly Card[],
): Promise<Board['change']> {
  if (meeting.state !== 'open' || kept === undefined || !isChanged(kept, rated)) return null;
  const levels = await readLevels(context, cycle.scaleId);
  return explainChange(context, { kept, cards: rated, levels });
}

async function readHead(
  context: CallContext,
  id: string,
): Promise<Pick<Board, 'organName' | 'chairName' | 'members'>> {
  const { database, tenantId } = context;
  const { rows } = await sql<{
    organName: string | null;
    chairName: string | null;
    members: string[];
  }>`select ${organNameOf(context, 'm.organ_id')} as "organName",
      ${nameOf(tenantId, 'm.chair_id')} as "chairName",
      array(select ${nameOf(tenantId, 'b.employment_id')} from calibration_meeting_member b
        where b.tenant_id = m.tenant_id and b.meeting_id = m.id order by b.sort_order) as members
    from calibration_meeting m where m.tenant_id = ${tenantId} and m.id = ${id}`.execute(database);
  const [head] = rows;
  return {
    organName: head?.organName ?? null,
    chairName: head?.chairName ?? '',
    members: head?.members ?? [],
  };
}

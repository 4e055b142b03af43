/** A calibration meeting for its chair, its members and personnel. */
import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { meetingBoard } from '#bridge/calls/performance/meetings.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Cycle, readCycle, readLevels, readStages } from '../cycles/facts.ts';
import { nameOf, organNameOf } from '../files.ts';
import { hasBegun } from './board.ts';
import { countLevels, presentLevel } from './distribution.ts';
import { rolesIn } from './meeting-roles.ts';
import { isMoving, isOfOthers, looksAtCards, reachesCards } from './open-card.ts';
import {
  type Card,
  countWaiting,
  lateCards,
  type Meeting,
  type Pools,
  readPools,
} from './pools.ts';
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
  const role = (await rolesIn(context, [meeting])).get(id);
  if (role === undefined) throw new RefusedError('notFound');
  return { cycle, meeting, pools, role };
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
  const seen = await (role === 'personnel' ? reachesCards(context) : isOfOthers(context));
  const { cards, waiting } = await readShownCards(context, {
    cycleId: cycle.id,
    condition: sql<boolean>`(a.id = any(${isLooked ? rated.map((card) => card.id) : []}::uuid[])
      and ${seen})`,
    pools,
    isOpen,
    most: null,
  });
  const hidden = isLooked ? rated.length - waiting - cards.length : 0;
  const kept = isLooked ? await readQuotas(context, meeting) : undefined;
  const shown = { kept, cards, rated, hidden, seen };
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
    levels: await readHeldLevels(context, opened, shown),
    cards,
    leastPool: cycle.leastPool,
    joinedTo: pool.joinedTo === null ? null : pools.nameOf(pool.joinedTo),
    joined: pool.joined.map((one) => ({ name: pools.nameOf(one.id), people: one.people })),
    quotas: kept
      ? { version: kept.version, people: kept.people, at: kept.at.toISOString(), by: kept.by }
      : null,
    change: await readChange(context, opened, shown),
    overrideWhy: hidden === 0 ? meeting.overrideWhy : null,
  };
}

/** What of a meeting the caller sees. */
interface Shown {
  /** Undefined where the cards are not looked at. */
  readonly kept: KeptQuotas | undefined;
  readonly cards: Board['cards'];
  readonly rated: readonly Card[];
  /** How many people are out of sight. */
  readonly hidden: number;
  /** The condition on the files (`a`) of those who are not. */
  readonly seen: RawBuilder<boolean>;
}

/** With people out of sight what levels are held to would tell theirs beside a count. */
async function readHeldLevels(
  context: CallContext,
  { cycle }: OpenedMeeting,
  { kept, cards, hidden }: Shown,
): Promise<Board['levels']> {
  if (kept === undefined) return [];
  const levels = await readLevels(context, cycle.scaleId);
  const given = cards.map(({ level }) => level);
  const counted = countLevels(levels, given, kept.quotas).map(presentLevel);
  if (hidden === 0) return counted;
  return counted.map((level) => ({ ...level, share: null, rule: 'none', quota: null, off: 0 }));
}

/** A change of people matters while the meeting is open. Once it is closed its levels are fixed, but not those of who came since. */
async function readChange(
  context: CallContext,
  { cycle, meeting, pools }: OpenedMeeting,
  { kept, rated, hidden, seen }: Shown,
): Promise<Board['change']> {
  if (kept === undefined) return null;
  const isOff =
    meeting.state === 'open' ? isChanged(kept, rated) : lateCards(pools, meeting).length > 0;
  if (!isOff) return null;
  return explainChange(context, {
    kept,
    cards: rated,
    levels: await readLevels(context, cycle.scaleId),
    named: hidden === 0 ? seen : null,
  });
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

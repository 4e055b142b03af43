/** The meetings of a cycle and whose cards they look at. */
import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { Cycle } from '../cycles/facts.ts';
import { fillPools, noPath, type Pool, type PoolMeeting, restPool } from '../engine/pools.ts';
import { readRelatives } from './relatives.ts';

type Reader = Pick<CallContext, 'database' | 'tenantId' | 'now'>;

/** A meeting of a cycle. */
export interface Meeting extends PoolMeeting {
  readonly name: string;
  readonly version: number;
  readonly organId: string;
  readonly chairId: string;
  readonly quotaVersion: number | null;
  readonly overrideWhy: string | null;
}

/** The file of a person as a pool counts it. */
export interface Card {
  readonly id: string;
  readonly employmentId: string;
  readonly path: string;
  readonly isRated: boolean;
  readonly calibratedIn: string | null;
  readonly notRated: 'joined' | 'leave' | 'left' | 'other' | null;
  readonly hasScore: boolean;
  readonly level: string | null;
}

/** All pools of a cycle. */
export interface Pools {
  readonly meetings: readonly Meeting[];
  poolOf(meetingId: string): Pool<Card>;
  /** The meeting that a file belongs to; undefined for none. */
  meetingOf(appraisalId: string): Meeting | undefined;
  /** The name of a meeting; empty for the pool that belongs to none. */
  nameOf(meetingId: string): string;
  /** The rated cards of a pool. */
  ratedOf(meetingId: string): readonly Card[];
}

/** The path that an organisation has today, or had when it was closed. */
function pathOf({ tenantId, now }: Reader, column: string) {
  return sql<string>`coalesce((select o.path from organ_row o where o.tenant_id = ${tenantId}
    and o.organ_id = ${sql.ref(column)} and o.from_on <= ${dayOf(now())}::date
    order by o.from_on desc limit 1), ${noPath})`;
}

async function readMeetings(context: Reader, cycleId: string): Promise<readonly Meeting[]> {
  const { database, tenantId } = context;
  const { rows } = await sql<Meeting>`select m.id, m.name, m.version, m.organ_id as "organId",
      m.chair_id as "chairId", m.quota_version as "quotaVersion", m.override_why as "overrideWhy",
      m.state, ${pathOf(context, 'm.organ_id')} as path,
      array(select m.chair_id::text union select b.employment_id::text
        from calibration_meeting_member b
        where b.tenant_id = m.tenant_id and b.meeting_id = m.id) as people
    from calibration_meeting m
    where m.tenant_id = ${tenantId} and m.cycle_id = ${cycleId} and m.removed_at is null
    order by m.name, m.id`.execute(database);
  return rows;
}

async function readCards(
  context: Reader,
  cycleId: string,
  { locked = false }: { readonly locked?: boolean },
): Promise<readonly Card[]> {
  const { database, tenantId } = context;
  const { rows } = await sql<Card>`select a.id, a.employment_id as "employmentId",
      a.not_rated as "notRated", a.not_rated is null as "isRated",
      a.calibrated_in as "calibratedIn", a.score is not null as "hasScore", a.level,
      ${pathOf(context, 'a.organ_id')} as path
    from appraisal a where a.tenant_id = ${tenantId} and a.cycle_id = ${cycleId}
    order by a.id ${locked ? sql`for no key update of a` : sql``}`.execute(database);
  return rows;
}

/** Reads the pools of a cycle; locked, no level and no person of them changes until the transaction ends. */
export async function readPools(
  context: Reader,
  cycle: Pick<Cycle, 'id' | 'leastPool'>,
  options: { readonly locked?: boolean } = {},
): Promise<Pools> {
  const meetings = await readMeetings(context, cycle.id);
  const cards = await readCards(context, cycle.id, options);
  const relatives = await readRelatives(context, [
    ...new Set(meetings.flatMap(({ people }) => people)),
  ]);
  const pools = fillPools(meetings, cards, {
    leastPool: cycle.leastPool,
    areRelatives: (one, other) => relatives.get(one)?.has(other) ?? false,
  });
  const places = new Map(
    [...pools].flatMap(([id, pool]) => pool.cards.map((card) => [card.id, id] as const)),
  );
  const empty: Pool<Card> = { cards: [], joinedTo: null, joined: [] };
  const find = (id: string | undefined) => meetings.find((meeting) => meeting.id === id);
  return {
    meetings,
    poolOf: (id) => pools.get(id) ?? empty,
    meetingOf: (id) => find(places.get(id)),
    nameOf: (id) => find(id)?.name ?? '',
    ratedOf: (id) => (pools.get(id) ?? empty).cards.filter(({ isRated }) => isRated),
  };
}

/** The rated cards that belong to no meeting. */
export function cardsOfNone(pools: Pools): readonly Card[] {
  return pools.ratedOf(restPool);
}

/** How many of some cards have no score yet. */
export function countWaiting(cards: readonly Card[]): number {
  return cards.filter(({ isRated, hasScore, level }) => isRated && (!hasScore || level === null))
    .length;
}

/** The people that came to a pool after its meeting closed; none for one that is not closed. */
export function lateCards(
  pools: Pools,
  { id, state }: Pick<Meeting, 'id' | 'state'>,
): readonly Card[] {
  return state === 'closed' ? pools.ratedOf(id).filter((card) => card.calibratedIn !== id) : [];
}

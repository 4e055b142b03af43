/** When a calibration meeting may be made, opened, closed and opened again. */
import { sql } from 'kysely';
import type { calibrationMeeting } from '#bridge/calls/performance/records/meeting.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { Change, ChangeIssue } from '#gateway/record/binding.ts';
import { type Cycle, isOpen, readCycle, readLevels, readStages } from '../cycles/facts.ts';
import { countLevels } from './distribution.ts';
import {
  type Card,
  countWaiting,
  lateCards,
  type Meeting,
  type Pools,
  readPools,
} from './pools.ts';
import { isChanged, readQuotas } from './quotas.ts';
import { readAvoided } from './relatives.ts';

type MeetingFields = (typeof calibrationMeeting)['fields'];
/** A change of a meeting. */
export type MeetingChange = Change<MeetingFields, 'draft' | 'open' | 'closed'>;
type Problems = Promise<readonly FieldProblem<NameIn<MeetingFields>>[]>;

/**
 * Locks a cycle. Changes of its meetings wait for each other and for moves of its cards; moves do not wait for each other.
 * Rows that refer to the cycle are still written.
 */
export async function lockCycle(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  cycleId: string,
  how: 'change' | 'read',
): Promise<void> {
  await sql`select id from performance_cycle where tenant_id = ${tenantId} and id = ${cycleId}
    ${how === 'change' ? sql`for no key update` : sql`for share`}`.execute(database);
}

/** A meeting is of a cycle that is not released, and the only one of its organisation in it. */
export async function checkMeetings(
  changes: readonly MeetingChange[],
  context: CallContext,
): Promise<readonly ChangeIssue<NameIn<MeetingFields>>[]> {
  const issues: ChangeIssue<NameIn<MeetingFields>>[] = [];
  const taken = new Map<string, string>();
  for (const cycleId of new Set(changes.map(({ after }) => after.cycle)))
    await lockCycle(context, cycleId, 'change');
  for (const { id, action, after, changed } of changes) {
    if (action !== 'create' && action !== 'update') continue;
    const cycle = await readCycle(context, after.cycle);
    if (cycle?.state === 'released' || cycle?.state === 'closed') {
      issues.push({ id, field: 'cycle', issue: 'cycleNotRunning' });
      continue;
    }
    if (action === 'update' && !changed.has('organ')) continue;
    const place = `${after.cycle} ${after.organ}`;
    const other = taken.get(place) ?? (await findOther(context, id, after));
    if (other !== undefined && other !== id) issues.push({ id, field: 'organ', issue: 'taken' });
    taken.set(place, id);
  }
  return issues;
}

async function findOther(
  { database, tenantId }: CallContext,
  id: string,
  { cycle, organ }: { readonly cycle: string; readonly organ: string },
): Promise<string | undefined> {
  const row = await database
    .selectFrom('calibration_meeting')
    .where('tenant_id', '=', tenantId)
    .where('cycle_id', '=', cycle)
    .where('organ_id', '=', organ)
    .where('id', '<>', id)
    .where('removed_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** A meeting with the cards it looks at, locked until the transaction ends. */
export interface HeldMeeting {
  readonly cycle: Cycle;
  readonly meeting: Meeting;
  readonly pools: Pools;
  /** The rated ones. */
  readonly cards: readonly Card[];
}

/** Locks a meeting with its cycle and cards; undefined where its cycle is gone. */
export async function holdMeeting(
  context: CallContext,
  id: string,
  cycleId: string,
): Promise<HeldMeeting | undefined> {
  await lockCycle(context, cycleId, 'change');
  const cycle = await readCycle(context, cycleId);
  if (cycle === undefined) return undefined;
  const pools = await readPools(context, cycle, { locked: true });
  const meeting = pools.meetings.find((one) => one.id === id);
  return meeting && { cycle, meeting, pools, cards: pools.ratedOf(id) };
}

/** A meeting opens while levels are looked at, with enough people, all of them scored. */
export async function checkOpen({ id, after }: MeetingChange, context: CallContext): Problems {
  const held = await holdMeeting(context, id, after.cycle);
  if (held?.cycle.state !== 'running') return [{ field: 'cycle', issue: 'cycleNotRunning' }];
  const stages = await readStages(context, held.cycle.id);
  if (!isOpen(stages, 'calibration', dayOf(context.now())))
    return [{ field: 'cycle', issue: 'calibrationClosed' }];
  if (held.pools.poolOf(id).joinedTo !== null) return [{ field: 'organ', issue: 'poolJoined' }];
  const waiting = countWaiting(held.cards);
  return waiting > 0 ? [{ field: 'name', issue: 'poolWaiting', min: waiting }] : [];
}

/** A meeting closes with a level for everybody, while its quotas hold, only guide, or the chair said why they do not. */
export async function checkMeetingClose(
  { id, after }: MeetingChange,
  context: CallContext,
): Problems {
  const held = await holdMeeting(context, id, after.cycle);
  if (held?.cycle.state !== 'running') return [{ field: 'cycle', issue: 'cycleNotRunning' }];
  const { meeting, cards, cycle } = held;
  if (await looksAtOwn(context, held)) return [{ field: 'name', issue: 'ownPool' }];
  const waiting = countWaiting(cards);
  if (waiting > 0) return [{ field: 'name', issue: 'poolWaiting', min: waiting }];
  const kept = await readQuotas(context, meeting);
  if (kept === undefined || isChanged(kept, cards))
    return [{ field: 'quotaVersion', issue: 'poolChanged' }];
  if (cycle.force !== 'force' || meeting.overrideWhy !== null) return [];
  return (await isBroken(context, held)) ? [{ field: 'overrideWhy', issue: 'meetingBroken' }] : [];
}

/** Whether the levels of a meeting break the quotas it keeps. */
export async function isBroken(
  context: CallContext,
  { cycle, meeting, cards }: HeldMeeting,
): Promise<boolean> {
  const kept = await readQuotas(context, meeting);
  const levels = await readLevels(context, cycle.scaleId);
  const given = cards.map(({ level }) => level);
  return countLevels(levels, given, kept?.quotas).some(({ off }) => off !== 0);
}

/** Whether the own card of the caller or that of a relative is looked at: what happens to a meeting tells of its levels. */
async function looksAtOwn(context: CallContext, { cards }: HeldMeeting): Promise<boolean> {
  const avoided = await readAvoided(context);
  return cards.some(({ employmentId }) => avoided.includes(employmentId));
}

/** A meeting is opened again before the results are released. */
export async function checkReopen({ id, after }: MeetingChange, context: CallContext): Problems {
  const held = await holdMeeting(context, id, after.cycle);
  if (held?.cycle.state !== 'running') return [{ field: 'cycle', issue: 'cycleNotRunning' }];
  return (await looksAtOwn(context, held)) ? [{ field: 'name', issue: 'ownPool' }] : [];
}

/** Meetings that have begun are kept. */
export async function usedMeetings(
  ids: readonly string[],
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('calibration_meeting')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('quota_version', 'is not', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What keeps a cycle from its release: meetings with a pool of their own that are not closed, and people who came to a closed one. */
export async function countUnmet(
  context: CallContext,
  cycle: Cycle,
): Promise<{ readonly meetings: number; readonly late: number }> {
  const pools = await readPools(context, cycle);
  const open = pools.meetings.filter(
    ({ id, state }) => state !== 'closed' && pools.poolOf(id).joinedTo === null,
  );
  const late = pools.meetings.flatMap((meeting) => lateCards(pools, meeting));
  return { meetings: open.length, late: late.length };
}

/** One card, opened by those who may look at it or move it. */
import { sql } from 'kysely';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import { performanceCodes } from '#bridge/calls/performance/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Cycle, isOpen, type Stage } from '../cycles/facts.ts';
import { type File, openFileOf, reachesOthers } from '../files.ts';
import { lockCycle } from './meeting-guards.ts';
import { type Meeting, readPools } from './pools.ts';
import { readAvoided } from './relatives.ts';

/** Who asks: personnel with the function over a cycle, or somebody who meets. */
export type Side = 'personnel' | 'meeting';

/** The condition on a file (`a`): it is in reach for the calibration, and neither the own one nor that of a relative. */
export async function reachesCards(context: CallContext) {
  const reached = await reachesOthers(context, performanceFunctions.calibration);
  return sql<boolean>`(${reached} and ${await isOfOthers(context)})`;
}

/** The condition on a file (`a`): it is neither the own one nor that of a relative. */
export async function isOfOthers(context: CallContext) {
  return sql<boolean>`a.employment_id <> all(${await readAvoided(context)}::uuid[])`;
}

/** Whether somebody who meets may look at the cards: from the opening to the release. */
export function looksAtCards({ state }: Pick<Meeting, 'state'>, cycle: Cycle): boolean {
  return state !== 'draft' && cycle.state === 'running';
}

/**
 * The file of a card with the meeting it belongs to. Locked, neither changes until the transaction ends.
 * @throws {RefusedError} `notFound`
 */
export async function openCard(
  context: CallContext,
  id: string,
  { side, locked = false }: { readonly side: Side; readonly locked?: boolean },
): Promise<{ readonly file: File; readonly meeting: Meeting | undefined }> {
  const { database, tenantId } = context;
  const found = await database
    .selectFrom('appraisal as a')
    .where('a.tenant_id', '=', tenantId)
    .where('a.id', '=', id)
    .select('a.cycle_id as cycleId')
    .executeTakeFirst();
  if (found === undefined) throw new RefusedError('notFound');
  if (locked) await lockCycle(context, found.cycleId, 'read');
  if (side === 'personnel') await requireReach(context, id);
  const file = await openFileOf(context, id, { locked });
  const pools = await readPools(context, file.cycle);
  const meeting = pools.meetingOf(id);
  if (side === 'meeting') {
    const own = callerOf(context).employmentId;
    // A relative may be declared after a closed meeting fixed the card.
    const isMet =
      own !== null &&
      meeting?.people.includes(own) &&
      file.notRated === null &&
      looksAtCards(meeting, file.cycle) &&
      !(await readAvoided(context)).includes(file.employmentId);
    if (!isMet) throw new RefusedError('notFound');
  }
  return { file, meeting };
}

async function requireReach(context: CallContext, id: string): Promise<void> {
  const { rows } = await sql`select from appraisal a where a.tenant_id = ${context.tenantId}
    and a.id = ${id} and ${await reachesCards(context)}`.execute(context.database);
  if (rows.length === 0) throw new RefusedError('notFound');
}

/** Whether cards of a cycle are moved on this day. */
export function isMoving(cycle: Cycle, stages: readonly Stage[], { now }: CallContext): boolean {
  return cycle.state === 'running' && isOpen(stages, 'calibration', dayOf(now()));
}

/**
 * Refuses a move that comes too early or too late.
 * @throws {RefusedError} the code of what is in the way.
 */
export function requireMoving(
  context: CallContext,
  { cycle, stages, score, notRated }: File,
  meeting: Meeting | undefined,
): void {
  if (cycle.state === 'released' || cycle.state === 'closed')
    throw new RefusedError(performanceCodes.resultFinal);
  if (!isMoving(cycle, stages, context)) throw new RefusedError(performanceCodes.stageClosed);
  if (meeting !== undefined && meeting.state !== 'open')
    throw new RefusedError(performanceCodes.meetingNotOpen);
  if (score === null || notRated !== null) throw new RefusedError(performanceCodes.notScored);
}

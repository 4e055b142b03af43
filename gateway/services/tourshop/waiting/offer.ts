/** Free seats of a departure go to those who wait, in the order in which they joined, as a hold of their own. */
import { sql } from 'kysely';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import type { joinTourList } from '#bridge/calls/tourshop/waiting.ts';
import { dayOf, startOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import {
  type AskedParty,
  fits,
  isOnSale,
  requireParty,
  writeHold,
} from '../bookings/write-hold.ts';
import { type LockedDeparture, lockDeparture, type SeatScope } from '../seats/claims.ts';
import { tellWaiting } from './tell.ts';

const hour = 3_600_000;
/** How long seats are offered, and how long shortly before the departure. */
const offerTime = { usual: 24 * hour, late: 2 * hour, lateFrom: 72 * hour };

interface Waiting {
  readonly id: string;
  readonly employmentId: string;
  readonly travellers: ParsedRequestOf<typeof joinTourList>['travellers'];
  readonly phone: string | null;
}

/** Offers the free seats of a departure; it locks it. Returns how many seats are held for people of the list now. */
export async function offerSeats(scope: SeatScope, departureId: string): Promise<number> {
  const first = await lockDeparture(scope, departureId);
  if (first === undefined || !isOnSale(first, dayOf(scope.now())) || !fits(first, 1)) return 0;
  const { rows } = await sql<Waiting>`select id, employment_id as "employmentId", travellers, phone
    from tour_wait where tenant_id = ${scope.tenantId} and departure_id = ${departureId}
      and state = 'waiting' order by id`.execute(scope.database);
  let departure = first;
  for (const waiting of rows) {
    if (!fits(departure, 1)) break;
    departure = await offerTo(scope, departure, waiting);
  }
  return departure.taken - first.taken;
}

/** Offers seats to one party. One that does not fit keeps its place, one that may go no more leaves the list. */
async function offerTo(
  scope: SeatScope,
  departure: LockedDeparture,
  waiting: Waiting,
): Promise<LockedDeparture> {
  const asked = await readAsked(scope, departure, waiting);
  if (asked === 'gone') {
    await endWait(scope, waiting.id, 'closed');
    await tellWaiting(scope, waiting.employmentId, departure, { event: 'dropped' });
    return departure;
  }
  if (asked === 'skipped' || !fits(departure, asked.persons)) {
    await sql`update tour_wait set skipped_at = coalesce(skipped_at, ${scope.now()})
      where tenant_id = ${scope.tenantId} and id = ${waiting.id}`.execute(scope.database);
    return departure;
  }
  const until = offeredUntil(scope.now(), departure.fromOn);
  const buyer = { employmentId: waiting.employmentId, requestKey: `wait:${waiting.id}` };
  const hold = { departure, asked, until, phone: waiting.phone ?? undefined };
  const bookingId = await writeHold(scope, buyer, hold);
  await sql`update tour_wait set state = 'offered', booking_id = ${bookingId}, ended_at = ${scope.now()}
    where tenant_id = ${scope.tenantId} and id = ${waiting.id}`.execute(scope.database);
  await tellWaiting(scope, waiting.employmentId, departure, { event: 'offered', bookingId, until });
  return { ...departure, taken: departure.taken + asked.persons };
}

/** The party as it is today. With too few points it is passed over, as one that does not fit. */
async function readAsked(
  scope: SeatScope,
  departure: LockedDeparture,
  { employmentId, travellers }: Waiting,
): Promise<AskedParty | 'skipped' | 'gone'> {
  try {
    return await requireParty(scope, employmentId, departure, travellers);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return error.code === tourCodes.pointsShort.code ? 'skipped' : 'gone';
  }
}

/** A day, or two hours where the departure is near. */
function offeredUntil(now: Date, fromOn: string): Date {
  const isLate = startOf(fromOn).getTime() - now.getTime() < offerTime.lateFrom;
  return new Date(now.getTime() + (isLate ? offerTime.late : offerTime.usual));
}

/** Ends a place in a list. */
export async function endWait(
  { database, tenantId, now }: SeatScope,
  id: string,
  state: 'left' | 'lapsed' | 'closed',
): Promise<void> {
  await sql`update tour_wait set state = ${state}, ended_at = ${now()}
    where tenant_id = ${tenantId} and id = ${id}`.execute(database);
}

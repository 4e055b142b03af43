/** Asks the company to pay what own points do not. Bookings call it; the rules of the record are in `requests.ts`. */
import { sql } from 'kysely';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { startOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readRows } from '#gateway/record/rows.ts';
import { commitMove, planMove, writePending } from '#gateway/record/save/move.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { publishedFor } from '../../workflow/gate.ts';
import type { KeptBooking } from '../bookings/own-booking.ts';
import { spendPoints, usablePoints } from '../points/wallet.ts';
import { tourFundings } from '../records/funding.ts';

/** Milliseconds for which seats are kept while the company decides, but not into the day of departure. */
const decideWithin = 72 * 3_600_000;

/**
 * Keeps the own points and the seats of a held booking, and asks for the rest.
 * @throws {RefusedError} `noFunding` where the company has no route for it: its money is not spent without a decision;
 * `notOnSale` on the day of departure, which leaves no time to decide.
 */
export async function askFunding(
  context: CallContext,
  booking: KeptBooking,
  reason: string | undefined,
): Promise<void> {
  const { database, tenantId, now } = context;
  if (reason === undefined)
    throw new RefusedError('badInput', { fields: [{ path: 'reason', issue: 'required' }] });
  if ((await publishedFor(context, 'tourFunding', 'submit')) === null)
    throw new RefusedError(tourCodes.noFunding);
  const { id: bookingId, number, employmentId, departureId, points } = booking;
  const asked = now().getTime();
  const until = new Date(Math.min(asked + decideWithin, startOf(booking.fromOn).getTime()));
  if (until.getTime() <= asked) throw new RefusedError(tourCodes.notOnSale);
  const own = Math.min(points, await usablePoints(context, employmentId));
  const cause = { employmentId, reference: `booking:${bookingId}`, bookingId };
  await spendPoints(context, cause, own);
  const id = uuid7();
  await database
    .insertInto('tour_funding')
    .values({
      tenant_id: tenantId,
      id,
      number,
      employment_id: employmentId,
      departure_id: departureId,
      own_points: own,
      funded_points: points - own,
      reason,
      state: 'draft',
    })
    .execute();
  await sql`update tour_booking set state = 'approving', funded = ${points - own},
      funding_id = ${id}, hold_until = ${until}
    where tenant_id = ${tenantId} and id = ${bookingId}`.execute(database);
  await sql`update tour_seat_claim set expires_at = ${until}
    where tenant_id = ${tenantId} and booking_id = ${bookingId}`.execute(database);
  context.record(`tourFunding:${id}`, { bookingId, own, funded: points - own });
  await submit(context, id);
}

/** Sends a request that was returned once more, with what its person says now. */
export async function askAgain(
  context: CallContext,
  id: string,
  reason: string | undefined,
): Promise<void> {
  const { database, tenantId } = context;
  const { rows } = await sql`update tour_funding
    set reason = coalesce(${reason ?? null}, reason), version = version + 1
    where tenant_id = ${tenantId} and id = ${id} and state = 'draft' and pending is null
    returning id`.execute(database);
  if (rows.length === 0) throw new RefusedError('notNow');
  await submit(context, id);
}

async function submit(context: CallContext, id: string): Promise<void> {
  const scope = await openScope(context, tourFundings, records);
  const [row] = await readRows(scope, [id], { lock: true, known: true });
  if (row === undefined) throw new RefusedError('notFound');
  const asked = { record: 'tourFunding', move: 'submit', rowId: id, version: row.version };
  const approval = await records.gate(context, asked);
  // A route that skips everybody has decided at once.
  if (approval === null) await commitMove(scope, await planMove(scope, row, 'submit'));
  else await writePending(scope, row, approval);
}

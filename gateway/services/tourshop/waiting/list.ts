import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import type { joinTourList, leaveTourList } from '#bridge/calls/tourshop/waiting.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { fits, requireOnSale, requireParty } from '../bookings/write-hold.ts';
import { lockDeparture } from '../seats/claims.ts';
import { countWaiting, placeInLine } from './count.ts';
import { endWait, offerSeats } from './offer.ts';

type Request = ParsedRequestOf<typeof joinTourList>;
type Joined = ResultOf<typeof joinTourList>;

/** Joins the list of a departure. Where those before do not fit into the free seats, the party is offered them at once. */
export async function joinList(context: CallContext, request: Request): Promise<Joined> {
  const own = ownEmployment(context);
  const { departureId, travellers, phone } = request;
  const departure = await lockDeparture(context, departureId);
  if (departure === undefined) throw new RefusedError('notFound');
  requireOnSale(departure, dayOf(context.now()));
  const known = await findWait(context, own, departureId);
  if (known !== undefined) return readJoined(context, known);
  const { persons } = await requireParty(context, own, departure, travellers);
  const waiting = await countWaiting(context, departureId);
  if (persons + departure.blocked > departure.seats) throw new RefusedError(tourCodes.soldOut);
  const isFree = fits(departure, persons);
  if (waiting === 0 && isFree) throw new RefusedError(tourCodes.seatsLeft);
  // A party that fits is offered its seats at once, also where those of a full list do not fit.
  if (!isFree && departure.waitMost !== null && waiting >= departure.waitMost)
    throw new RefusedError(tourCodes.listFull);
  const id = uuid7();
  await context.database
    .insertInto('tour_wait')
    .values({
      tenant_id: context.tenantId,
      id,
      departure_id: departureId,
      employment_id: own,
      persons,
      travellers: JSON.stringify(travellers),
      phone: phone ?? null,
      state: 'waiting',
      joined_at: context.now(),
    })
    .execute();
  context.record(`tourWait:${id}`, { departureId, persons });
  await offerSeats(context, departureId);
  return readJoined(context, id);
}

async function findWait(
  { database, tenantId }: CallContext,
  employmentId: string,
  departureId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from tour_wait
    where tenant_id = ${tenantId} and departure_id = ${departureId}
      and employment_id = ${employmentId} and state = 'waiting'`.execute(database);
  return rows[0]?.id;
}

async function readJoined({ database, tenantId }: CallContext, id: string): Promise<Joined> {
  const { rows } = await sql<Joined>`select w.id as "waitId", w.booking_id as "bookingId",
      case when w.state = 'waiting' then ${placeInLine} end as place
    from tour_wait w where w.tenant_id = ${tenantId} and w.id = ${id}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new RefusedError('notFound');
  return row;
}

/** Leaves a list. @throws {RefusedError} `notFound`, for a place of somebody else too; `notNow` once seats were offered. */
export async function leaveList(
  context: CallContext,
  { waitId }: ParsedRequestOf<typeof leaveTourList>,
): Promise<null> {
  const { database, tenantId } = context;
  const own = ownEmployment(context);
  const { rows } = await sql<{ departureId: string }>`select departure_id as "departureId"
    from tour_wait where tenant_id = ${tenantId} and id = ${waitId} and employment_id = ${own}`.execute(
    database,
  );
  const [found] = rows;
  if (found === undefined) throw new RefusedError('notFound');
  await lockDeparture(context, found.departureId);
  const { rows: open } = await sql`select from tour_wait where tenant_id = ${tenantId}
    and id = ${waitId} and state = 'waiting'`.execute(database);
  if (open.length === 0) throw new RefusedError('notNow');
  await endWait(context, waitId, 'left');
  context.record(`tourWait:${waitId}`, { state: 'left' });
  return null;
}

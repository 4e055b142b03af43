import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { holdTour } from '#bridge/calls/tourshop/bookings.ts';
import { tourFunctions } from '#bridge/calls/tourshop/functions.ts';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import type { Verdict } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { requireSession } from '../../uac/session-info.ts';
import { findClaim, lockDeparture, looksFull, type SeatScope } from '../seats/claims.ts';
import { inLane } from '../seats/lane.ts';
import { countWaiting } from '../waiting/count.ts';
import {
  type Buyer,
  fits,
  readHeld,
  requireOnSale,
  requireParty,
  writeHold,
} from './write-hold.ts';

/** Milliseconds that seats are held. */
export const holdTime = 15 * 60_000;

type Request = ParsedRequestOf<typeof holdTour>;
type Held = ResultOf<typeof holdTour>;

/** As every call: the function that is declared beside it. */
export async function mayHold(context: GatewaySessionContext): Promise<Verdict> {
  const { tenantId, accountId } = requireSession(context);
  const { database, rights } = context.services;
  const held = await rights.load(database, tenantId, accountId);
  return hasFunction(held, tourFunctions.tours) ? 'allow' : 'noPermission';
}

/**
 * Holds seats. The unlocked look and the lane come before a connection is taken, so that a hot departure leaves the
 * others to everybody else.
 */
export async function holdSeats(context: GatewaySessionContext, request: Request): Promise<Held> {
  const { tenantId, accountId } = requireSession(context);
  const { database, rights } = context.services;
  const { employmentId } = await rights.load(database, tenantId, accountId);
  if (employmentId === null) throw new RefusedError(tourCodes.mayNotBook);
  const buyer = { employmentId, requestKey: `${accountId}:${request.requestKey}` };
  const now = () => context.now();
  const run = <Result>(mode: 'read' | 'write', body: (scope: SeatScope) => Promise<Result>) =>
    database.withTransaction({ tenantId, accountId }, mode, (transaction) =>
      body({ database: transaction, tenantId, now }),
    );
  const held = await buySeats(run, tenantId, buyer, request);
  context.record(`tourBooking:${held.bookingId}`, { departureId: request.departureId });
  return held;
}

/** Opens a transaction of the company. */
export type Run = <Result>(
  mode: 'read' | 'write',
  body: (scope: SeatScope) => Promise<Result>,
) => Promise<Result>;

/** Bookings of one departure at a time in a gateway, and looks at it: the rest of the connections are for everybody else. */
const lane = { book: 2, look: 4 };

/** The way of one press: look, lane, look again, lock. */
export async function buySeats(
  run: Run,
  tenantId: string,
  buyer: Buyer,
  request: Request,
): Promise<Held> {
  const key = `${tenantId}:${request.departureId}`;
  const look = () => run('read', (scope) => lookFirst(scope, buyer, request));
  const known = await inLane(`${key}:look`, lane.look, look);
  if (known !== undefined) return known;
  return inLane(key, lane.book, async () => {
    const since = await look();
    if (since !== undefined) return since;
    const held = await run('write', (scope) => claimSeats(scope, buyer, request));
    // The seats of ended holds are given back even where the party does not fit.
    if (held === 'soldOut') throw new RefusedError(tourCodes.soldOut);
    return held;
  });
}

async function lookFirst(
  scope: SeatScope,
  { employmentId, requestKey }: Buyer,
  { departureId, travellers }: Request,
): Promise<Held | undefined> {
  const known = await findClaim(scope, requestKey);
  if (known !== undefined) return readHeld(scope, known, employmentId);
  const least = travellers.filter(({ kind }) => kind === 'adult').length;
  if (await looksFull(scope, departureId, Math.max(1, least)))
    throw new RefusedError(tourCodes.soldOut);
  return undefined;
}

async function claimSeats(
  scope: SeatScope,
  buyer: Buyer,
  request: Request,
): Promise<Held | 'soldOut'> {
  const departure = await lockDeparture(scope, request.departureId);
  if (departure === undefined) throw new RefusedError('notFound');
  const known = await findClaim(scope, buyer.requestKey);
  if (known !== undefined) return readHeld(scope, known, buyer.employmentId);
  requireOnSale(departure, dayOf(scope.now()));
  const asked = await requireParty(scope, buyer.employmentId, departure, request.travellers);
  if (!fits(departure, asked.persons)) return 'soldOut';
  if ((await countWaiting(scope, departure.id)) > 0) throw new RefusedError(tourCodes.waitFirst);
  const until = new Date(scope.now().getTime() + holdTime);
  const bookingId = await writeHold(scope, buyer, {
    departure,
    asked,
    until,
    phone: request.phone,
  });
  return readHeld(scope, bookingId, buyer.employmentId);
}

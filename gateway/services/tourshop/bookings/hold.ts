import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { holdTour } from '#bridge/calls/tourshop/bookings.ts';
import { tourFunctions } from '#bridge/calls/tourshop/functions.ts';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { Verdict } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { requireSession } from '../../uac/session-info.ts';
import type { KeptFees } from '../engine/fees.ts';
import { type Standing, standingIn } from '../points/plans.ts';
import { usablePoints } from '../points/wallet.ts';
import {
  changeTaken,
  findClaim,
  type LockedDeparture,
  lockDeparture,
  looksFull,
  type SeatScope,
} from '../seats/claims.ts';
import { inLane } from '../seats/lane.ts';
import { type PartyMember, readParty } from './party.ts';

/** Milliseconds that seats are held. */
export const holdTime = 15 * 60_000;

type Request = ParsedRequestOf<typeof holdTour>;
type Held = ResultOf<typeof holdTour>;

/** What holds seats, besides the request: who, and by which key the press is known. */
export interface Buyer {
  readonly employmentId: string;
  readonly requestKey: string;
}

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
  const standing = await standingIn(scope, buyer.employmentId);
  if (standing.plan === null) throw new RefusedError(tourCodes.mayNotBook);
  const party = await readParty(scope, buyer.employmentId, departure, request.travellers);
  if (!standing.plan.familyAllowed && party.some(({ dependantId }) => dependantId !== null))
    throw new RefusedError(tourCodes.familyNotAllowed);
  await refuseSecond(scope, buyer.employmentId, departure.id);
  const points = party.reduce((sum, one) => sum + one.points, 0);
  if ((await usablePoints(scope, buyer.employmentId)) < points)
    throw new RefusedError(tourCodes.pointsShort);
  const persons = party.filter(({ seat }) => seat).length;
  if (departure.taken + departure.blocked + persons > departure.seats) return 'soldOut';
  const bookingId = await writeBooking(scope, buyer, { departure, standing, party, request });
  await changeTaken(scope, departure.id, persons);
  return readHeld(scope, bookingId, buyer.employmentId);
}

/** @throws {RefusedError} `notOnSale`. */
export function requireOnSale(departure: LockedDeparture, today: string): void {
  const isOpen = departure.state === 'open' || departure.state === 'guaranteed';
  const isTime = departure.saleFrom <= today && today <= departure.saleTo;
  if (!isOpen || !isTime || departure.productState !== 'onSale')
    throw new RefusedError(tourCodes.notOnSale);
}

async function refuseSecond(
  { database, tenantId }: SeatScope,
  employmentId: string,
  departureId: string,
): Promise<void> {
  const { rows } = await sql`select from tour_booking where tenant_id = ${tenantId}
    and departure_id = ${departureId} and employment_id = ${employmentId}
    and state in ('held', 'paid', 'confirmed')`.execute(database);
  if (rows.length > 0) throw new RefusedError(tourCodes.holdOpen);
}

interface NewBooking {
  readonly departure: LockedDeparture;
  readonly standing: Standing;
  readonly party: readonly PartyMember[];
  readonly request: Request;
}

async function writeBooking(
  scope: SeatScope,
  { employmentId, requestKey }: Buyer,
  { departure, standing, party, request }: NewBooking,
): Promise<string> {
  const { database, tenantId: tenant_id } = scope;
  const moment = scope.now();
  const until = new Date(moment.getTime() + holdTime);
  const id = uuid7();
  await database
    .insertInto('tour_booking')
    .values({
      tenant_id,
      id,
      number: numberOn(dayOf(moment)),
      employment_id: employmentId,
      departure_id: departure.id,
      plan_id: standing.plan?.id ?? null,
      state: 'held',
      phone: request.phone ?? null,
      points: party.reduce((sum, { points }) => sum + points, 0),
      fees: JSON.stringify(await readFees(scope, departure.feeTableId)),
      hold_until: until,
      booked_at: moment,
    })
    .execute();
  const rows = party.map(({ dependantId, ...member }, sort_order) => ({
    tenant_id,
    id: uuid7(),
    booking_id: id,
    sort_order,
    dependant_id: dependantId,
    ...member,
    state: 'going' as const,
  }));
  await database.insertInto('tour_traveller').values(rows).execute();
  await database
    .insertInto('tour_seat_claim')
    .values({
      tenant_id,
      id: uuid7(),
      departure_id: departure.id,
      booking_id: id,
      persons: party.filter(({ seat }) => seat).length,
      state: 'held',
      expires_at: until,
      request_key: requestKey,
    })
    .execute();
  return id;
}

/** Letters and digits that are not taken for one another. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function numberOn(day: string): string {
  const tail = Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('');
  return `TS${day.replaceAll('-', '').slice(2)}-${tail}`;
}

/** A fee table as a booking keeps it. */
async function readFees({ database, tenantId }: SeatScope, id: string): Promise<KeptFees> {
  const { rows } = await sql<KeptFees>`select t.name, t.kind, coalesce((
      select jsonb_agg(jsonb_build_object('daysFrom', s.days_from, 'daysTo', s.days_to,
        'percent', s.percent) order by s.days_from desc)
      from tour_fee_step s where s.tenant_id = t.tenant_id and s.fee_table_id = t.id), '[]') as steps
    from tour_fee_table t where t.tenant_id = ${tenantId} and t.id = ${id}`.execute(database);
  const [fees] = rows;
  if (fees === undefined) throw new Error('A product has no fee table.');
  return fees;
}

async function readHeld(scope: SeatScope, id: string, employmentId: string): Promise<Held> {
  const { rows } = await sql<{ number: string; holdUntil: Date; points: number }>`
    select number, hold_until as "holdUntil", points from tour_booking
    where tenant_id = ${scope.tenantId} and id = ${id}`.execute(scope.database);
  const [row] = rows;
  if (row === undefined) throw new RefusedError('notFound');
  return {
    bookingId: id,
    number: row.number,
    holdUntil: row.holdUntil.toISOString(),
    points: row.points,
    balance: await usablePoints(scope, employmentId),
  };
}

/** What every hold needs: a departure on sale, a party that may go, and the points; and how it is written. */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { holdTour } from '#bridge/calls/tourshop/bookings.ts';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { KeptFees } from '../engine/fees.ts';
import { standingIn } from '../points/plans.ts';
import { usablePoints } from '../points/wallet.ts';
import { changeTaken, type LockedDeparture, type SeatScope } from '../seats/claims.ts';
import { type PartyMember, readParty } from './party.ts';

type Travellers = ParsedRequestOf<typeof holdTour>['travellers'];
type Held = ResultOf<typeof holdTour>;

/** What holds seats, besides the request: who, and by which key the press is known. */
export interface Buyer {
  readonly employmentId: string;
  readonly requestKey: string;
}

/** Whether a departure can be booked on the day, seats aside. */
export function isOnSale(departure: LockedDeparture, today: string): boolean {
  const isOpen = departure.state === 'open' || departure.state === 'guaranteed';
  const isTime = departure.saleFrom <= today && today <= departure.saleTo;
  return isOpen && isTime && departure.productState === 'onSale';
}

/** @throws {RefusedError} `notOnSale`. */
export function requireOnSale(departure: LockedDeparture, today: string): void {
  if (!isOnSale(departure, today)) throw new RefusedError(tourCodes.notOnSale);
}

/** A party that may go, with its plan and the seats it takes. */
export interface AskedParty {
  readonly planId: string;
  readonly party: readonly PartyMember[];
  readonly persons: number;
  readonly points: number;
}

/** @throws {RefusedError} for who may not go, has a booking already, or has too few points. */
export async function requireParty(
  scope: SeatScope,
  employmentId: string,
  departure: LockedDeparture,
  travellers: Travellers,
): Promise<AskedParty> {
  const { plan } = await standingIn(scope, employmentId);
  if (plan === null) throw new RefusedError(tourCodes.mayNotBook);
  const party = await readParty(scope, employmentId, departure, travellers);
  if (!plan.familyAllowed && party.some(({ dependantId }) => dependantId !== null))
    throw new RefusedError(tourCodes.familyNotAllowed);
  await refuseSecond(scope, employmentId, departure.id);
  const points = party.reduce((sum, one) => sum + one.points, 0);
  if (!plan.fundedTrip && (await usablePoints(scope, employmentId)) < points)
    throw new RefusedError(tourCodes.pointsShort);
  return { planId: plan.id, party, persons: party.filter(({ seat }) => seat).length, points };
}

/** Whether so many seats are free on a locked departure. */
export function fits({ taken, blocked, seats }: LockedDeparture, persons: number): boolean {
  return taken + blocked + persons <= seats;
}

async function refuseSecond(
  { database, tenantId }: SeatScope,
  employmentId: string,
  departureId: string,
): Promise<void> {
  const { rows } = await sql`select from tour_booking where tenant_id = ${tenantId}
    and departure_id = ${departureId} and employment_id = ${employmentId}
    and state in ('held', 'approving', 'paid', 'confirmed')`.execute(database);
  if (rows.length > 0) throw new RefusedError(tourCodes.holdOpen);
}

/** What a hold is written from. */
export interface NewHold {
  readonly departure: LockedDeparture;
  readonly asked: AskedParty;
  readonly until: Date;
  readonly phone?: string | undefined;
}

/** Writes a held booking with its travellers and its claim, and takes the seats. The departure is locked. */
export async function writeHold(
  scope: SeatScope,
  { employmentId, requestKey }: Buyer,
  { departure, asked, until, phone }: NewHold,
): Promise<string> {
  const { database, tenantId: tenant_id } = scope;
  const moment = scope.now();
  const id = uuid7();
  await database
    .insertInto('tour_booking')
    .values({
      tenant_id,
      id,
      number: numberOn(dayOf(moment)),
      employment_id: employmentId,
      departure_id: departure.id,
      plan_id: asked.planId,
      state: 'held',
      phone: phone ?? null,
      points: asked.points,
      fees: JSON.stringify(await readFees(scope, departure.feeTableId)),
      hold_until: until,
      booked_at: moment,
    })
    .execute();
  const rows = asked.party.map(({ dependantId, ...member }, sort_order) => ({
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
      persons: asked.persons,
      state: 'held',
      expires_at: until,
      request_key: requestKey,
    })
    .execute();
  await changeTaken(scope, departure.id, asked.persons);
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

/** A held booking as the press of its buyer is answered. */
export async function readHeld(scope: SeatScope, id: string, employmentId: string): Promise<Held> {
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

/** Who travels, at which price. */
import { sql } from 'kysely';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { holdTour } from '#bridge/calls/tourshop/bookings.ts';
import type { TravellerKind } from '#bridge/calls/tourshop/parts.ts';
import { tourCodes } from '#bridge/calls/tourshop/terms.ts';
import { wholeYears } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { fitsKind, isGrown } from '../engine/ages.ts';
import type { LockedDeparture, SeatScope } from '../seats/claims.ts';

/** One of a party with the price. */
export interface PartyMember {
  readonly dependantId: string | null;
  readonly name: string;
  readonly kind: TravellerKind;
  readonly grown: boolean;
  readonly seat: boolean;
  readonly points: number;
}

interface Person {
  readonly id: string | null;
  readonly name: string;
  readonly bornOn: string | null;
}

type Asked = ParsedRequestOf<typeof holdTour>['travellers'];

/**
 * Reads who is meant and what each costs.
 * @throws {RefusedError} `notFound` for a dependant of somebody else, `noPrice`, `ageMismatch`, `adultNeeded`.
 */
export async function readParty(
  scope: SeatScope,
  employmentId: string,
  departure: LockedDeparture,
  asked: Asked,
): Promise<readonly PartyMember[]> {
  const people = await readPeople(scope, employmentId);
  const prices = await readPrices(scope, departure.id);
  const named = asked.map(({ dependantId = null }) => dependantId);
  if (new Set(named).size !== named.length) throw new RefusedError('badInput');
  const party = asked.map(({ dependantId = null, kind }): PartyMember => {
    const person = people.get(dependantId);
    if (person === undefined) throw new RefusedError('notFound');
    const price = prices.get(kind);
    if (price === undefined) throw new RefusedError(tourCodes.noPrice);
    checkAge(person, kind, departure);
    const grown = person.bornOn === null || isGrown(person.bornOn, departure.fromOn);
    return { dependantId, name: person.name, kind, grown, ...price };
  });
  if (!party.some(({ grown }) => grown)) throw new RefusedError(tourCodes.adultNeeded);
  return party;
}

function checkAge(
  { id, bornOn }: Person,
  kind: TravellerKind,
  { fromOn, minAge }: LockedDeparture,
): void {
  // The employee is of age; when they were born is no business of the shop unless they want the price of a senior.
  const isFit =
    bornOn === null || (id === null && kind === 'adult')
      ? kind === 'adult'
      : fitsKind(kind, bornOn, fromOn);
  const isOld = minAge === null || bornOn === null || wholeYears(bornOn, fromOn) >= minAge;
  if (!isFit || !isOld) throw new RefusedError(tourCodes.ageMismatch);
}

async function readPeople(
  { database, tenantId }: SeatScope,
  employmentId: string,
): Promise<ReadonlyMap<string | null, Person>> {
  const { rows } = await sql<Person>`select null as id, p.name, p.birth_date as "bornOn"
      from employment e join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
      where e.tenant_id = ${tenantId} and e.id = ${employmentId}
    union all select id, name, born_on from tour_dependant
      where tenant_id = ${tenantId} and employment_id = ${employmentId} and removed_at is null`.execute(
    database,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function readPrices(
  { database, tenantId }: SeatScope,
  departureId: string,
): Promise<ReadonlyMap<TravellerKind, { readonly seat: boolean; readonly points: number }>> {
  const { rows } = await sql<{ traveller: TravellerKind; seat: boolean; points: number }>`
    select traveller, seat is true as seat, points from tour_price
    where tenant_id = ${tenantId} and departure_id = ${departureId}`.execute(database);
  return new Map(rows.map(({ traveller, seat, points }) => [traveller, { seat, points }]));
}

import { addDays, addMonths, daysBetween } from '#gateway/kernel/people/calendar.ts';
import type { FixedPerson } from '../plan.ts';
import type { Random } from '../random.ts';
import {
  closingDay,
  known,
  type SeededOrgan,
  type SeededSeat,
  type Structure,
} from './structure.ts';

type EmploymentType = 'full-time' | 'part-time' | 'intern' | 'dispatch' | 're-employed';
type LeftReason = 'resignation' | 'dismissal' | 'contract-end' | 'retirement' | 'other';

/** One employment that will be made: who sits, sat or will sit where, and when. */
export interface Occupant {
  readonly employmentId: string;
  readonly personId: string;
  readonly organ: SeededOrgan;
  readonly seat: SeededSeat;
  readonly leads: boolean;
  readonly fixed: FixedPerson | null;
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly leftReason: LeftReason | null;
  readonly type: EmploymentType;
  /** The other employment of a person who came back. */
  readonly sameAs: Occupant | null;
  staffNo: string;
}

/** Mean years somebody stays; the curve is exponential. */
const MEAN_TENURE = 3.4;
const DAYS_OF_HISTORY = 3 * 365;

/** Decides every employment of a tenant: leaders in tree order first, then the others, then who left. */
export function buildOccupants(structure: Structure, random: Random): Occupant[] {
  const fixed = new Map(
    Map.groupBy(structure.plan.fixed, (person) => `${person.organ}/${person.post}`),
  );
  const holders = structure.organs.flatMap((organ) => holdersOf(organ));
  const active = holders.map((holder) =>
    activeOccupant(structure, random, holder, takeFixed(fixed, holder, structure.anchor)),
  );
  const occupants = [
    ...active.filter(({ leads }) => leads),
    ...active.filter(({ leads }) => !leads),
    ...leftOccupants(structure, random, active),
    ...pendingOccupants(structure, random, holders),
  ];
  numberStaff(structure, occupants);
  return occupants;
}

interface Holder {
  readonly organ: SeededOrgan;
  readonly seat: SeededSeat;
  readonly leads: boolean;
}

function holdersOf(organ: SeededOrgan): Holder[] {
  return organ.seats.flatMap((seat, place) =>
    Array.from({ length: seat.plan.active }, (_, index) => ({
      organ,
      seat,
      leads: place === 0 && index === 0,
    })),
  );
}

function isGone(person: FixedPerson, anchor: string): boolean {
  return person.leftOn !== undefined && person.leftOn <= anchor;
}

function takeFixed(
  fixed: Map<string, FixedPerson[]>,
  { organ, seat }: Holder,
  anchor: string,
): FixedPerson | null {
  const waiting = fixed.get(`${organ.plan.code}/${seat.plan.post}`) ?? [];
  const index = waiting.findIndex((person) => !isGone(person, anchor));
  return index < 0 ? null : (waiting.splice(index, 1)[0] ?? null);
}

function activeOccupant(
  structure: Structure,
  random: Random,
  holder: Holder,
  fixed: FixedPerson | null,
): Occupant {
  const { anchor, founded } = structure;
  const type = fixed?.type ?? (holder.leads || fixed ? 'full-time' : randomType(structure, random));
  const mostDays = type === 'intern' ? 200 : daysBetween(founded, anchor) - 30;
  const years = random.exponential(MEAN_TENURE) + (holder.leads ? 1.5 : 0);
  const days = Math.min(mostDays, Math.round(years * 365.25) + 3);
  const leaving = !holder.leads && fixed === null && random.chance(0.015);
  return {
    employmentId: random.id(),
    personId: random.id(),
    ...holder,
    fixed,
    joinedOn: fixed?.joinedOn ?? workday(addDays(anchor, -days)),
    leftOn: fixed?.leftOn ?? (leaving ? addDays(anchor, random.integer(2, 29)) : null),
    leftReason: fixed?.leftReason ?? (leaving ? 'resignation' : null),
    type,
    sameAs: null,
    staffNo: '',
  };
}

function randomType({ plan }: Structure, random: Random): EmploymentType {
  const share = plan.dispatchShare;
  return random.weighted([
    ['full-time', 0.968 - share],
    ['dispatch', share],
    ['intern', 0.018],
    ['part-time', 0.008],
    ['re-employed', 0.006],
  ]);
}

/** People rarely begin on a weekend: Saturday and Sunday become the Friday before. */
function workday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, -2) : day;
}

function leftOccupants(
  structure: Structure,
  random: Random,
  active: readonly Occupant[],
): Occupant[] {
  const { anchor, plan } = structure;
  const returned = active.filter(({ fixed }) => fixed?.earlier !== undefined);
  const fixed = plan.fixed.filter((person) => isGone(person, anchor));
  // Somebody else leads there now, so a leader's seat would have two holders in the past.
  const ordinary = active.filter(({ leads }) => !leads);
  const closed = structure.organs.filter(({ plan: organ }) => organ.closed !== undefined);
  const fromClosed = closed.flatMap((organ) =>
    organ.seats.flatMap((seat) => [1, 2].map(() => ({ organ, seat }))),
  );
  const places = fromClosed.slice(0, Math.floor(plan.left / 10));
  const rest = plan.left - returned.length - fixed.length - places.length;
  return [
    ...returned.map((occupant) => earlierOccupant(random, occupant)),
    ...fixed.map((person) => leftOccupant(structure, random, placeOf(structure, person), person)),
    ...places.map((place) => leftOccupant(structure, random, place, null)),
    ...Array.from({ length: Math.max(0, rest) }, () =>
      leftOccupant(structure, random, random.pick(ordinary), null),
    ),
  ];
}

function earlierOccupant(random: Random, now: Occupant): Occupant {
  const earlier = now.fixed?.earlier;
  return {
    ...now,
    employmentId: random.id(),
    leads: false,
    joinedOn: earlier?.joinedOn ?? now.joinedOn,
    leftOn: earlier?.leftOn ?? now.joinedOn,
    leftReason: 'resignation',
    sameAs: now,
  };
}

type Place = Pick<Occupant, 'organ' | 'seat'>;

function placeOf(structure: Structure, person: FixedPerson): Place {
  const organ = known(structure.organByCode, person.organ);
  const seat = organ.seats.find(({ plan }) => plan.post === person.post);
  if (seat === undefined) throw new Error(`The plan has no ${person.post} in ${person.organ}.`);
  return { organ, seat };
}

function leftOccupant(
  structure: Structure,
  random: Random,
  { organ, seat }: Place,
  fixed: FixedPerson | null,
): Occupant {
  const { anchor, founded } = structure;
  const closing = closingDay(structure, organ);
  const latest = closing ?? anchor;
  const leftOn =
    fixed?.leftOn ?? addDays(latest, -random.integer(1, closing ? 90 : DAYS_OF_HISTORY));
  const stayed = Math.max(20, Math.round(random.exponential(2.2) * 365.25));
  const drawn = workday(addDays(leftOn, -stayed));
  return {
    employmentId: random.id(),
    personId: random.id(),
    organ,
    seat,
    leads: false,
    fixed,
    joinedOn: fixed?.joinedOn ?? later(drawn, founded),
    leftOn,
    leftReason: fixed?.leftReason ?? randomReason(random),
    type: fixed?.type ?? 'full-time',
    sameAs: null,
    staffNo: '',
  };
}

function later(one: string, other: string): string {
  return compare(one, other) > 0 ? one : other;
}

function randomReason(random: Random): LeftReason {
  return random.weighted([
    ['resignation', 78],
    ['contract-end', 10],
    ['dismissal', 7],
    ['other', 5],
  ]);
}

function pendingOccupants(
  structure: Structure,
  random: Random,
  holders: readonly Holder[],
): Occupant[] {
  return Array.from({ length: structure.plan.pending }, () => ({
    employmentId: random.id(),
    personId: random.id(),
    ...random.pick(holders),
    leads: false,
    fixed: null,
    joinedOn: workday(addDays(addMonths(structure.anchor, 1), random.integer(-20, 10))),
    leftOn: null,
    leftReason: null,
    type: 'full-time' as const,
    sameAs: null,
    staffNo: '',
  }));
}

/** Staff numbers follow the days people joined, as if they had been given one by one. */
function numberStaff({ plan }: Structure, occupants: readonly Occupant[]): void {
  const byJoining = occupants.toSorted((one, other) => compare(one.joinedOn, other.joinedOn));
  byJoining.forEach((occupant, index) => {
    occupant.staffNo = plan.staffPrefix + String(index + 1).padStart(plan.staffDigits, '0');
  });
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

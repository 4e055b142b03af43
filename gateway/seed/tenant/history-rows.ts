import type { RecordedChange } from '#gateway/db/people-tables.ts';
import { addDays, daysBetween } from '#gateway/kernel/people/calendar.ts';
import { fakeAmericanPhone, fakePhone } from '../identity.ts';
import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { Occupant } from './occupants.ts';
import type { Structure } from './structure.ts';
import { type Words, wordsFor } from './words.ts';

/** How many saves the history of an employment holds: three in ten have one to three. */
export function drawChangeCount(
  random: Random,
  { joinedOn, sameAs }: Occupant,
  anchor: string,
): number {
  if (sameAs !== null || daysBetween(joinedOn, anchor) < 30 || !random.chance(0.3)) return 0;
  return random.integer(1, 3);
}

/** The saves that led to the record as it is: the last one's values are the record's own. */
export function buildHistory(
  structure: Structure,
  random: Random,
  occupant: Occupant,
  person: Row<'person'>,
  count: number,
): Row<'record_change'>[] {
  const words = wordsFor(structure.plan.locale);
  const end =
    occupant.leftOn !== null && occupant.leftOn < structure.anchor
      ? occupant.leftOn
      : structure.anchor;
  const days = daysBetween(occupant.joinedOn, end);
  const fields = [phoneChange, addressChange, officeChange];
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(occupant.joinedOn, Math.floor((days * (index + 1)) / (count + 1)));
    const change = fields[index % fields.length] ?? phoneChange;
    return {
      tenant_id: structure.tenantId,
      id: random.id(),
      employment_id: occupant.employmentId,
      at: `${day}T0${random.integer(1, 9)}:${random.integer(10, 59)}:00Z`,
      account_id: null,
      actor_name: words.actor,
      version: index + 2,
      changes: [change(random, person, words)] as unknown as string,
    };
  });
}

function phoneChange(random: Random, person: Row<'person'>, words: Words): RecordedChange {
  const before = words.chinese
    ? fakePhone(random.integer(50_000_000, 90_000_000))
    : fakeAmericanPhone(random);
  return { field: 'phone', before, after: person.phone ?? null };
}

function addressChange(random: Random, person: Row<'person'>, words: Words): RecordedChange {
  return {
    field: 'homeAddress',
    before: words.address(random),
    after: person.home_address ?? null,
  };
}

function officeChange(_: Random, person: Row<'person'>): RecordedChange {
  return { field: 'maritalStatus', before: null, after: person.marital_status ?? null };
}

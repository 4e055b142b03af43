import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, addMonths, addYears, wholeYears } from '#gateway/kernel/people/calendar.ts';
import { fakeAmericanPhone, fakePhone } from '../identity.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { chineseName } from '../names/chinese-names.ts';
import { latinName } from '../names/latin-names.ts';
import type { Random } from '../random.ts';
import { recordWordsFor } from './record-words.ts';
import type { Structure } from './structure.ts';

/** The rows of declared records that an employee brings along. */
export interface RecordRows {
  readonly certificates: readonly Row<'certificate'>[];
  readonly workHistories: readonly Row<'work_history'>[];
  readonly familyMembers: readonly Row<'family_member'>[];
}

interface Owner {
  readonly person: Row<'person'>;
  readonly employment: Row<'employment'>;
}

/** Makes up what an employee was certified for, where they worked before, and their family. */
export function buildRecordRows(structure: Structure, random: Random, owner: Owner): RecordRows {
  return {
    certificates: buildCertificates(structure, random, owner),
    workHistories: buildWorkHistories(structure, random, owner),
    familyMembers: buildFamily(structure, random, owner),
  };
}

/** Writes what employees brought along. */
export async function insertRecordRows(
  transaction: DatabaseTransaction,
  rows: readonly RecordRows[],
): Promise<void> {
  await insertRows(
    transaction,
    'certificate',
    rows.flatMap(({ certificates }) => certificates),
  );
  await insertRows(
    transaction,
    'work_history',
    rows.flatMap(({ workHistories }) => workHistories),
  );
  await insertRows(
    transaction,
    'family_member',
    rows.flatMap(({ familyMembers }) => familyMembers),
  );
}

function keyOf({ tenantId }: Structure, random: Random, { employment }: Owner) {
  return { tenant_id: tenantId, id: random.id(), employment_id: employment.id };
}

function buildCertificates(
  structure: Structure,
  random: Random,
  owner: Owner,
): Row<'certificate'>[] {
  if (random.chance(0.6)) return [];
  const plan = random.pick(recordWordsFor(structure.plan.locale).certificates);
  const { anchor } = structure;
  // Some ran out lately, and some are about to.
  const left = random.integer(-60, (plan.years ?? 1) * 365 - 30);
  const issuedOn =
    plan.years === undefined
      ? addDays(anchor, -random.integer(200, 2500))
      : addYears(addDays(anchor, left + 1), -plan.years);
  return [
    {
      ...keyOf(structure, random, owner),
      kind: plan.kind,
      name: plan.name,
      number: `${plan.prefix}${issuedOn.slice(0, 4)}${String(random.integer(0, 999_999)).padStart(6, '0')}`,
      issuer: plan.issuer,
      issued_on: issuedOn,
      expires_on: plan.years === undefined ? null : addDays(addYears(issuedOn, plan.years), -1),
      note: null,
    },
  ];
}

/** The years between the first working day and joining, at one employer or two. */
function buildWorkHistories(
  structure: Structure,
  random: Random,
  owner: Owner,
): Row<'work_history'>[] {
  const { first_worked_on: first, joined_on: joined } = owner.employment;
  const years = first ? wholeYears(first, joined) : 0;
  if (!first || years < 1) return [];
  const words = recordWordsFor(structure.plan.locale);
  const jobs = years > 4 ? 2 : 1;
  const months = Math.floor((years * 12) / jobs);
  return Array.from({ length: jobs }, (_, index) => ({
    ...keyOf(structure, random, owner),
    company: random.pick(words.companies),
    post: random.pick(words.posts),
    from_on: addMonths(first, index * months),
    to_on: addDays(addMonths(first, (index + 1) * months), -1),
    left_reason: random.pick(words.reasons),
    referee_name: null,
    referee_phone: null,
    duties: null,
  }));
}

function buildFamily(structure: Structure, random: Random, owner: Owner): Row<'family_member'>[] {
  const { birth_date: birthDate, gender, marital_status: status } = owner.person;
  if (!birthDate || random.chance(0.3)) return [];
  const members: Row<'family_member'>[] = [
    member(structure, random, owner, { relation: 'mother', gender: 'F', years: -26 }),
  ];
  if (status !== 'married') return members;
  const other = gender === 'F' ? 'M' : 'F';
  members.push(member(structure, random, owner, { relation: 'spouse', gender: other, years: 1 }));
  if (wholeYears(birthDate, structure.anchor) > 32) {
    const sex = random.chance(0.5) ? 'F' : 'M';
    members.push(member(structure, random, owner, { relation: 'child', gender: sex, years: 29 }));
  }
  return members;
}

interface Kin {
  readonly relation: string;
  readonly gender: 'F' | 'M';
  /** Years after the birth of the employee. */
  readonly years: number;
}

function member(
  structure: Structure,
  random: Random,
  owner: Owner,
  { relation, gender, years }: Kin,
): Row<'family_member'> {
  const chinese = structure.plan.locale === 'zh-CN';
  const isGrown = relation !== 'child';
  const phone = chinese
    ? fakePhone(random.integer(10_000_000, 49_000_000))
    : fakeAmericanPhone(random);
  const born = addYears(owner.person.birth_date ?? structure.anchor, years);
  return {
    ...keyOf(structure, random, owner),
    name: chinese ? chineseName(random, gender).name : latinName(random, gender),
    relation,
    birth_date: addDays(born, random.integer(-300, 300)),
    phone: isGrown ? phone : null,
    company: isGrown ? random.pick(recordWordsFor(structure.plan.locale).occupations) : null,
    post: null,
  };
}

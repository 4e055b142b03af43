import { passesCheckDigit } from '#bridge/calls/joyhr/records/card-number.ts';
import { addDays, addYears, wholeYears } from '#gateway/kernel/people/calendar.ts';
import { personNameKeys } from '#gateway/kernel/people/name-keys.ts';
import { fakeAmericanPhone, fakeBankAccount, fakeIdNumber, fakePhone } from '../identity.ts';
import type { Row } from '../insert-rows.ts';
import { chineseName } from '../names/chinese-names.ts';
import { latinName } from '../names/latin-names.ts';
import type { Random } from '../random.ts';
import type { Occupant } from './occupants.ts';
import type { Structure } from './structure.ts';
import { type Words, wordsFor } from './words.ts';

/** What belongs to a person, whatever the employments. */
export interface PersonRows {
  readonly person: Row<'person'>;
  readonly educations: readonly Row<'education'>[];
  readonly contacts: readonly Row<'emergency_contact'>[];
  readonly bank: Row<'bank_account'> | null;
  /** First day of working life. */
  readonly firstWorkedOn: string;
}

/** Makes up the person of an employment; `serial` differs for each person of the tenant. */
export function buildPerson(
  structure: Structure,
  random: Random,
  occupant: Occupant,
  serial: number,
  gradeRank: number,
): PersonRows {
  const words = wordsFor(structure.plan.locale);
  const { fixed, seat, personId, employmentId } = occupant;
  const gender = fixed?.gender ?? (random.chance(seat.post.plan.women) ? 'F' : 'M');
  const birthDate = fixed?.birthDate ?? drawBirthDate(structure, random, occupant, gradeRank);
  const named = nameOf(structure, random, occupant, gender);
  const degree = fixed?.degree ?? drawDegree(random, seat.post.plan.category);
  const finished = finishedStudyOn(birthDate, degree, occupant.joinedOn);
  const person = {
    tenant_id: structure.tenantId,
    id: personId,
    ...named,
    former_name: null,
    gender,
    birth_date: birthDate,
    ...documentOf(structure, occupant, birthDate, gender, serial),
    nationality: fixed?.nationality ?? words.nationality,
    marital_status: drawMaritalStatus(random, wholeYears(birthDate, structure.anchor)),
    highest_degree: degree,
    phone: words.chinese ? fakePhone(serial) : fakeAmericanPhone(random),
    email: mailOf(structure, named.search_key, serial),
    home_address: words.address(random),
    registered_address: words.registeredAddress(random),
  };
  return {
    person,
    educations: buildEducations(structure, random, { person, finished, employmentId }, words),
    contacts: buildContacts(structure, random, occupant, words),
    bank: fixed?.withoutBankAccount
      ? null
      : bankOf(structure, random, occupant, { words, name: named.name }),
    firstWorkedOn: finished,
  };
}

function nameOf(
  { plan }: Structure,
  random: Random,
  { fixed }: Occupant,
  gender: 'F' | 'M',
): Pick<Row<'person'>, 'name' | 'name_sort' | 'search_key' | 'ethnic_group'> {
  const drawn =
    plan.locale === 'en'
      ? { name: latinName(random, gender), ethnicGroup: null }
      : chineseName(random, gender);
  const name = fixed?.name ?? drawn.name;
  const { sort, search } = personNameKeys(name);
  const given = fixed === null ? drawn.ethnicGroup : (fixed.ethnicGroup ?? '汉族');
  const ethnic = plan.locale === 'en' || fixed?.nationality !== undefined ? null : given;
  return { name, name_sort: sort, search_key: search, ethnic_group: ethnic };
}

/** Age is drawn, but no one is younger than their grade and their years in the company allow. */
function drawBirthDate(
  { anchor }: Structure,
  random: Random,
  { joinedOn, leftOn, type }: Occupant,
  gradeRank: number,
): string {
  const at = leftOn !== null && leftOn < anchor ? leftOn : anchor;
  const least = Math.max(21 + gradeRank * 1.4, wholeYears(joinedOn, at) + 22);
  const drawn = random.triangular(19, 60, 31);
  const years =
    type === 'intern'
      ? random.integer(20, 23)
      : type === 're-employed'
        ? random.integer(60, 64)
        : Math.max(least, drawn);
  const birthDate = addDays(addYears(at, -Math.floor(years)), -random.integer(1, 364));
  return birthDate;
}

function documentOf(
  { plan }: Structure,
  { fixed }: Occupant,
  birthDate: string,
  gender: 'F' | 'M',
  serial: number,
): Pick<Row<'person'>, 'id_document_type' | 'id_number'> {
  const foreign = plan.locale === 'en' || fixed?.nationality !== undefined;
  return foreign
    ? { id_document_type: 'passport', id_number: `X${String(90_000_000 + serial)}` }
    : { id_document_type: 'cn-id', id_number: fakeIdNumber(birthDate, gender, serial) };
}

function drawDegree(random: Random, category: string): string {
  const learned = category === 'TE' || category === 'MG';
  return random.weighted([
    ['doctor', learned ? 3 : 0.5],
    ['master', learned ? 30 : 15],
    ['bachelor', 55],
    ['college', learned ? 10 : 26],
    ['secondary', learned ? 1 : 4],
  ]);
}

const studyEndsAt: Readonly<Record<string, number>> = {
  doctor: 28,
  master: 25,
  bachelor: 22,
  college: 21,
  secondary: 18,
};

/** The first of July in the year the studies end, or the day of joining when that comes first. */
function finishedStudyOn(birthDate: string, degree: string, joinedOn: string): string {
  const year = Number(birthDate.slice(0, 4)) + (studyEndsAt[degree] ?? 22);
  const finished = `${year}-07-01`;
  return finished < joinedOn ? finished : joinedOn;
}

function drawMaritalStatus(random: Random, age: number): string {
  const married = age < 24 ? 0.03 : Math.min(0.85, (age - 22) * 0.07);
  if (random.chance(married)) return age > 32 && random.chance(0.06) ? 'divorced' : 'married';
  return 'single';
}

function mailOf({ plan }: Structure, searchKey: string, serial: number): string {
  const lines = searchKey.split('\n');
  const letters = [lines[2], lines[1]].find(
    (line) => line !== undefined && /^[a-zü]{2,}$/.test(line),
  );
  return `${(letters ?? 'colleague').replaceAll('ü', 'v').slice(0, 40)}${serial}@${plan.mailDomain}`;
}

interface Graduate {
  readonly person: Row<'person'>;
  readonly finished: string;
  readonly employmentId: string;
}

function buildEducations(
  { tenantId }: Structure,
  random: Random,
  { person, finished, employmentId }: Graduate,
  words: Words,
): Row<'education'>[] {
  const degree = person.highest_degree ?? 'bachelor';
  const steps =
    degree === 'doctor'
      ? ['doctor', 'master', 'bachelor']
      : degree === 'master'
        ? ['master', 'bachelor']
        : [degree];
  const major = random.pick(words.majors);
  let until = `${finished.slice(0, 4)}-06-30`;
  return steps.map((step) => {
    const from = `${Number(until.slice(0, 4)) - (step === 'bachelor' || step === 'doctor' ? 4 : 3)}-09-01`;
    const row = {
      tenant_id: tenantId,
      id: random.id(),
      employment_id: employmentId,
      person_id: person.id,
      school: random.pick(words.schools),
      degree: step,
      mode: 'full-time',
      major,
      from_on: from,
      to_on: until,
    };
    until = `${from.slice(0, 4)}-06-30`;
    return row;
  });
}

function buildContacts(
  { tenantId }: Structure,
  random: Random,
  { personId, employmentId }: Occupant,
  words: Words,
): Row<'emergency_contact'>[] {
  if (random.chance(0.12)) return [];
  const relation = random.pick(words.relations);
  const gender = relation.gender;
  return [
    {
      tenant_id: tenantId,
      id: random.id(),
      employment_id: employmentId,
      person_id: personId,
      name: words.chinese ? chineseName(random, gender).name : latinName(random, gender),
      relation: relation.name,
      phone: words.chinese
        ? fakePhone(random.integer(50_000_000, 90_000_000))
        : fakeAmericanPhone(random),
    },
  ];
}

function bankOf(
  { tenantId }: Structure,
  random: Random,
  { personId, employmentId }: Occupant,
  { words, name }: { readonly words: Words; readonly name: string },
): Row<'bank_account'> {
  const bankName = random.pick(words.banks);
  const accountNo = fakeBankAccount(random);
  return {
    tenant_id: tenantId,
    id: personId,
    employment_id: employmentId,
    person_id: personId,
    bank_name: bankName,
    account_no: accountNo,
    account_name: name,
    passes_check: passesCheckDigit(accountNo),
  };
}

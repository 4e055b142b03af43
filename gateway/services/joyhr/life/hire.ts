import type { Selectable } from 'kysely';
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import { readIdNumber } from '#bridge/calls/joyhr/id-number.ts';
import { isUniqueViolation } from '#gateway/db/errors.ts';
import type { Database } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { personNameKeys } from '#gateway/kernel/people/name-keys.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { nextEmployeeNumber } from '../../company/employee-numbers.ts';
import { carryRecords } from '../records/carry-records.ts';
import type { Actor } from './actor.ts';
import { makeContract } from './first-contract.ts';
import { isEmployedFrom, readFormer } from './former.ts';
import { jobColumns } from './job-chain.ts';
import { gradeCodeOf } from './placement.ts';
import { writeFieldHistory } from './write-field-history.ts';

/** An entry as it is kept. */
export type StoredEntry = Selectable<Database['entry']>;

/**
 * Makes the employment of an entry with its first job and contract, and its person unless they were here before; returns its id.
 * @throws {RefusedError} `badInput` when the person is employed by now or the number is taken.
 */
export async function hire(actor: Actor, entry: StoredEntry): Promise<string> {
  try {
    const personId = await keepPerson(actor, entry);
    const employment = await makeEmployment(actor, entry, personId);
    const employmentId = employment.id;
    await carryRecords(actor, personId, employmentId);
    await makeFirstJob(actor, entry, employmentId);
    await makeContract(actor, entry, employment);
    await writeHiring(actor, entry, employment);
    return employmentId;
  } catch (error) {
    // Another transaction was first: the number or the document was free when this one looked.
    if (isUniqueViolation(error, 'employment_staff_no')) throw refusal('staffNo', 'taken');
    if (isUniqueViolation(error, 'person_id_number')) throw refusal('idNumber', 'employed');
    throw error;
  }
}

function refusal(field: string, issue: 'taken' | 'employed'): RefusedError {
  return new RefusedError('badInput', { fields: [{ path: `changes.${field}`, issue }] });
}

async function keepPerson(actor: Actor, entry: StoredEntry): Promise<string> {
  const { database, tenantId } = actor;
  const document = { idDocumentType: entry.id_document_type, idNumber: entry.id_number };
  const former = await readFormer(actor, document);
  const [last] = former;
  if (last === undefined) return makePerson(actor, entry);
  if (isEmployedFrom(former, entry.joined_on)) throw refusal('idNumber', 'employed');
  const keys = personNameKeys(entry.name);
  await database
    .updateTable('person')
    .set({
      name: entry.name,
      name_sort: keys.sort,
      search_key: keys.search,
      phone: entry.phone,
      ...(entry.email !== null && { email: entry.email }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', last.personId)
    .execute();
  return last.personId;
}

async function makePerson({ database, tenantId }: Actor, entry: StoredEntry): Promise<string> {
  const id = uuid7();
  const keys = personNameKeys(entry.name);
  const card = entry.id_document_type === 'cn-id' ? readIdNumber(entry.id_number) : undefined;
  await database
    .insertInto('person')
    .values({
      tenant_id: tenantId,
      id,
      name: entry.name,
      name_sort: keys.sort,
      search_key: keys.search,
      gender: entry.gender,
      birth_date: entry.birth_date ?? card?.birthDate ?? null,
      id_document_type: entry.id_document_type,
      id_number: entry.id_number.toUpperCase(),
      phone: entry.phone,
      email: entry.email,
    })
    .execute();
  return id;
}

interface Employment {
  readonly id: string;
  readonly staffNo: string;
}

async function makeEmployment(
  { database, tenantId }: Actor,
  entry: StoredEntry,
  personId: string,
): Promise<Employment> {
  const id = uuid7();
  const staffNo = entry.staff_no ?? (await nextEmployeeNumber(database, tenantId));
  await database
    .insertInto('employment')
    .values({
      tenant_id: tenantId,
      id,
      person_id: personId,
      staff_no: staffNo,
      employment_type: entry.employment_type,
      first_worked_on: entry.first_worked_on,
      joined_on: entry.joined_on,
      probation_ends_on: entry.probation_ends_on,
    })
    .execute();
  return { id, staffNo };
}

async function makeFirstJob(actor: Actor, entry: StoredEntry, employmentId: string): Promise<void> {
  const { database, tenantId } = actor;
  await database
    .insertInto('job_row')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      employment_id: employmentId,
      from_on: entry.joined_on,
      organ_id: entry.organ_id,
      post_id: entry.post_id,
      position_id: entry.position_id,
      grade_code: await gradeCodeOf(actor, entry.grade_id),
      manager_id: entry.manager_id,
      work_place: entry.work_place,
      reason: 'hire',
      sets: [...jobColumns],
    })
    .execute();
}

/** The history of the new record begins with the hiring. */
async function writeHiring(
  actor: Actor,
  entry: StoredEntry,
  { id, staffNo }: Employment,
): Promise<void> {
  const filled: readonly (readonly [EmployeeField, string])[] = [
    ['staffNo', staffNo],
    ['joinedOn', entry.joined_on],
  ];
  const changes = filled.map(([field, after]) => ({ field, before: null, after }));
  await writeFieldHistory(actor, id, 1, changes);
}

import { sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import { isUniqueViolation } from '#gateway/db/errors.ts';
import type { Database } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays, addMonths, dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Actor, actorNameOf } from './actor.ts';
import type { Document } from './former.ts';

/** What an entry says of the contract it makes. */
export interface PlannedContract extends Document {
  readonly joinedOn: string;
  readonly employmentType: string;
  readonly probationEndsOn: string | null;
  readonly contractKind: 'fixed' | 'open' | 'task' | null;
  readonly contractMonths: number | null;
  readonly contractNumber: string | null;
}

type ContractField = 'contractMonths' | 'contractNumber' | 'probationEndsOn';

/**
 * Finds what keeps the contract of an entry from being made: a fixed term without its length, a number that is taken, and a
 * probation of a part-time employee or of somebody who had one here before (Labour Contract Law, arts. 19 and 70).
 */
export async function contractProblems(
  actor: Pick<Actor, 'database' | 'tenantId'>,
  planned: PlannedContract,
): Promise<readonly FieldProblem<ContractField>[]> {
  const { contractKind, contractMonths, contractNumber, probationEndsOn, employmentType } = planned;
  const found: FieldProblem<ContractField>[] = [];
  if (contractKind === 'fixed' && contractMonths === null) {
    found.push({ field: 'contractMonths', issue: 'required' });
  }
  if (contractNumber !== null && (await isTaken(actor, contractNumber))) {
    found.push({ field: 'contractNumber', issue: 'taken' });
  }
  if (probationEndsOn === null) return found;
  if (employmentType === 'part-time') {
    found.push({ field: 'probationEndsOn', issue: 'partTimeProbation' });
  } else if (await hadProbation(actor, planned)) {
    found.push({ field: 'probationEndsOn', issue: 'secondProbation' });
  }
  return found;
}

type Entry = Pick<
  Database['entry'],
  'joined_on' | 'probation_ends_on' | 'contract_kind' | 'contract_months'
> & { readonly contract_number: string | null; readonly contract_entity: string | null };

/** Makes the contract of an entry, which is not signed yet; none where the entry does not say its kind. */
export async function makeContract(
  actor: Actor,
  entry: Entry,
  employment: { readonly id: string; readonly staffNo: string },
): Promise<void> {
  const { joined_on: fromOn, contract_kind: kind, contract_months: months } = entry;
  if (kind === null || (kind === 'fixed' && months === null)) return;
  const values = {
    number: entry.contract_number ?? (await freeNumber(actor, employment.staffNo)),
    kind,
    entity: entry.contract_entity ?? (await firstEntity(actor)),
    fromOn,
    toOn: kind === 'fixed' && months !== null ? addDays(addMonths(fromOn, months), -1) : null,
    probationMonths: probationMonths(fromOn, entry.probation_ends_on),
  };
  const id = uuid7();
  try {
    await insertContract(actor, id, employment.id, values);
  } catch (error) {
    if (!isUniqueViolation(error, 'contract_number')) throw error;
    throw new RefusedError('badInput', {
      fields: [{ path: 'changes.contractNumber', issue: 'taken' }],
    });
  }
  await writeCreation(actor, id, values);
}

interface ContractValues {
  readonly number: string;
  readonly kind: 'fixed' | 'open' | 'task';
  readonly entity: string;
  readonly fromOn: string;
  readonly toOn: string | null;
  readonly probationMonths: number | null;
}

async function insertContract(
  { database, tenantId, now }: Actor,
  id: string,
  employmentId: string,
  { number, kind, entity, fromOn, toOn, probationMonths: months }: ContractValues,
): Promise<void> {
  await database
    .insertInto('contract')
    .values({
      tenant_id: tenantId,
      id,
      employment_id: employmentId,
      created_at: now(),
      number,
      kind,
      entity,
      from_on: fromOn,
      to_on: toOn,
      probation_months: months,
    })
    .execute();
}

/** The history of the contract begins with what the entry said. */
async function writeCreation(actor: Actor, id: string, values: ContractValues): Promise<void> {
  const { database, tenantId, now } = actor;
  const changes = Object.entries(values).flatMap(([field, after]) =>
    after === null ? [] : [{ field, before: null, after: String(after) }],
  );
  await database
    .insertInto('record_history')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      record: 'contract',
      row_id: id,
      at: now(),
      account_id: actor.accountId,
      actor_name: await actorNameOf(actor),
      action: 'create',
      version: 1,
      changes: JSON.stringify(changes),
    })
    .execute();
}

/** The whole months a probation lasts, a part of one counting as one. */
function probationMonths(fromOn: string, endsOn: string | null): number | null {
  if (endsOn === null) return null;
  let months = 1;
  while (addDays(addMonths(fromOn, months), -1) < endsOn) months += 1;
  return months;
}

async function isTaken(
  { database, tenantId }: Pick<Actor, 'database' | 'tenantId'>,
  number: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('contract as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.number', '=', number)
    .where('c.removed_at', 'is', null)
    .select('c.id')
    .executeTakeFirst();
  return row !== undefined;
}

async function hadProbation(
  { database, tenantId }: Pick<Actor, 'database' | 'tenantId'>,
  { idDocumentType, idNumber }: Document,
): Promise<boolean> {
  const { rows } = await sql`select 1 from person p
    join employment e on e.tenant_id = p.tenant_id and e.person_id = p.id
    where p.tenant_id = ${tenantId} and p.id_document_type = ${idDocumentType}
      and p.id_number = ${idNumber.toUpperCase()}
      and (e.probation_ends_on is not null or exists (select from contract c
        where c.tenant_id = e.tenant_id and c.employment_id = e.id and c.removed_at is null
          and c.probation_months > 0))
    limit 1`.execute(database);
  return rows.length > 0;
}

async function freeNumber(actor: Actor, staffNo: string): Promise<string> {
  for (let turn = 1; ; turn += 1) {
    const number = `${staffNo}-${turn}`;
    if (!(await isTaken(actor, number))) return number;
  }
}

async function firstEntity({ database, tenantId, now }: Actor): Promise<string> {
  const today = dayOf(now());
  const entity = await database
    .selectFrom('legal_entity as l')
    .where('l.tenant_id', '=', tenantId)
    .where('l.removed_at', 'is', null)
    .where(sql<boolean>`(l.closed_on is null or l.closed_on > ${today}::date)`)
    .orderBy('l.id')
    .select('l.name')
    .executeTakeFirst();
  if (entity !== undefined) return entity.name;
  const company = await database
    .selectFrom('tenant as t')
    .where('t.id', '=', tenantId)
    .select('t.name')
    .executeTakeFirstOrThrow();
  return company.name;
}

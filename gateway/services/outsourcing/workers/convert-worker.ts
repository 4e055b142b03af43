/** A dispatched worker gets a contract of the host. */
import { sql } from 'kysely';
import type { dispatchAssignment } from '#bridge/calls/outsourcing/records/assignment.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import type { Change } from '#gateway/record/binding.ts';
import { lockEmployment } from '../../joyhr/life/employed.ts';
import { makeContract } from '../../joyhr/life/first-contract.ts';
import { returnWords } from '../texts/worker-words.ts';
import { endWorker } from './end-worker.ts';
import { makeWorkerEntry, type WorkerEntry } from './make-worker-entry.ts';

type Fields = (typeof dispatchAssignment)['fields'];

/** The contract begins during the assignment and not in the future, and the worker is still here. */
export async function checkConversion(
  { after }: Change<Fields>,
  context: CallContext,
): Promise<readonly FieldProblem<NameIn<Fields>>[]> {
  const { convertOn, fromOn, toOn, employment } = after;
  if (convertOn === null || convertOn <= fromOn || convertOn > addDays(toOn, 1))
    return [{ field: 'convertOn', issue: 'dateOrder' }];
  if (convertOn > dayOf(context.now())) return [{ field: 'convertOn', issue: 'inFuture' }];
  const { leftOn } = await lockEmployment(context, employment);
  return leftOn === null ? [] : [{ field: 'employment', issue: 'notEmployed' }];
}

/**
 * Ends the assignment the day before. With the years of service kept the employment goes on and is an own one; without,
 * it ends, and the entry of the new one is drafted in personnel.
 */
export async function convertWorkers(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<void> {
  const { database, tenantId } = context;
  for (const { id, action, stateAfter, after } of changes) {
    const { convertOn, employment } = after;
    if (action !== 'move' || stateAfter !== 'converted' || convertOn === null) continue;
    await sql`update dispatch_assignment set to_on = ${addDays(convertOn, -1)}::date
      where tenant_id = ${tenantId} and id = ${id}`.execute(database);
    const facts = await readFacts(context, id);
    const contract = { fromOn: convertOn, months: after.contractMonths, entity: facts.entity };
    await (after.keepsService === true
      ? keepEmployment(context, facts, contract)
      : beginAgain(context, facts, contract, employment));
    context.record(`employment:${employment}`, { converted: convertOn });
  }
}

interface Facts extends Omit<WorkerEntry, 'joinedOn' | 'employmentType'> {
  readonly employmentId: string;
  readonly staffNo: string;
  readonly entity: string;
}

interface OwnContract {
  readonly fromOn: string;
  readonly months: number | null;
  readonly entity: string;
}

async function readFacts({ database, tenantId }: CallContext, id: string): Promise<Facts> {
  const { rows } = await sql<Facts>`select e.id as "employmentId", e.staff_no as "staffNo", n.name,
      n.id_document_type as "idDocumentType", coalesce(n.id_number, '') as "idNumber", n.gender,
      coalesce(n.phone, '') as phone, n.email, l.name as entity, coalesce(j.organ_id, p.organ_id) as organ
    from dispatch_assignment a
    join dispatch_post p on p.tenant_id = a.tenant_id and p.id = a.post_id
    join dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
    join legal_entity l on l.tenant_id = g.tenant_id and l.id = g.entity_id
    join employment e on e.tenant_id = a.tenant_id and e.id = a.employment_id
    join person n on n.tenant_id = e.tenant_id and n.id = e.person_id
    left join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and j.to_on is null
    where a.tenant_id = ${tenantId} and a.id = ${id}`.execute(database);
  const [facts] = rows;
  if (facts === undefined) throw new Error('An assignment has no worker.');
  return facts;
}

async function keepEmployment(
  context: CallContext,
  { employmentId, staffNo }: Facts,
  { fromOn, months, entity }: OwnContract,
): Promise<void> {
  const { database, tenantId } = context;
  await database
    .updateTable('employment')
    .set((row) => ({ employment_type: 'full-time', version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', employmentId)
    .execute();
  await makeContract(
    context,
    {
      joined_on: fromOn,
      probation_ends_on: null,
      contract_kind: months === null ? 'open' : 'fixed',
      contract_months: months,
      contract_number: null,
      contract_entity: entity,
    },
    { id: employmentId, staffNo },
  );
}

async function beginAgain(
  context: CallContext,
  { employmentId: _, staffNo: __, entity, ...person }: Facts,
  { fromOn, months }: OwnContract,
  employmentId: string,
): Promise<void> {
  const lastDay = addDays(fromOn, -1);
  const reason = returnWords[context.locale].converted;
  await endWorker(context, { employmentId, lastDay, noticeOn: null, reason });
  await makeWorkerEntry(context, {
    ...person,
    employmentType: 'full-time',
    joinedOn: fromOn,
    rehire: true,
    contractKind: months === null ? 'open' : 'fixed',
    contractMonths: months,
    contractEntity: entity,
  });
}

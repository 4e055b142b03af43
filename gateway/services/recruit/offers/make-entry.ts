import type * as z from 'zod/mini';
import type { entryDocument } from '#bridge/calls/recruit/offers.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { createRow } from '#gateway/record/save/verbs.ts';
import { openScope } from '#gateway/record/scope.ts';
import { entries } from '../../joyhr/life/records/entries.ts';
import { records } from '../../records.ts';
import { lastDay } from './offer-days.ts';

/** Who the person of an entry is. */
export type EntryDocument = z.output<typeof entryDocument>;

/**
 * Makes the draft of an entry out of an offer and its candidate, with the rights of the caller in personnel.
 * @throws {RefusedError} `badInput` with what is missing; `noPermission` where the caller may not make entries
 */
export async function makeEntry(
  context: CallContext,
  id: string,
  { idDocumentType, idNumber, gender }: EntryDocument,
): Promise<string> {
  const facts = await readFacts(context, id);
  const values = {
    name: facts.name,
    idDocumentType,
    idNumber,
    gender,
    phone: facts.phone,
    email: facts.email,
    organ: facts.organ,
    post: facts.post,
    position: facts.position,
    grade: facts.grade,
    manager: facts.manager,
    workPlace: facts.workPlace,
    employmentType: facts.type,
    joinedOn: facts.entryOn,
    probationEndsOn:
      facts.probationMonths === 0 ? null : lastDay(facts.entryOn, facts.probationMonths),
    contractKind: facts.contractMonths === null ? 'open' : 'fixed',
    contractMonths: facts.contractMonths,
  };
  if (values.phone === null) {
    throw new RefusedError('badInput', { fields: [{ path: 'phone', issue: 'required' }] });
  }
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const scope = await openScope(context, entries, records);
  try {
    const row = await createRow(scope, { values: filled as Record<string, string | number> });
    return (row as { id: string }).id;
  } catch (error) {
    throw atOwnFields(error);
  }
}

/** A problem of the entry is shown at the field of the question, where it has one. */
function atOwnFields(error: unknown): unknown {
  if (!(error instanceof RefusedError) || error.codeName !== 'badInput') return error;
  const fields = (error.detail.fields ?? []).map(({ path, ...rest }) => ({
    path: path.replace(/^values\./, ''),
    ...rest,
  }));
  return new RefusedError('badInput', { fields });
}

async function readFacts({ database, tenantId }: CallContext, offerId: string) {
  return database
    .selectFrom('offer as o')
    .innerJoin('application as a', (join) =>
      join.onRef('a.tenant_id', '=', 'o.tenant_id').onRef('a.id', '=', 'o.application_id'),
    )
    .innerJoin('candidate as c', (join) =>
      join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .innerJoin('hiring_job as j', (join) =>
      join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'),
    )
    .innerJoin('requisition as q', (join) =>
      join.onRef('q.tenant_id', '=', 'j.tenant_id').onRef('q.id', '=', 'j.requisition_id'),
    )
    .innerJoin('position as p', (join) =>
      join.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.id', '=', 'o.position_id'),
    )
    .where('o.tenant_id', '=', tenantId)
    .where('o.id', '=', offerId)
    .select([
      'c.name',
      'c.phone',
      'c.email',
      'p.organ_id as organ',
      'p.post_id as post',
      'p.id as position',
      'o.grade_id as grade',
      'o.manager_id as manager',
      'j.work_place as workPlace',
      'q.type',
      'o.entry_on as entryOn',
      'o.probation_months as probationMonths',
      'o.contract_months as contractMonths',
    ])
    .executeTakeFirstOrThrow();
}

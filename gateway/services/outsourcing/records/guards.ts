/** What is wrong with the moves of agreements, assignments and returns, by the database. */
import { sql } from 'kysely';
import type { dispatchAgreement } from '#bridge/calls/outsourcing/records/agreement.ts';
import type { dispatchAssignment } from '#bridge/calls/outsourcing/records/assignment.ts';
import type { dispatchReturn } from '#bridge/calls/outsourcing/records/return-case.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';
import { ratioOf } from '../ratio.ts';
import { readHeads } from '../read-heads.ts';

type AgreementFields = (typeof dispatchAgreement)['fields'];
type AssignmentFields = (typeof dispatchAssignment)['fields'];
type ReturnFields = (typeof dispatchReturn)['fields'];
type Problems<Fields> = Promise<readonly FieldProblem<NameIn<Fields>>[]>;

/** The agency works with the company, and its permit covers the whole agreement. */
export async function checkSubmission(
  { after }: Change<AgreementFields>,
  { database, tenantId }: CallContext,
): Problems<AgreementFields> {
  const { rows } = await sql<{ state: string; covers: boolean }>`
    select g.state, (g.permit_from <= ${after.fromOn}::date and g.permit_to >= ${after.toOn}::date) as covers
    from agency g where g.tenant_id = ${tenantId} and g.id = ${after.agency} for share`.execute(
    database,
  );
  const [found] = rows;
  if (found?.state !== 'active') return [{ field: 'agency', issue: 'agencyBlocked' }];
  return found.covers ? [] : [{ field: 'toOn', issue: 'agencyPermit' }];
}

/** Starts of one company wait for one another, so that two do not take the last place of a post or of the ratio. */
export async function checkStart(
  { id, after }: Change<AssignmentFields>,
  context: CallContext,
): Problems<AssignmentFields> {
  const { database, tenantId } = context;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`dispatch:${tenantId}`}, 0))`.execute(
    database,
  );
  const { rows } = await sql<StartFacts>`
    select e.employment_type = 'dispatch' as dispatched, g.state = 'active' as open, g.entity_id as "entityId",
      (p.from_on <= ${after.fromOn}::date and p.to_on >= ${after.toOn}::date) as within,
      (select count(*)::int from dispatch_assignment o where o.tenant_id = p.tenant_id and o.post_id = p.id
        and o.state = 'working' and o.removed_at is null) < p.heads as free,
      exists (select from dispatch_assignment o where o.tenant_id = e.tenant_id and o.employment_id = e.id
        and o.id <> ${id} and o.state = 'working' and o.removed_at is null
        and o.from_on <= ${after.toOn}::date and o.to_on >= ${after.fromOn}::date) as elsewhere
    from dispatch_post p
    join dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
    join employment e on e.tenant_id = p.tenant_id and e.id = ${after.employment}
    where p.tenant_id = ${tenantId} and p.id = ${after.post} and p.removed_at is null`.execute(
    database,
  );
  const [facts] = rows;
  if (facts === undefined || !facts.open) return [{ field: 'post', issue: 'agreementClosed' }];
  if (!facts.dispatched) return [{ field: 'employment', issue: 'notDispatched' }];
  if (!facts.within) return [{ field: 'toOn', issue: 'tooManyDays' }];
  if (facts.elsewhere) return [{ field: 'fromOn', issue: 'overlap' }];
  if (!facts.free) return [{ field: 'post', issue: 'postFull' }];
  if (after.ratioReason !== null) return [];
  const heads = await readHeads({ database, tenantId, day: after.fromOn });
  const entity = heads.find((one) => one.id === facts.entityId);
  const { own = 0, dispatched = 0 } = entity ?? {};
  const { state } = ratioOf({ own, dispatched: dispatched + 1 });
  return state === 'over' ? [{ field: 'ratioReason', issue: 'dispatchRatio' }] : [];
}

interface StartFacts {
  readonly dispatched: boolean;
  readonly open: boolean;
  readonly entityId: string;
  readonly within: boolean;
  readonly free: boolean;
  readonly elsewhere: boolean;
}

/** Reasons for which no protected worker goes back (Interim Provisions on Labour Dispatch, art. 13). */
const barred: readonly string[] = ['changed', 'redundancy'];

/** A worker who works here goes back, and one who is protected only for a reason of their own. */
export async function checkReturn(
  { after }: Change<ReturnFields>,
  { database, tenantId }: CallContext,
): Problems<ReturnFields> {
  const { employment, reason, effectiveOn } = after;
  const { rows } = await sql<{ guarded: boolean }>`
    select (a.protection is not null and a.protected_until >= ${effectiveOn}::date) as guarded
    from dispatch_assignment a
    where a.tenant_id = ${tenantId} and a.employment_id = ${employment} and a.state = 'working'
      and a.removed_at is null and a.from_on <= ${effectiveOn}::date`.execute(database);
  const [found] = rows;
  if (found === undefined) return [{ field: 'employment', issue: 'notAssigned' }];
  return found.guarded && barred.includes(reason)
    ? [{ field: 'reason', issue: 'protectedWorker' }]
    : [];
}

/** A return that is accepted ends the assignment on its day. */
export async function endAssignments(
  changes: readonly Change<ReturnFields>[],
  { database, tenantId }: CallContext,
): Promise<void> {
  for (const { action, stateAfter, after } of changes) {
    if (action !== 'move' || stateAfter !== 'accepted') continue;
    await sql`update dispatch_assignment a
      set state = 'returned', to_on = ${after.effectiveOn}::date, version = a.version + 1
      where a.tenant_id = ${tenantId} and a.employment_id = ${after.employment} and a.state = 'working'
        and a.removed_at is null and a.from_on <= ${after.effectiveOn}::date`.execute(database);
  }
}

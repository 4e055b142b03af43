/** What is wrong with starting an assignment, by the database. */
import { sql } from 'kysely';
import type { dispatchAssignment } from '#bridge/calls/outsourcing/records/assignment.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';
import { ratioOf } from '../ratio.ts';
import { readHeads } from '../read-heads.ts';

type Fields = (typeof dispatchAssignment)['fields'];
type Problem = FieldProblem<NameIn<Fields>>;

interface StartFacts {
  readonly dispatched: boolean;
  readonly open: boolean;
  readonly service: boolean;
  readonly blocked: boolean;
  readonly unproved: boolean;
  readonly entityId: string;
  readonly within: boolean;
  readonly free: boolean;
  readonly elsewhere: boolean;
}

/** Starts of one company wait for one another, so that two do not take the last place of a post or of the ratio. */
export async function checkStart(
  change: Change<Fields>,
  context: CallContext,
): Promise<readonly Problem[]> {
  const { database, tenantId } = context;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`dispatch:${tenantId}`}, 0))`.execute(
    database,
  );
  const facts = await readFacts(change, context);
  const wrong = facts === undefined ? agreementClosed : startProblem(facts);
  if (wrong !== undefined || facts === undefined) return wrong === undefined ? [] : [wrong];
  if (change.after.ratioReason !== null) return [];
  const worst = await worstRatio(change.after, facts.entityId, context);
  return worst === null
    ? []
    : [
        {
          field: 'ratioReason',
          issue: 'dispatchRatio',
          min: Number(worst.percent),
          max: worst.dispatched,
        },
      ];
}

const agreementClosed: Problem = { field: 'post', issue: 'agreementClosed' };

async function readFacts(
  { id, after }: Change<Fields>,
  { database, tenantId }: CallContext,
): Promise<StartFacts | undefined> {
  const { rows } = await sql<StartFacts>`
    select e.employment_type = 'dispatch' as dispatched, g.state = 'active' as open, g.entity_id as "entityId",
      g.kind = 'service' as service, y.state = 'blocked' as blocked,
      p.kind = 'auxiliary' and p.consulted_proof_id is null as unproved,
      (p.from_on <= ${after.fromOn}::date and p.to_on >= ${after.toOn}::date) as within,
      (select count(*)::int from dispatch_assignment o where o.tenant_id = p.tenant_id and o.post_id = p.id
        and o.state = 'working' and o.removed_at is null) < p.heads as free,
      exists (select from dispatch_assignment o where o.tenant_id = e.tenant_id and o.employment_id = e.id
        and o.id <> ${id} and o.state = 'working' and o.removed_at is null
        and o.from_on <= ${after.toOn}::date and o.to_on >= ${after.fromOn}::date) as elsewhere
    from dispatch_post p
    join dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
    join agency y on y.tenant_id = g.tenant_id and y.id = g.agency_id
    join employment e on e.tenant_id = p.tenant_id and e.id = ${after.employment}
    where p.tenant_id = ${tenantId} and p.id = ${after.post} and p.removed_at is null`.execute(
    database,
  );
  return rows[0];
}

function startProblem(facts: StartFacts): Problem | undefined {
  if (!facts.open) return agreementClosed;
  if (facts.service) return { field: 'post', issue: 'serviceAgreement' };
  if (facts.blocked) return { field: 'post', issue: 'agencyBlocked' };
  if (facts.unproved) return { field: 'post', issue: 'consultedProof' };
  if (!facts.dispatched) return { field: 'employment', issue: 'notDispatched' };
  if (!facts.within) return { field: 'toOn', issue: 'tooManyDays' };
  if (facts.elsewhere) return { field: 'fromOn', issue: 'overlap' };
  return facts.free ? undefined : { field: 'post', issue: 'postFull' };
}

/** The first day of the assignment, and each on which another one of the entity starts meanwhile: on none of them are there too many. */
async function worstRatio(
  { fromOn, toOn }: { readonly fromOn: string; readonly toOn: string },
  entityId: string,
  { database, tenantId }: CallContext,
): Promise<{ readonly percent: string; readonly dispatched: number } | null> {
  const { rows } = await sql<{
    day: string;
  }>`select distinct to_char(a.from_on, 'YYYY-MM-DD') as day
    from dispatch_assignment a
    join dispatch_post p on p.tenant_id = a.tenant_id and p.id = a.post_id
    join dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
    where a.tenant_id = ${tenantId} and a.removed_at is null and a.state = 'working'
      and g.entity_id = ${entityId} and a.from_on > ${fromOn}::date and a.from_on <= ${toOn}::date
    order by day limit 60`.execute(database);
  for (const day of [fromOn, ...rows.map((row) => row.day)]) {
    const heads = await readHeads({ database, tenantId, day });
    const { own = 0, dispatched = 0 } = heads.find(({ id }) => id === entityId) ?? {};
    const { state, percent } = ratioOf({ own, dispatched: dispatched + 1 });
    if (state === 'over') return { percent, dispatched: dispatched + 1 };
  }
  return null;
}

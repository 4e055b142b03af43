import { sql } from 'kysely';
import type { staffRequest } from '#bridge/calls/outsourcing/records/staff-request.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';

type Fields = (typeof staffRequest)['fields'];
type Problems = Promise<readonly FieldProblem<NameIn<Fields>>[]>;

/** No more workers are asked for than the post has places left, and only while its agreement is active. */
export async function checkRequest(
  { after }: Change<Fields>,
  { database, tenantId }: CallContext,
): Problems {
  const { rows } = await sql<{ open: boolean; free: number }>`
    select g.state = 'active' as open, p.heads - (select count(*)::int from dispatch_assignment a
      where a.tenant_id = p.tenant_id and a.post_id = p.id and a.state = 'working'
        and a.removed_at is null) as free
    from dispatch_post p
    join dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
    where p.tenant_id = ${tenantId} and p.id = ${after.post} and p.removed_at is null`.execute(
    database,
  );
  const [found] = rows;
  if (found === undefined || !found.open) return [{ field: 'post', issue: 'agreementClosed' }];
  return after.heads > found.free ? [{ field: 'heads', issue: 'tooLarge', max: found.free }] : [];
}

/** A request is filled by as many workers who were taken as it asks for. */
export async function checkFilled(
  { id, after }: Change<Fields>,
  { database, tenantId }: CallContext,
): Problems {
  const { rows } = await sql<{ taken: number }>`select count(*)::int as taken
    from staff_request_candidate c where c.tenant_id = ${tenantId} and c.request_id = ${id}
      and c.decision = 'taken'`.execute(database);
  const taken = rows[0]?.taken ?? 0;
  return taken < after.heads ? [{ field: 'heads', issue: 'tooLarge', max: taken }] : [];
}

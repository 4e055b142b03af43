/** What is wrong with agreements and their posts, by the database. */
import { sql } from 'kysely';
import type { dispatchAgreement } from '#bridge/calls/outsourcing/records/agreement.ts';
import type { dispatchPost } from '#bridge/calls/outsourcing/records/post.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change, ChangeIssue } from '#gateway/record/binding.ts';

type AgreementFields = (typeof dispatchAgreement)['fields'];
type PostFields = (typeof dispatchPost)['fields'];
type Problems = Promise<readonly FieldProblem<NameIn<AgreementFields>>[]>;

/** The agency works with the company, its permit covers the whole agreement, and auxiliary posts are consulted about. */
export async function checkSubmission(
  { id, after }: Change<AgreementFields>,
  { database, tenantId }: CallContext,
): Problems {
  const { rows } = await sql<{ state: string; covers: boolean; until: string; unproved: boolean }>`
    select g.state, to_char(g.permit_to, 'YYYY-MM-DD') as until,
      (g.permit_from <= ${after.fromOn}::date and g.permit_to >= ${after.toOn}::date) as covers,
      exists (select from dispatch_post p where p.tenant_id = g.tenant_id and p.agreement_id = ${id}
        and p.removed_at is null and p.kind = 'auxiliary' and p.consulted_proof_id is null) as unproved
    from agency g where g.tenant_id = ${tenantId} and g.id = ${after.agency} for share`.execute(
    database,
  );
  const [found] = rows;
  if (found?.state !== 'active') return [{ field: 'agency', issue: 'agencyBlocked' }];
  // A service needs no permit, and what the law says of posts is about dispatch.
  if (after.kind === 'service') return [];
  if (!found.covers) return [{ field: 'toOn', issue: 'agencyPermit', day: found.until }];
  return found.unproved ? [{ field: 'number', issue: 'consultedProof' }] : [];
}

/** No new post with an agency that is blocked, and a price by heads where the agreement asks for one. */
export async function checkPosts(
  changes: readonly Change<PostFields>[],
  { database, tenantId }: CallContext,
): Promise<readonly ChangeIssue<NameIn<PostFields>>[]> {
  const saved = changes.filter(({ action }) => action === 'create' || action === 'update');
  const ids = saved.map(({ after }) => after.agreement);
  const { rows } = await sql<{ id: string; blocked: boolean; priceBy: string }>`
    select a.id, g.state = 'blocked' as blocked, a.price_by as "priceBy"
    from dispatch_agreement a join agency g on g.tenant_id = a.tenant_id and g.id = a.agency_id
    where a.tenant_id = ${tenantId} and a.id = any(${ids}::uuid[])`.execute(database);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return saved.flatMap(({ id, action, after }): ChangeIssue<NameIn<PostFields>>[] => {
    const agreement = byId.get(after.agreement);
    if (agreement?.blocked && action === 'create')
      return [{ id, field: 'agreement', issue: 'agencyBlocked' }];
    return agreement?.priceBy === 'heads' && after.monthPay === null
      ? [{ id, field: 'monthPay', issue: 'headsPrice' }]
      : [];
  });
}

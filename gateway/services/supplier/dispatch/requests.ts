/** Requests for workers, and whom their agency proposes. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  portalPropose,
  portalStaffRequests,
  portalWithdrawCandidate,
} from '#bridge/calls/supplier/portal/dispatch.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { addHistory } from '#gateway/record/history.ts';
import { staffRequests } from '../../outsourcing/records/index.ts';
import { documentOf } from '../../outsourcing/workers/make-worker-entry.ts';
import { countOf } from '../count-of.ts';
import { refuseAt } from '../portal/own-supplier.ts';
import { ownPosts } from './own-rows.ts';

type Requests = ResultOf<typeof portalStaffRequests>;

/** Workers that one request holds at most. */
const mostCandidates = 200;

/** The requests (`r`) to the caller's agency. */
const ownRequests = (context: CallContext) => sql`staff_request r
  join ${ownPosts(context)} on p.tenant_id = r.tenant_id and p.id = r.post_id
  where r.tenant_id = ${context.tenantId} and r.removed_at is null and r.state in ('sent', 'filled')`;

/** Returns one page of the requests to the caller's agency. */
export async function listOwnRequests(
  context: CallContext,
  { page, rows: size }: ParsedRequestOf<typeof portalStaffRequests>,
): Promise<Requests> {
  const { database } = context;
  const found = sql`from ${ownRequests(context)}`;
  const { rows } = await sql<Requests['rows'][number]>`
    select r.id as "requestId", r.title, p.name as post, p.place, r.heads, r.why,
      to_char(r.needed_on, 'YYYY-MM-DD') as "neededOn", r.note, r.state,
      (select coalesce(jsonb_agg(jsonb_build_object('candidateId', c.id, 'name', c.name, 'phone', c.phone,
        'decision', c.decision, 'reason', c.reason) order by c.sort_order), '[]')
        from staff_request_candidate c where c.tenant_id = r.tenant_id and c.request_id = r.id) as candidates
    ${found} order by r.state <> 'sent', r.needed_on, r.id
    limit ${size} offset ${offsetOf({ page, rows: size })}`.execute(database);
  return pageFrom({ page, rows: size }, rows, () => countOf(context, found));
}

/** Locks an open request of the caller's agency, and makes its next version. */
async function changeRequest(context: CallContext, requestId: string): Promise<number> {
  const { database, tenantId } = context;
  const { rows } = await sql<{ state: string }>`select r.state from ${ownRequests(context)}
    and r.id = ${requestId}`.execute(database);
  if (rows[0] === undefined) throw new RefusedError('notFound');
  const { rows: after } = await sql<{ version: number }>`
    update staff_request r set version = r.version + 1
    where r.tenant_id = ${tenantId} and r.id = ${requestId} and r.state = 'sent'
    returning r.version`.execute(database);
  const [done] = after;
  if (done === undefined) throw new RefusedError('notNow');
  return done.version;
}

/**
 * Proposes a worker for a request.
 * @throws {RefusedError} `notFound`, `notNow`, `badInput` for an ID number that is none or a name that is there already
 */
export async function propose(
  context: CallContext,
  { requestId, name, phone, idNumber }: ParsedRequestOf<typeof portalPropose>,
): Promise<ResultOf<typeof portalPropose>> {
  const { database, tenantId } = context;
  const version = await changeRequest(context, requestId);
  if (documentOf(idNumber) === undefined) refuseAt('idNumber', 'idNumber');
  const { rows } = await sql<{ count: number; next: number; same: boolean }>`
    select count(*)::int as count, coalesce(max(c.sort_order) + 1, 0)::int as next,
      coalesce(bool_or(c.name = ${name} and c.phone = ${phone}), false) as same
    from staff_request_candidate c where c.tenant_id = ${tenantId} and c.request_id = ${requestId}`.execute(
    database,
  );
  const { count = 0, next = 0, same = false } = rows[0] ?? {};
  if (same) refuseAt('name', 'taken');
  if (count >= mostCandidates) refuseAt('name', 'tooLong');
  const id = uuid7();
  await sql`insert into staff_request_candidate
      (tenant_id, id, request_id, sort_order, name, phone, id_number, decision)
    values (${tenantId}, ${id}, ${requestId}, ${next}, ${name}, ${phone}, ${idNumber}, 'open')`.execute(
    database,
  );
  await keepHistory(context, requestId, version, { before: null, after: linesOf(name) });
  context.record(`staffRequest:${requestId}`, { proposed: id });
  return { candidateId: id };
}

/**
 * Takes a proposed worker back.
 * @throws {RefusedError} `notFound`, `notNow` once there is a decision
 */
export async function withdrawCandidate(
  context: CallContext,
  { candidateId }: ParsedRequestOf<typeof portalWithdrawCandidate>,
): Promise<null> {
  const { database, tenantId } = context;
  const { rows } = await sql<{ requestId: string; name: string }>`
    select c.request_id as "requestId", c.name from staff_request_candidate c
    where c.tenant_id = ${tenantId} and c.id = ${candidateId} and c.request_id in (
      select r.id from ${ownRequests(context)})`.execute(database);
  const [found] = rows;
  if (found === undefined) throw new RefusedError('notFound');
  const version = await changeRequest(context, found.requestId);
  const { rows: gone } = await sql`delete from staff_request_candidate c
    where c.tenant_id = ${tenantId} and c.id = ${candidateId} and c.decision = 'open'
    returning c.id`.execute(database);
  if (gone.length === 0) throw new RefusedError('notNow');
  const change = { before: linesOf(found.name), after: null };
  await keepHistory(context, found.requestId, version, change);
  context.record(`staffRequest:${found.requestId}`, { withdrawn: candidateId });
  return null;
}

/** As the history keeps lines. */
const linesOf = (name: string): string => JSON.stringify([{ name }]);

/** Names are kept in the history; phones and numbers of documents are not. */
async function keepHistory(
  context: CallContext,
  id: string,
  version: number,
  change: { readonly before: string | null; readonly after: string | null },
): Promise<void> {
  const changes = [{ field: 'lines.candidates', ...change }];
  await addHistory({ bound: staffRequests, context }, [{ id, action: 'update', version, changes }]);
}

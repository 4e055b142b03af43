import { sql } from 'kysely';
import type { staffRequest } from '#bridge/calls/outsourcing/records/staff-request.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Change } from '#gateway/record/binding.ts';
import { documentOf, makeWorkerEntry } from '../workers/make-worker-entry.ts';

type Fields = (typeof staffRequest)['fields'];
type Problems = Promise<readonly FieldProblem<NameIn<Fields>>[]>;

/** No more workers are asked for than the post has places left, and only while its agreement is active. */
export async function checkRequest(
  { after }: Change<Fields>,
  { database, tenantId }: CallContext,
): Problems {
  const { rows } = await sql<{ open: boolean; blocked: boolean; free: number }>`
    select g.state = 'active' as open, y.state = 'blocked' as blocked,
      p.heads - (select count(*)::int from dispatch_assignment a
      where a.tenant_id = p.tenant_id and a.post_id = p.id and a.state = 'working'
        and a.removed_at is null) as free
    from dispatch_post p
    join dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
    join agency y on y.tenant_id = g.tenant_id and y.id = g.agency_id
    where p.tenant_id = ${tenantId} and p.id = ${after.post} and p.removed_at is null`.execute(
    database,
  );
  const [found] = rows;
  if (found === undefined || !found.open) return [{ field: 'post', issue: 'agreementClosed' }];
  if (found.blocked) return [{ field: 'post', issue: 'agencyBlocked' }];
  return after.heads > found.free ? [{ field: 'heads', issue: 'tooLarge', max: found.free }] : [];
}

interface Taken {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly phone: string | null;
  readonly idNumber: string | null;
}

async function readTaken({ database, tenantId }: CallContext, id: string) {
  const { rows } = await sql<Taken>`select x.* from (
      select c.id, (row_number() over (order by c.sort_order) - 1)::int as place, c.name, c.phone,
        c.id_number as "idNumber", c.decision
      from staff_request_candidate c where c.tenant_id = ${tenantId} and c.request_id = ${id}) x
    where x.decision = 'taken' order by x.place`.execute(database);
  return rows;
}

/** A request is filled by as many workers who were taken as it asks for. */
export async function checkFilled({ id, after }: Change<Fields>, context: CallContext): Problems {
  const taken = await readTaken(context, id);
  return taken.length < after.heads
    ? [{ field: 'heads', issue: 'tooLarge', max: taken.length }]
    : [];
}

/**
 * Drafts the entry of every worker who was taken, so that no one types them again.
 * @throws {RefusedError} `badInput` at the line of a worker without a phone or a right resident ID number.
 */
export async function enterTaken(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<void> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  for (const { id, action, stateAfter, after } of changes) {
    if (action !== 'move' || stateAfter !== 'filled') continue;
    for (const { id: candidateId, place, name, phone, idNumber } of await readTaken(context, id)) {
      const document = documentOf(idNumber ?? '');
      if (idNumber === null || document === undefined)
        throw missing(place, 'idNumber', idNumber === null ? 'required' : 'idNumber');
      if (phone === null) throw missing(place, 'phone', 'required');
      const joinedOn = after.neededOn > today ? after.neededOn : today;
      const person = { name, phone, idNumber, ...document, organ: after.organ, joinedOn };
      const entryId = await makeWorkerEntry(context, { ...person, employmentType: 'dispatch' });
      await sql`update staff_request_candidate set entry_id = ${entryId}
        where tenant_id = ${tenantId} and id = ${candidateId}`.execute(database);
    }
  }
}

function missing(
  place: number,
  field: 'idNumber' | 'phone',
  issue: 'required' | 'idNumber',
): RefusedError {
  return new RefusedError('badInput', {
    fields: [{ path: `lines.candidates.${place}.${field}`, issue }],
  });
}

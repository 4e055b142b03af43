import { sql } from 'kysely';
import { staffRequest } from '#bridge/calls/outsourcing/records/staff-request.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addHistory } from '#gateway/record/history.ts';
import { returnWords } from '../texts/worker-words.ts';

/** Who went back, from where, and from when on somebody else is needed. */
export interface Replacement {
  readonly returnId: string;
  readonly employment: string;
  readonly postId: string;
  readonly neededOn: string;
}

/** Drafts the request for who comes in the place of a worker that went back; once for each return. */
export async function askReplacement(
  context: CallContext,
  { returnId, employment, postId, neededOn }: Replacement,
): Promise<void> {
  const { database, tenantId, locale, now } = context;
  const id = uuid7(now().getTime());
  const { rows } = await sql<{ title: string }>`insert into staff_request
      (tenant_id, id, title, post_id, organ_id, heads, why, needed_on, replaced_id, return_id, state)
    select p.tenant_id, ${id}, left(${returnWords[locale].replacement}::text || n.name, 60), p.id, p.organ_id, 1,
      'replacement', ${neededOn}::date, e.id, ${returnId}, 'draft'
    from dispatch_post p
    join employment e on e.tenant_id = p.tenant_id and e.id = ${employment}
    join person n on n.tenant_id = e.tenant_id and n.id = e.person_id
    where p.tenant_id = ${tenantId} and p.id = ${postId}
    on conflict do nothing returning title`.execute(database);
  const [made] = rows;
  if (made === undefined) return;
  const changes = [{ field: 'title', before: null, after: made.title }];
  await addHistory({ context, bound: { record: staffRequest as unknown as AnyRecord } }, [
    { id, action: 'create', version: 1, changes },
  ]);
  context.record(`staffRequest:${id}`, { returnId });
}

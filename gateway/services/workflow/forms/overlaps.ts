/** Where two forms of one business would be the form of the same people. */
import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { rangeRepeat } from '#bridge/calls/workflow/form-ranges.ts';
import type { StoredSource } from '#gateway/db/workflow-tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { nearness, sourcesOf, standingsOf } from '../audience.ts';
import { type PublishedForm, publishedForms } from './published.ts';

type Overlaps = ResultOf<typeof rangeRepeat>;

/** People of two roles that are looked at one by one. */
const mostHolders = 500;

/**
 * Lists what other forms of a business have on the same level: the same source at the same time, or another role whose holders
 * would get both. Who is in two organisations gets the form of the deeper one, so these never overlap.
 */
export async function overlapsOf(
  context: CallContext,
  formId: string | null,
  bizType: string,
  asked: readonly StoredSource[],
): Promise<Overlaps> {
  const forms = (await publishedForms(context)).filter(
    ({ id, biz_type: type }) => id !== formId && type === bizType,
  );
  const found: Overlaps = [];
  for (const form of forms) {
    for (const source of asked.filter(({ include }) => include)) {
      const people = await peopleOfBoth(context, form, source, asked);
      const { kind, id } = source;
      if (people !== null) found.push({ formId: form.id, formName: form.name, kind, id, people });
    }
  }
  return found;
}

/** How many people a source shares with a form on its level; null: it does not. */
async function peopleOfBoth(
  context: CallContext,
  { audience }: PublishedForm,
  source: StoredSource,
  asked: readonly StoredSource[],
): Promise<number | null> {
  const others = sourcesOf(audience).filter(
    (other) => other.include && other.kind === source.kind && meet(other, source),
  );
  if (others.some(({ id }) => id === source.id)) return countPeople(context, source);
  if (source.kind !== 'role' || others.length === 0) return null;
  const people = await holdersOfBoth(
    context,
    source.id,
    others.map(({ id }) => id),
  );
  const both = (await standingsOf(context, people)).filter((standing) => {
    const near = nearness(audience, standing);
    return near !== null && near === nearness(asked, standing);
  });
  return both.length === 0 ? null : both.length;
}

/** Whether two count on some day together. */
function meet(one: StoredSource, other: StoredSource): boolean {
  const from = [one.from, other.from]
    .filter((day) => day !== null)
    .sort()
    .at(-1);
  const to = [one.to, other.to].filter((day) => day !== null).sort()[0];
  return from === undefined || to === undefined || from <= to;
}

async function holdersOfBoth(
  { database, tenantId, now }: CallContext,
  roleId: string,
  others: readonly string[],
) {
  const day = dayOf(now());
  const { rows } = await sql<{ accountId: string; employmentId: string | null }>`
    select distinct h.account_id as "accountId", m.employment_id as "employmentId"
    from role_holders(${day}::date) h
    join membership m on m.tenant_id = ${tenantId} and m.account_id = h.account_id
    where h.role_id = ${roleId} and exists (select from role_holders(${day}::date) k
      where k.account_id = h.account_id and k.role_id = any(${others}::uuid[]))
    limit ${mostHolders}`.execute(database);
  return rows;
}

/** How many people a source names today. */
async function countPeople(context: CallContext, { kind, id }: StoredSource): Promise<number> {
  const { database, tenantId, now } = context;
  const day = dayOf(now());
  const employed = sql`employment e join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
    and ${onDay('j', day)} where e.tenant_id = ${tenantId} and (e.left_on is null or e.left_on >= ${day}::date)`;
  const counted = {
    person: sql`select 1 from employment e where e.tenant_id = ${tenantId} and e.id::text = ${id}`,
    position: sql`select 1 from ${employed} and j.position_id::text = ${id}`,
    post: sql`select 1 from ${employed} and j.post_id::text = ${id}`,
    role: sql`select distinct h.account_id from role_holders(${day}::date) h where h.role_id::text = ${id}`,
    organ: sql`select 1 from ${employed} and exists (select from organ_row a
      join organ_row o on o.tenant_id = a.tenant_id and o.organ_id::text = ${id} and ${onDay('o', day)}
      where a.tenant_id = j.tenant_id and a.organ_id = j.organ_id and ${onDay('a', day)}
        and starts_with(a.path, o.path))`,
    employmentType: sql`select 1 from ${employed} and e.employment_type = ${id}`,
    everybody: sql`select 1 from ${employed}`,
  }[kind];
  const { rows } = await sql<{ people: number }>`select count(*)::int as people
    from (${counted}) counted`.execute(database);
  return rows[0]?.people ?? 0;
}

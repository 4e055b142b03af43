/** Who may use a form: the employment, its roles, its organisation with those above, and who the form is meant for. */
import { sql } from 'kysely';
import type { FormSource } from '#bridge/calls/workflow/form-ranges.ts';
import type { StoredAudience } from '#gateway/db/workflow-tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';

/** What of somebody decides which form is theirs. */
export interface FormStanding {
  readonly employmentId: string | null;
  readonly roleIds: readonly string[];
  /** From the own organisation upward. */
  readonly organIds: readonly string[];
}

/** Reads where an account stands today. */
export async function standingOf(
  context: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  { accountId, employmentId }: { readonly accountId: string; readonly employmentId: string | null },
): Promise<FormStanding> {
  const day = dayOf(context.now());
  const held = await sql<{ role_id: string }>`select h.role_id from role_holders(${day}::date) h
    where h.account_id = ${accountId || null}`.execute(context.database);
  return {
    employmentId,
    roleIds: held.rows.map(({ role_id: role }) => role),
    organIds: employmentId === null ? [] : await organsOf(context, employmentId),
  };
}

async function organsOf(
  { database, tenantId, now }: Pick<CallContext, 'database' | 'tenantId' | 'now'>,
  employmentId: string,
): Promise<readonly string[]> {
  const day = dayOf(now());
  const { rows } = await sql<{ organ_id: string }>`select o.organ_id from job_row j
    join organ_row own on own.tenant_id = j.tenant_id and own.organ_id = j.organ_id
      and own.from_on <= ${day}::date and (own.to_on is null or own.to_on >= ${day}::date)
    join organ_row o on o.tenant_id = own.tenant_id and starts_with(own.path, o.path) and ${onDay('o', day)}
    where j.tenant_id = ${tenantId} and j.employment_id = ${employmentId} and ${onDay('j', day)}
    order by length(o.path) desc`.execute(database);
  return rows.map(({ organ_id: organ }) => organ);
}

/** How near a form is to somebody, the nearest first: as a person, by a role, by the deepest organisation; null: not meant. */
export function nearness(audience: StoredAudience | null, standing: FormStanding): number | null {
  if (audience === null) return 1000;
  if (audience.employmentIds.includes(standing.employmentId ?? '')) return 0;
  if (standing.roleIds.some((role) => audience.roleIds.includes(role))) return 1;
  const depth = standing.organIds.findIndex((organ) => audience.organIds.includes(organ));
  return depth === -1 ? null : 2 + depth;
}

/** An audience as what it was made of. */
export function sourcesOf(audience: StoredAudience): readonly FormSource[] {
  return [
    ...audience.employmentIds.map((id) => ({ kind: 'person' as const, id })),
    ...audience.roleIds.map((id) => ({ kind: 'role' as const, id })),
    ...audience.organIds.map((id) => ({ kind: 'organ' as const, id })),
  ];
}

/** What an audience is kept as. */
export function audienceOf(sources: readonly FormSource[]): StoredAudience {
  const of = (kind: FormSource['kind']) => [
    ...new Set(sources.flatMap((one) => (one.kind === kind ? [one.id] : []))),
  ];
  return { employmentIds: of('person'), roleIds: of('role'), organIds: of('organ') };
}

/** The names of organisations, people and roles by their ids; one of another company has none. */
export async function namesOfIds(
  { database, tenantId, locale }: Pick<CallContext, 'database' | 'tenantId' | 'locale'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select e.id, p.name from employment e join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
      where e.tenant_id = ${tenantId} and e.id = any(${ids}::uuid[])
    union all select r.id, ${locale === 'en' ? sql`r.name_en` : sql`r.name_zh`} from role r
      where r.tenant_id = ${tenantId} and r.id = any(${ids}::uuid[])
    union all select o.organ_id, (array_agg(o.name order by o.from_on desc))[1] from organ_row o
      where o.tenant_id = ${tenantId} and o.organ_id = any(${ids}::uuid[]) group by o.organ_id`.execute(
    database,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** An audience with names, for its editor. */
export async function namedAudience(context: CallContext, audience: StoredAudience | null) {
  if (audience === null) return null;
  const sources = sourcesOf(audience);
  const names = await namesOfIds(
    context,
    sources.map(({ id }) => id),
  );
  return sources.map((source) => ({ ...source, name: names.get(source.id) ?? '' }));
}

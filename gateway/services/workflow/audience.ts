/** Who may use a form: where somebody is in the company today, and which forms are meant for them. The one place that decides it. */
import { sql } from 'kysely';
import { everybodyId, type FormSource } from '#bridge/calls/workflow/form-ranges.ts';
import type { StoredSource } from '#gateway/db/workflow-tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';

type ReadContext = Pick<CallContext, 'database' | 'tenantId' | 'now'>;

/** What of somebody decides which form is theirs. */
export interface FormStanding {
  /** The day it is asked for, `YYYY-MM-DD`. */
  readonly day: string;
  readonly employmentId: string | null;
  readonly employmentType: string | null;
  readonly positionId: string | null;
  readonly postId: string | null;
  readonly roleIds: readonly string[];
  /** From the own organisation upward. */
  readonly organIds: readonly string[];
}

/** Somebody whose form is looked for. */
export interface Asker {
  readonly accountId: string | null;
  readonly employmentId: string | null;
}

interface StandingRow {
  readonly id: string;
  readonly employment_type: string;
  readonly position_id: string | null;
  readonly post_id: string | null;
  readonly organ_ids: readonly string[];
}

/** Reads where some people are today, in their order. */
export async function standingsOf(
  context: ReadContext,
  askers: readonly Asker[],
): Promise<readonly FormStanding[]> {
  const { database, tenantId, now } = context;
  const day = dayOf(now());
  const accounts = askers.flatMap(({ accountId }) => (accountId ? [accountId] : []));
  const employments = askers.flatMap(({ employmentId }) => (employmentId ? [employmentId] : []));
  const held = await sql<{ account_id: string; role_id: string }>`select h.account_id, h.role_id
    from role_holders(${day}::date) h where h.account_id = any(${accounts}::uuid[])`.execute(
    database,
  );
  const { rows } = await sql<StandingRow>`select e.id, e.employment_type, j.position_id, j.post_id,
      array(select o.organ_id from organ_row a
        join organ_row o on o.tenant_id = a.tenant_id and starts_with(a.path, o.path) and ${onDay('o', day)}
        where a.tenant_id = j.tenant_id and a.organ_id = j.organ_id and ${onDay('a', day)}
        order by length(o.path) desc) as organ_ids
    from employment e
    left join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and ${onDay('j', day)}
    where e.tenant_id = ${tenantId} and e.id = any(${employments}::uuid[])`.execute(database);
  const known = new Map(rows.map((row) => [row.id, row]));
  return askers.map(({ accountId, employmentId }) => {
    const row = employmentId === null ? undefined : known.get(employmentId);
    return {
      day,
      employmentId,
      employmentType: row?.employment_type ?? null,
      positionId: row?.position_id ?? null,
      postId: row?.post_id ?? null,
      roleIds: held.rows.flatMap((one) => (one.account_id === accountId ? [one.role_id] : [])),
      organIds: row?.organ_ids ?? [],
    };
  });
}

/** Reads where somebody is today. */
export async function standingOf(context: ReadContext, asker: Asker): Promise<FormStanding> {
  const [standing] = await standingsOf(context, [asker]);
  if (standing === undefined) throw new Error('Each asker has a standing.');
  return standing;
}

const ofType = 500;
const ofEverybody = 1000;

/**
 * How near a form is to somebody, the nearest first: as a person, by position, by post, by a role, by the deepest organisation,
 * by the kind of employment, as everybody. The nearest sources decide, and of these one that keeps the form from them wins.
 * Null: not meant.
 */
export function nearness(
  audience: readonly StoredSource[] | null,
  standing: FormStanding,
): number | null {
  if (audience === null) return ofEverybody;
  let nearest: { readonly level: number; readonly include: boolean } | undefined;
  for (const source of audience) {
    const level = countsOn(source, standing.day) ? levelOf(source, standing) : null;
    if (level === null) continue;
    const { include } = source;
    if (nearest === undefined || level < nearest.level) nearest = { level, include };
    else if (level === nearest.level && !include) nearest = { level, include };
  }
  return nearest?.include === true ? nearest.level : null;
}

function countsOn({ from, to }: StoredSource, day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

function levelOf({ kind, id }: StoredSource, standing: FormStanding): number | null {
  switch (kind) {
    case 'person':
      return standing.employmentId === id ? 0 : null;
    case 'position':
      return standing.positionId === id ? 1 : null;
    case 'post':
      return standing.postId === id ? 2 : null;
    case 'role':
      return standing.roleIds.includes(id) ? 3 : null;
    case 'organ': {
      const depth = standing.organIds.indexOf(id);
      return depth === -1 ? null : 4 + depth;
    }
    case 'employmentType':
      return standing.employmentType === id ? ofType : null;
    case 'everybody':
      return ofEverybody;
  }
}

/** An audience as its sources; none is everybody. */
export function sourcesOf(audience: readonly StoredSource[] | null): readonly StoredSource[] {
  return audience ?? [{ kind: 'everybody', id: everybodyId, include: true, from: null, to: null }];
}

/** Sources as they are kept; of one that is named twice the last counts. */
export function keptSources(sources: readonly FormSource[]): readonly StoredSource[] {
  const kept = sources.map(({ kind, id, include = true, from = null, to = null }) => ({
    kind,
    id,
    include,
    from,
    to,
  }));
  return [...new Map(kept.map((one) => [`${one.kind} ${one.id}`, one])).values()];
}

/** The names of parts of the company and of people by their ids; one of another company has none. */
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
    union all select t.id, t.name from post t where t.tenant_id = ${tenantId} and t.id = any(${ids}::uuid[])
    union all select g.id, g.name from position g where g.tenant_id = ${tenantId} and g.id = any(${ids}::uuid[])
    union all select o.organ_id, (array_agg(o.name order by o.from_on desc))[1] from organ_row o
      where o.tenant_id = ${tenantId} and o.organ_id = any(${ids}::uuid[]) group by o.organ_id`.execute(
    database,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The ids among some sources that name a part of the company or a person. */
export function companyIds(
  sources: readonly Pick<StoredSource, 'kind' | 'id'>[],
): readonly string[] {
  return sources.flatMap(({ kind, id }) =>
    kind === 'employmentType' || kind === 'everybody' ? [] : [id],
  );
}

/** An audience with names, for its editor. */
export async function namedAudience(
  context: CallContext,
  audience: readonly StoredSource[] | null,
) {
  if (audience === null) return null;
  const names = await namesOfIds(context, companyIds(audience));
  return audience.map((source) => ({ ...source, name: names.get(source.id) ?? '' }));
}

import { sql } from 'kysely';
import { factorsOf } from '#bridge/calls/performance/records/scale.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';

/** The result of an employment that pay goes by. */
export interface PaidResult {
  readonly appraisal: string;
  readonly revision: number;
  readonly level: string;
  /** Null where the scale has no factor for the level. */
  readonly factor: string | null;
}

interface Row {
  readonly employment: string;
  readonly appraisal: string;
  readonly revision: number;
  readonly level: string | null;
  readonly notRated: string | null;
  readonly factors: string | null;
}

/**
 * The newest released results by a day, by employment: a new employment has none of an earlier one. Who was away on
 * protected leave keeps the level before, unless the cycle says otherwise; an ended file gives none.
 */
export async function readResults(
  { database, tenantId }: { readonly database: DatabaseTransaction; readonly tenantId: string },
  day: string,
  employments: readonly string[],
): Promise<ReadonlyMap<string, PaidResult>> {
  const { rows } = await sql<Row>`select distinct on (a.employment_id)
      a.employment_id as employment, a.id as appraisal, q.revision, q.level,
      a.not_rated as "notRated", s.factors
    from appraisal a
    join performance_cycle c on c.tenant_id = a.tenant_id and c.id = a.cycle_id
      and c.removed_at is null
    join performance_scale s on s.tenant_id = c.tenant_id and s.id = c.scale_id
    join lateral (
      select r.revision, r.level from performance_result r
      where r.tenant_id = a.tenant_id and r.appraisal_id = a.id and r.released_on <= ${day}::date
      order by r.revision desc limit 1
    ) q on true
    where a.tenant_id = ${tenantId} and a.employment_id = any(${employments}::uuid[])
      and (a.not_rated is distinct from 'leave' or c.leave_level = 'none')
    order by a.employment_id, c.to_on desc, c.released_on desc nulls last, a.id`.execute(database);
  return new Map(
    rows.flatMap(({ employment, appraisal, revision, level, notRated, factors }) =>
      level === null || notRated !== null
        ? []
        : [[employment, { appraisal, revision, level, factor: factorOf(factors, level) }] as const],
    ),
  );
}

/** The factor that a scale gives to a level; null without one. */
export function factorOf(factors: string | null, level: string): string | null {
  return factorsOf(factors ?? '').get(level.normalize('NFKC')) ?? null;
}

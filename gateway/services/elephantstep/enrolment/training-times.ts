import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** When somebody is in a session: the same minutes on each of its days. */
export interface TrainingTime {
  readonly employmentId: string;
  readonly day: string;
  readonly name: string;
  readonly place: string | null;
  readonly from: number;
  readonly to: number;
}

/**
 * Reads when people are in sessions, for those who plan their days. Who waits, asks, withdrew or was absent is in none, and
 * a session that is cancelled has no times.
 */
export async function readTrainingTimes(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  employmentIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly TrainingTime[]> {
  const { rows } = await sql<TrainingTime>`
    select x.employment_id as "employmentId", d.day::date as day, s.name, s.place,
      s.starts_at as "from", s.ends_at as "to"
    from training_enrolment x
    join training_session s on s.tenant_id = x.tenant_id and s.id = x.session_id
    cross join lateral generate_series(greatest(s.from_on, ${from}::date)::timestamp,
      least(s.to_on, ${to}::date)::timestamp, interval '1 day') d (day)
    where x.tenant_id = ${tenantId} and x.employment_id = any(${employmentIds}::uuid[])
      and x.state in ('enrolled', 'attended') and s.state in ('open', 'done') and s.removed_at is null
      and s.from_on <= ${to}::date and s.to_on >= ${from}::date
    order by d.day, s.starts_at, s.id, x.employment_id`.execute(database);
  return rows;
}

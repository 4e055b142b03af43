/** Payments, and corrections, that only their order tells apart. */
import { type RawBuilder, sql } from 'kysely';

/**
 * Which a row is among those of the same payee, kind and month that correct the same month, or that correct nothing;
 * null for the first. Removed rows do not count: a sheet that is read again finds the row it made.
 */
export function sequenceOf(tenantId: string, alias: string): RawBuilder<number | null> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const corrected = (id: RawBuilder<unknown>) => sql`(select f.month from other_income f
    where f.tenant_id = ${tenantId} and f.id = ${id})`;
  return sql<number | null>`(select nullif(count(*) + 1, 1)::int from other_income s
    where s.tenant_id = ${tenantId} and s.removed_at is null and s.month = ${of('month')}
      and s.kind = ${of('kind')} and s.employment_id is not distinct from ${of('employment_id')}
      and s.document_number is not distinct from ${of('document_number')} and s.id < ${of('id')}
      and ${corrected(sql`s.corrects_id`)} is not distinct from ${corrected(of('corrects_id'))})`;
}

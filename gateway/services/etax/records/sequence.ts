/** Payments, and corrections, that only their order tells apart. */
import { type RawBuilder, sql } from 'kysely';

/**
 * Which a row is among those of the same payee, kind and month that correct the same month, or that correct nothing;
 * null for the first. Removed rows do not count: a sheet that is read again finds the row it made.
 */
export function sequenceOf(tenantId: string, alias: string): RawBuilder<number | null> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  // As the index `other_income_by_payee` has it: staff by employment, others by document.
  const payee = (row: string) =>
    sql`coalesce(${sql.ref(`${row}.employment_id`)}::text, ${sql.ref(`${row}.document_number`)}, '')`;
  const corrected = (id: RawBuilder<unknown>) => sql`(select f.month from other_income f
    where f.tenant_id = ${tenantId} and f.id = ${id})`;
  return sql<number | null>`(select nullif(count(*) + 1, 1)::int from other_income s
    where s.tenant_id = ${tenantId} and s.removed_at is null and s.month = ${of('month')}
      and s.kind = ${of('kind')} and ${payee('s')} = ${payee(alias)} and s.id < ${of('id')}
      and ${corrected(sql`s.corrects_id`)} is not distinct from ${corrected(of('corrects_id'))})`;
}

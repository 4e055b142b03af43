/** The score of an evaluation and the level it means, in SQL. */
import { type RawBuilder, sql } from 'kysely';

/**
 * The weighted mean of the criteria of an evaluation that have a value; null when these have less than half of all weights.
 * @param evaluation The column that holds the id of the evaluation, such as `r.id`.
 */
export function scoreOf(tenantId: string, evaluation: string): RawBuilder<unknown> {
  return sql`(select case when coalesce(sum(c.weight) filter (where c.value is not null), 0) * 2 >= sum(c.weight)
      then round(sum(c.weight * c.value) / sum(c.weight) filter (where c.value is not null), 2) end
    from supplier_score c where c.tenant_id = ${tenantId} and c.evaluation_id = ${sql.ref(evaluation)})`;
}

/** A from 90, B from 80, C from 70, D below; null without a score. */
export function levelOf(score: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select case when k.score >= 90 then 'A' when k.score >= 80 then 'B' when k.score >= 70 then 'C'
      when k.score is not null then 'D' end from (select ${score} as score) k)`;
}

/** The level of a supplier by its last released evaluation; null before the first one. */
export function levelOfSupplier(tenantId: string, supplier: string): RawBuilder<unknown> {
  return sql`(select ${levelOf(scoreOf(tenantId, 'v.id'))} from supplier_evaluation v
    where v.tenant_id = ${tenantId} and v.supplier_id = ${sql.ref(supplier)} and v.removed_at is null
      and v.state in ('released', 'appealed', 'final')
    order by v.to_on desc, v.id desc limit 1)`;
}

import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { Run } from './open-run.ts';

/**
 * One text for all that a run is made from: how many rows there are and how often they were changed. It differs as soon
 * as one of them does; it may differ too where the change is about people of another group.
 */
export async function inputsMarkOf(
  database: DatabaseTransaction,
  tenantId: string,
  {
    id,
    month,
    tax_month: taxMonth,
    pay_on: payOn,
  }: Pick<Run, 'id' | 'month' | 'tax_month' | 'pay_on'>,
): Promise<string> {
  const records = [
    'salary_file',
    'enrolment',
    'taxpayer',
    'deduction_claim',
    'pay_item',
    'pay_plan',
  ] as const;
  const marks = [...records, 'pay_opening' as const, 'pay_group' as const].map(
    (table) => sql`select ${table}::text as part, count(*) as rows, sum(version) as versions
      from ${sql.table(table)} where tenant_id = ${tenantId} and removed_at is null`,
  );
  const { rows } = await sql<{ mark: string }>`
    select md5(string_agg(concat_ws(' ', part, rows, versions), ',' order by part)) as mark from (
      ${sql.join(marks, sql` union all `)}
      union all
      select 'pay_entry', count(*), sum(version) from pay_entry
        where tenant_id = ${tenantId} and removed_at is null and month = ${month}::date
      union all
      select 'attendance', count(*), sum(version) from attendance_month
        where tenant_id = ${tenantId} and month = date_trunc('month', ${month}::date)::date
      union all
      -- What other runs of the month were submitted with: people with two employments are taxed once.
      select 'other runs', count(*), sum(calculation) from pay_run
        where tenant_id = ${tenantId} and tax_month = ${taxMonth}::date and id <> ${id}
          and state in ('submitted', 'approved', 'paid', 'closed')
      union all
      -- Rules that the company entered: another row with the same version is another rule.
      select 'company rules', count(*), sum(version + abs(hashtext(id::text))::bigint)
        from company_rule
        where tenant_id = ${tenantId} and removed_at is null
          and from_on < (${taxMonth}::date + interval '1 month')
          and (to_on is null or to_on >= ${taxMonth}::date)
        having count(*) > 0
      union all
      -- Results that are released by the pay day, and factors, where they count.
      select 'results', count(*), sum(revision) from performance_result
        where tenant_id = ${tenantId} and released_on <= ${payOn}::date and ${readsResults(tenantId)}
        having count(*) > 0
      union all
      select 'factors', count(*), sum(version) from performance_scale
        where tenant_id = ${tenantId} and factors is not null and ${readsResults(tenantId)}
        having count(*) > 0
      union all
      select 'employment', count(*), sum(version) from employment where tenant_id = ${tenantId}
    ) x`.execute(database);
  return rows[0]?.mark ?? '';
}

/** A formula reads results, or one did: a revision still leaves differences to the months that were paid by it. */
function readsResults(tenantId: string) {
  return sql`(exists (select from pay_item where tenant_id = ${tenantId} and removed_at is null
      and not disabled and formula like '%performance.%')
    or exists (select from pay_run where tenant_id = ${tenantId} and plan_used is not null))`;
}

import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { insertRows } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import { payDemoWords } from './pay-words.ts';

/** Notes every closed month but the last as filed with the tax bureau. */
export async function writeTaxFilings(
  database: DatabaseTransaction,
  {
    tenantId,
    random,
    locale,
  }: {
    readonly tenantId: string;
    readonly random: Random;
    readonly locale: 'zh-CN' | 'en';
  },
): Promise<void> {
  const { rows } = await sql<{
    readonly month: string;
    readonly people: number;
    readonly income: string;
    readonly tax: string;
  }>`
    select r.tax_month as month, count(distinct e.person_id)::int as people,
      (sum(s.gross)::bigint + coalesce(max(o.income), 0))::text as income,
      (sum(s.income_tax + s.bonus_tax + s.severance_tax)::bigint + coalesce(max(o.tax), 0))::text as tax
    from pay_run r
    join pay_slip s on s.tenant_id = ${tenantId} and s.pay_run_id = r.id
      and s.calculation = r.calculation and s.fault is null
    join employment e on e.tenant_id = ${tenantId} and e.id = s.employment_id
    left join (
      select month, (sum(amount) * 100)::bigint as income, (sum(tax) * 100)::bigint as tax
      from other_income where tenant_id = ${tenantId} group by month
    ) o on o.month = r.tax_month
    where r.tenant_id = ${tenantId} and r.state = 'closed'
    group by r.tax_month order by r.tax_month`.execute(database);
  const filed = rows.slice(0, -1).map(({ month, people, income, tax }) => {
    const filedOn = addDays(addMonths(month, 1), 7);
    return {
      tenant_id: tenantId,
      id: random.id(),
      month,
      filed_on: filedOn,
      receipt_no: `${month.slice(0, 7).replace('-', '')}${random.integer(100_000, 999_999)}`,
      people,
      income,
      tax,
      account_id: null,
      actor_name: payDemoWords[locale].maker,
      at: `${filedOn}T03:00:00Z`,
    };
  });
  await insertRows(database, 'tax_filing', filed);
}

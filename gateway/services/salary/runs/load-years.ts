import { sql } from 'kysely';
import { fen, nothing } from '#gateway/kernel/exact/money.ts';
import type { PersonFacts } from '../engine/person-slip.ts';
import type { FactsScope } from './load-facts.ts';

interface YearSums {
  readonly employment: string;
  readonly income: string;
  readonly exempt: string;
  readonly own: string;
  readonly special: string;
  readonly other: string;
  readonly withheld: string;
  readonly bonus: string;
}

/**
 * What the year before the run says of the tax: the closed runs paid earlier in it, of all employments of the person, and
 * what was brought along. It is added up each time, never kept as a running sum.
 */
export async function readYears(
  { database, tenantId, run }: FactsScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonFacts['year']>> {
  const firstMonth = `${run.tax_month.slice(0, 4)}-01-01`;
  const year = Number(run.tax_month.slice(0, 4));
  const { rows } = await sql<YearSums>`
    with asked as (
      select t.id, t.person_id from employment t
      where t.tenant_id = ${tenantId} and t.id = any(${ids})
    ), earned as (
      select a.id, s.income, s.exempt, s.own_contributions as own,
        s.special_additional as special, s.before_tax as other, s.income_tax as withheld, s.bonus
      from asked a
      join employment e on e.tenant_id = ${tenantId} and e.person_id = a.person_id
      join pay_slip s on s.tenant_id = ${tenantId} and s.employment_id = e.id
      join pay_run r on r.tenant_id = ${tenantId} and r.id = s.pay_run_id
        and r.calculation = s.calculation and r.state = 'closed'
        and r.tax_month >= ${firstMonth}::date and r.tax_month < ${run.tax_month}::date
      union all
      select a.id, (o.income * 100)::bigint, (coalesce(o.exempt, 0) * 100)::bigint,
        (o.own_contributions * 100)::bigint, (o.special_additional * 100)::bigint,
        (coalesce(o.other_deductions, 0) * 100)::bigint, (o.withheld * 100)::bigint, 0
      from asked a
      join pay_opening o on o.tenant_id = ${tenantId} and o.employment_id = a.id
        and o.removed_at is null and o.tax_year = ${year}
    )
    select id as employment, sum(income)::bigint::text as income, sum(exempt)::bigint::text as exempt,
      sum(own)::bigint::text as own, sum(special)::bigint::text as special,
      sum(other)::bigint::text as other, sum(withheld)::bigint::text as withheld,
      sum(bonus)::bigint::text as bonus
    from earned group by id`.execute(database);
  return new Map(
    rows.map((row) => [
      row.employment,
      {
        before: {
          income: fen(BigInt(row.income)),
          exempt: fen(BigInt(row.exempt)),
          ownContributions: fen(BigInt(row.own)),
          specialAdditional: fen(BigInt(row.special)),
          other: fen(BigInt(row.other)),
          reduction: nothing,
        },
        withheld: fen(BigInt(row.withheld)),
        separateBonusUsed: row.bonus !== '0',
      },
    ]),
  );
}

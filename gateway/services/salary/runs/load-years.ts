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
  readonly claimed: boolean;
}

/** The year of a person before a slip. */
export interface YearBefore {
  readonly year: PersonFacts['year'];
  /** Whether another slip of the month has the special deductions already. */
  readonly claimed: boolean;
}

/**
 * What the year before a slip says of the tax: the closed runs paid earlier in it, of all employments of the person, and
 * what was brought along. Somebody with two employments in a month is taxed once: what another run of the month was
 * submitted with counts, and so do slips of this calculation that come first by id. It is added up each time, never kept
 * as a running sum.
 */
export async function readYears(
  { database, tenantId, run, calculation }: FactsScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, YearBefore>> {
  const runId = run.id ?? null;
  const firstMonth = `${run.tax_month.slice(0, 4)}-01-01`;
  const year = Number(run.tax_month.slice(0, 4));
  const { rows } = await sql<YearSums>`
    with asked as (
      select t.id, t.person_id from employment t
      where t.tenant_id = ${tenantId} and t.id = any(${ids})
    ), earned as (
      select a.id, s.income, s.exempt, s.own_contributions as own,
        s.special_additional as special, s.before_tax as other, s.income_tax as withheld, s.bonus,
        r.tax_month = ${run.tax_month}::date as "sameMonth"
      from asked a
      join employment e on e.tenant_id = ${tenantId} and e.person_id = a.person_id
      -- Read person by person: the slips of a calculation that grows have no statistics yet.
      cross join lateral (select * from pay_slip x
        where x.tenant_id = ${tenantId} and x.employment_id = e.id offset 0) s
      join pay_run r on r.tenant_id = ${tenantId} and r.id = s.pay_run_id
        and r.tax_month >= ${firstMonth}::date
      where (r.calculation = s.calculation and r.state = 'closed'
          and r.tax_month < ${run.tax_month}::date)
        or (r.calculation = s.calculation and r.id is distinct from ${runId}::uuid
          and r.tax_month = ${run.tax_month}::date
          and r.state in ('submitted', 'approved', 'paid', 'closed'))
        or (r.id = ${runId}::uuid and s.calculation = ${calculation ?? null}::integer
          and s.employment_id < a.id and s.employment_id <> all(${ids}))
      union all
      select a.id, (o.income * 100)::bigint, (coalesce(o.exempt, 0) * 100)::bigint,
        (o.own_contributions * 100)::bigint, (o.special_additional * 100)::bigint,
        (coalesce(o.other_deductions, 0) * 100)::bigint, (o.withheld * 100)::bigint, 0, false
      from asked a
      join employment e on e.tenant_id = ${tenantId} and e.person_id = a.person_id
      join pay_opening o on o.tenant_id = ${tenantId} and o.employment_id = e.id
        and o.removed_at is null and o.tax_year = ${year}
    )
    select id as employment, sum(income)::bigint::text as income, sum(exempt)::bigint::text as exempt,
      sum(own)::bigint::text as own, sum(special)::bigint::text as special,
      sum(other)::bigint::text as other, sum(withheld)::bigint::text as withheld,
      sum(bonus)::bigint::text as bonus,
      bool_or("sameMonth" and special <> 0) as claimed
    from earned group by id`.execute(database);
  return new Map(rows.map((row) => [row.employment, { year: yearOf(row), claimed: row.claimed }]));
}

function yearOf(row: YearSums): PersonFacts['year'] {
  return {
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
  };
}

/**
 * The first day that the basic deduction is counted from, of people who had another employment earlier. The income of the
 * year is that of all their employments, so its employed months count too: the day is as many months back as there are.
 */
export async function readFirstDays(
  { database, tenantId, run }: FactsScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const firstMonth = `${run.tax_month.slice(0, 4)}-01-01`;
  const { rows } = await sql<{ id: string; first: string }>`
    select t.id, (${run.tax_month}::date
      - make_interval(months => count(distinct m)::int - 1))::date as first
    from employment t
    join employment o on o.tenant_id = t.tenant_id and o.person_id = t.person_id
      and (o.id = t.id or o.employment_type <> 'dispatch')
    cross join generate_series(${firstMonth}::date, ${run.tax_month}::date, interval '1 month') m
    where t.tenant_id = ${tenantId} and t.id = any(${ids})
      and o.joined_on < m + interval '1 month'
      and (o.id = t.id or o.left_on is null or o.left_on >= m)
      and exists (select from employment x where x.tenant_id = t.tenant_id
        and x.person_id = t.person_id and x.joined_on < t.joined_on)
    group by t.id`.execute(database);
  return new Map(rows.map(({ id, first }) => [id, first]));
}

import { type RawBuilder, sql } from 'kysely';
import type { InsuredItem } from '#bridge/calls/insurance/items.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** Where amounts are read. */
export type Scope = Pick<CallContext, 'database' | 'tenantId'>;

/** A city where people are insured (GB/T 2260). */
export type Place = string;

/** A line of a person: one item, with fen as texts. */
export interface InsuredLine {
  readonly employmentId: string;
  readonly item: InsuredItem;
  readonly base: string;
  readonly employee: string;
  readonly employer: string;
}

/**
 * The slips of a month that have contributions, as `insured(id, calculation, employment_id, name, staff_no, place)`. The
 * month is that of payment: its rates hold.
 */
export function insuredIn(tenantId: string, month: string): RawBuilder<unknown> {
  return sql`
    select s.id, s.calculation, s.employment_id, s.person_name as name, s.staff_no,
      s.facts->'enrolment'->>'place' as place
    from pay_run r
    join pay_slip s on s.tenant_id = ${tenantId} and s.pay_run_id = r.id
      and s.calculation = r.calculation and s.fault is null
      and (s.own_contributions > 0 or s.employer_contributions > 0)
    where r.tenant_id = ${tenantId} and r.tax_month = ${month}::date
      and s.facts->'enrolment'->>'place' is not null`;
}

/** Items of slips as rows: the code of a line names side and item, its first input is the base. */
export const itemColumns = sql`
  split_part(l.code, '.', 2) as item,
  max((l.inputs->0->>'value')::numeric) as base,
  coalesce(sum(l.amount) filter (where l.kind = 'insurance'), 0)::bigint as employee,
  coalesce(sum(l.amount) filter (where l.kind = 'employer'), 0)::bigint as employer`;

/** Reads the items of people in a month. */
export async function readInsuredLines(
  { database, tenantId }: Scope,
  month: string,
  employmentIds: readonly string[],
): Promise<readonly InsuredLine[]> {
  const { rows } = await sql<InsuredLine>`
    with insured as (${insuredIn(tenantId, month)}), items as (
      select i.employment_id, ${itemColumns}
      from insured i
      join pay_line l on l.tenant_id = ${tenantId} and l.pay_slip_id = i.id
        and l.calculation = i.calculation and l.kind in ('insurance', 'employer')
      where i.employment_id = any(${employmentIds})
      group by i.employment_id, split_part(l.code, '.', 2)
    )
    select employment_id as "employmentId", item, (base * 100)::bigint::text as base,
      employee::text as employee, employer::text as employer
    from items`.execute(database);
  return rows;
}

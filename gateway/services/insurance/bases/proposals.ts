import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../statements/insured-lines.ts';

/** From when bases hold, and in which city. */
export interface Adjustment {
  readonly from: string;
  readonly place?: Place | undefined;
}

/** Somebody whose base is looked at, amounts in yuan. */
export interface Proposal {
  readonly enrolmentId: string;
  readonly employmentId: string;
  readonly name: string;
  readonly staffNo: string;
  readonly place: Place;
  readonly months: number;
  readonly base: string;
  readonly fundBase: string | null;
  readonly next: string;
}

/**
 * Everybody insured on a day without a later row, with the mean pay of the year before: what closed and paid runs of its
 * months say. Rounded half up to the cent; the limits of the city are applied where the base is used.
 */
export function proposals(tenantId: string, { from, place }: Adjustment): RawBuilder<unknown> {
  const year = Number(from.slice(0, 4)) - 1;
  const at = place === undefined ? sql`true` : sql`n.place = ${place}`;
  return sql`
    select n.id as "enrolmentId", n.employment_id as "employmentId", p.name,
      e.staff_no as "staffNo", n.place, coalesce(y.months, 0)::int as months,
      n.insurance_base::text as base, n.fund_base::text as "fundBase",
      coalesce(round(y.pay / y.months / 100, 2), n.insurance_base)::numeric(12, 2)::text as next
    from enrolment n
    join employment e on e.tenant_id = n.tenant_id and e.id = n.employment_id
      and (e.left_on is null or e.left_on >= ${from}::date)
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    left join lateral (
      select sum(s.income + s.bonus) as pay, count(distinct r.month) as months
      from pay_slip s
      join pay_run r on r.tenant_id = s.tenant_id and r.id = s.pay_run_id
        and r.calculation = s.calculation and r.state in ('paid', 'closed')
      where s.tenant_id = n.tenant_id and s.employment_id = n.employment_id and s.fault is null
        and r.month between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)
    ) y on true
    where n.tenant_id = ${tenantId} and n.removed_at is null and n.to_on is null
      and n.from_on < ${from}::date and ${at}`;
}

/** Whose base differs: who was paid in the year before, and at another mean than the base. */
export const differs = sql`x.months > 0 and (x.next <> x.base
  or (x."fundBase" is not null and x.next <> x."fundBase"))`;

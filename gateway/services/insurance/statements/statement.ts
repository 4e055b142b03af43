import { sql } from 'kysely';
import { type InsuredItem, insuredItems } from '#bridge/calls/insurance/items.ts';
import type { insuranceStatement } from '#bridge/calls/insurance/statements.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { fen, total, yuanText } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addMonths } from '#gateway/kernel/people/calendar.ts';
import { insuredIn, itemColumns, type Place, type Scope } from './insured-lines.ts';

type Result = ResultOf<typeof insuranceStatement>;

/** Returns what insurance and fund cost in a month by city and item. */
export async function readStatement(
  context: CallContext,
  { month: asked }: ParsedRequestOf<typeof insuranceStatement>,
): Promise<Result> {
  const months = await readMonths(context);
  const month = asked ?? months[0] ?? null;
  if (month === null) return { month, months, ...nothingPaid };
  const sums = await readSums(context, month);
  const { people, added, removed, openRuns } = await readPeople(context, month);
  const money = (amount: string) => yuanText(fen(BigInt(amount)));
  return {
    month,
    months,
    people,
    added,
    removed,
    openRuns,
    employee: yuanText(total(sums.map((one) => fen(BigInt(one.employee))))),
    employer: yuanText(total(sums.map((one) => fen(BigInt(one.employer))))),
    rows: sums
      .toSorted(
        (a, b) =>
          a.place.localeCompare(b.place) ||
          insuredItems.indexOf(a.item) - insuredItems.indexOf(b.item),
      )
      .map(({ place, item, people: count, base, employee, employer }) => ({
        place,
        item,
        people: count,
        base: money(base),
        employee: money(employee),
        employer: money(employer),
      })),
  };
}

const nothingPaid = {
  people: 0,
  added: 0,
  removed: 0,
  openRuns: 0,
  rows: [],
  employee: '0.00',
  employer: '0.00',
};

async function readMonths({ database, tenantId }: Scope): Promise<string[]> {
  const { rows } = await sql<{ readonly month: string }>`
    select distinct r.tax_month as month from pay_run r
    where r.tenant_id = ${tenantId} and r.calculation > 0
    order by 1 desc limit 36`.execute(database);
  return rows.map(({ month }) => month);
}

interface Sums {
  readonly place: Place;
  readonly item: InsuredItem;
  readonly people: number;
  readonly base: string;
  readonly employee: string;
  readonly employer: string;
}

async function readSums({ database, tenantId }: Scope, month: string): Promise<readonly Sums[]> {
  const { rows } = await sql<Sums>`
    with insured as (${insuredIn(tenantId, month)}), items as (
      select i.place, i.employment_id, ${itemColumns}
      from insured i
      join pay_line l on l.tenant_id = ${tenantId} and l.pay_slip_id = i.id
        and l.calculation = i.calculation and l.kind in ('insurance', 'employer')
      group by i.place, i.employment_id, split_part(l.code, '.', 2)
    )
    select place, item, count(*)::int as people, (sum(base) * 100)::bigint::text as base,
      sum(employee)::bigint::text as employee, sum(employer)::bigint::text as employer
    from items group by place, item`.execute(database);
  return rows;
}

interface Counts {
  readonly people: number;
  readonly added: number;
  readonly removed: number;
  readonly openRuns: number;
}

async function readPeople({ database, tenantId }: Scope, month: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with now as (${insuredIn(tenantId, month)}),
      before as (${insuredIn(tenantId, addMonths(month, -1))})
    select count(distinct n.employment_id)::int as people,
      count(distinct n.employment_id) filter (where b.employment_id is null)::int as added,
      count(distinct b.employment_id) filter (where n.employment_id is null)::int as removed,
      (select count(*)::int from pay_run r
        where r.tenant_id = ${tenantId} and r.tax_month = ${month}::date
          and r.state in ('draft', 'calculated', 'submitted')) as "openRuns"
    from now n full join before b on b.employment_id = n.employment_id`.execute(database);
  return rows[0] ?? { people: 0, added: 0, removed: 0, openRuns: 0 };
}

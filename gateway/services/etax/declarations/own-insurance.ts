import { sql } from 'kysely';
import { fen, type Money, nothing } from '#gateway/kernel/exact/money.ts';
import type { Place } from './person-months.ts';

/** What people paid themselves for insurance and fund in a tax month, by person and item. */
export async function readOwnInsurance(
  { database, tenantId }: Place,
  personIds: readonly string[],
  month: string,
): Promise<(personId: string, ...items: readonly string[]) => Money> {
  const { rows } = await sql<{ readonly key: string; readonly amount: string }>`
    select e.person_id || ' ' || l.code as key, sum(l.amount)::bigint::text as amount
    from employment e
    join pay_slip s on s.tenant_id = ${tenantId} and s.employment_id = e.id and s.fault is null
    join pay_run r on r.tenant_id = ${tenantId} and r.id = s.pay_run_id
      and r.calculation = s.calculation and r.state in ('paid', 'closed')
      and r.tax_month = ${month}::date
    join pay_line l on l.tenant_id = ${tenantId} and l.pay_slip_id = s.id
      and l.calculation = s.calculation and l.kind = 'insurance'
    where e.tenant_id = ${tenantId} and e.person_id = any(${personIds})
    group by e.person_id, l.code`.execute(database);
  const amounts = new Map(rows.map(({ key, amount }) => [key, BigInt(amount)]));
  return (personId, ...items) =>
    fen(
      items.reduce(
        (sum, item) => sum + (amounts.get(`${personId} insurance.${item}`) ?? nothing),
        0n,
      ),
    );
}

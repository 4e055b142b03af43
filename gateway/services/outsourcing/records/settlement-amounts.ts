/** What a settlement comes to, in SQL: exact numbers, each part rounded half up to the fen. */
import { type RawBuilder, sql } from 'kysely';
import type { VirtualScope, VirtualSql } from '#gateway/record/binding.ts';

/** The prices of the assignment that the worker had in the month that is paid; the last one where there were two. */
function priced({ tenantId }: VirtualScope, amount: RawBuilder<unknown>): RawBuilder<unknown> {
  const month = sql`coalesce(r.corrects, r.month)`;
  return sql`(select ${amount} from (
      select p.hour_price, p.month_pay, g.price_by, g.fee_by, g.fee, g.tax_on, g.tax_rate
      from dispatch_assignment a
      join dispatch_post p on p.tenant_id = a.tenant_id and p.id = a.post_id
      join dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
      where a.tenant_id = ${tenantId} and a.employment_id = r.employment_id and a.removed_at is null
        and a.state in ('working', 'ended', 'returned', 'converted')
        and a.from_on < (${month} + interval '1 month')::date and a.to_on >= ${month}
      order by a.from_on desc limit 1) k)`;
}

/** Minutes of attendance are exact; hours that were typed count as they are. */
const byHours = (hours: string, minutes: string, times: RawBuilder<unknown>) =>
  sql`round(case when r.${sql.ref(minutes)} is null
      then coalesce(r.${sql.ref(hours)}, 0) * k.hour_price * ${times}
      else r.${sql.ref(minutes)} * k.hour_price * ${times} / 60 end, 2)`;

/** A month by heads is paid for the days worked of those due; without days it is whole. */
const byHeads = sql`round(k.month_pay * case when r.days_due > 0 then r.days_worked / r.days_due
  when r.corrects is null then 1 else 0 end, 2)`;

const base = sql`(case k.price_by when 'heads' then ${byHeads}
  else ${byHours('hours', 'minutes', sql`1`)} end)`;

const overtime = sql`(${byHours('overtime150', 'minutes150', sql`1.5`)}
  + ${byHours('overtime200', 'minutes200', sql`2`)}
  + ${byHours('overtime300', 'minutes300', sql`3`)})`;

// The fee of a head was paid with its month.
const fee = sql`(case when k.fee_by <> 'head' then round((${base} + ${overtime}) * k.fee / 100, 2)
  when r.corrects is null then round(k.fee, 2) else 0.00 end)`;

const insurance = sql`coalesce(r.insurance, 0)`;

const tax = sql`round((case k.tax_on when 'fee' then ${fee}
  else ${base} + ${overtime} + ${insurance} + ${fee} end) * k.tax_rate / 100, 2)`;

const total = sql`(${base} + ${overtime} + ${insurance} + ${fee} + ${tax})`;

const amount =
  (part: RawBuilder<unknown>): VirtualSql =>
  (scope) =>
    priced(scope, sql`${part}::text`);

/** The virtual fields of a settlement. */
export const settlementAmounts = {
  basePay: amount(base),
  overtimePay: amount(overtime),
  fee: amount(fee),
  tax: amount(tax),
  total: amount(total),
};

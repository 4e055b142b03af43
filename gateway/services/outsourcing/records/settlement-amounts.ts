/** What a settlement comes to, in SQL: exact numbers, each part rounded half up to the fen. */
import { type RawBuilder, sql } from 'kysely';
import type { VirtualScope, VirtualSql } from '#gateway/record/binding.ts';

/** The prices of the assignment that the worker had in the month; the last one where there were two. */
function priced({ tenantId }: VirtualScope, amount: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${amount} from (
      select p.hour_price, g.fee_by, g.fee, g.tax_on, g.tax_rate
      from dispatch_assignment a
      join dispatch_post p on p.tenant_id = a.tenant_id and p.id = a.post_id
      join dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
      where a.tenant_id = ${tenantId} and a.employment_id = r.employment_id and a.removed_at is null
        and a.state in ('working', 'ended', 'returned')
        and a.from_on < (r.month + interval '1 month')::date and a.to_on >= r.month
      order by a.from_on desc limit 1) k)`;
}

const base = sql`round(r.hours * k.hour_price, 2)`;

const overtime = sql`(round(coalesce(r.overtime150, 0) * k.hour_price * 1.5, 2)
  + round(coalesce(r.overtime200, 0) * k.hour_price * 2, 2)
  + round(coalesce(r.overtime300, 0) * k.hour_price * 3, 2))`;

const fee = sql`(case k.fee_by when 'head' then round(k.fee, 2)
  else round((${base} + ${overtime}) * k.fee / 100, 2) end)`;

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

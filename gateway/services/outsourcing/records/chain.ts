import { sql } from 'kysely';
import type { VirtualSql } from '#gateway/record/binding.ts';

/** Days between two terms at most, and terms at least, that make one continuous need (Labour Contract Law, art. 59). */
const limits = { gap: 30, terms: 3 } as const;

/** Whether a term `o` is a year or longer; a year ends on the day before the one it began on. */
const isYear = sql`o.to_on >= (o.from_on + interval '1 year')::date - 1`;

/**
 * The terms of the worker at posts of the same name up to this one, as long as each is shorter than a year and follows
 * within 30 days; empty below three.
 */
export const chainOfTerms: VirtualSql = ({ tenantId }) => sql`(
  select case when count(*) >= ${sql.lit(limits.terms)} then string_agg(
      to_char(t.from_on, 'YYYY-MM-DD') || ' – ' || to_char(t.to_on, 'YYYY-MM-DD'), E'\n' order by t.from_on) end
  from (
    select s.from_on, s.to_on, sum(s.breaks) over (order by s.from_on desc) - s.breaks + s.long as later
    from (
      select o.from_on, o.to_on, case when ${isYear} then 1 else 0 end as long,
        case when ${isYear}
          or coalesce(o.from_on - lag(o.to_on) over (order by o.from_on) - 1, 0) > ${sql.lit(limits.gap)}
        then 1 else 0 end as breaks
      from dispatch_assignment o
      join dispatch_post p on p.tenant_id = o.tenant_id and p.id = o.post_id
      where o.tenant_id = ${tenantId} and o.employment_id = r.employment_id and o.removed_at is null
        and o.state <> 'cancelled' and o.from_on <= r.from_on
        and p.name = (select q.name from dispatch_post q where q.tenant_id = ${tenantId} and q.id = r.post_id)
    ) s
  ) t where t.later = 0)`;

/** Whom an announcement reaches, and who of them has read it. */
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';

/** The accounts (`m`, `a`, `p`, `o`) that an announcement (`n`) reaches today, with what they did with it (`r`). */
export function audienceOf({
  tenantId,
  now,
}: Pick<CallContext, 'tenantId' | 'now'>): RawBuilder<unknown> {
  const day = dayOf(now());
  return sql`membership m
    join account a on a.id = m.account_id and a.status = 'active'
    left join employment e on e.tenant_id = m.tenant_id and e.id = m.employment_id
      and (e.left_on is null or e.left_on > ${day}::date)
    left join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    left join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and ${onDay('j', day)}
    left join organ_row o on o.tenant_id = j.tenant_id and o.organ_id = j.organ_id and ${onDay('o', day)}
    left join notice_read r on r.tenant_id = m.tenant_id and r.notice_id = n.id
      and r.account_id = m.account_id
    where m.tenant_id = ${tenantId} and m.status = 'active' and m.supplier_id is null and (n.audience = 'tenant'
      or exists (select from organ_row u where u.tenant_id = m.tenant_id and ${onDay('u', day)}
        and starts_with(o.path, u.path) and (u.organ_id = n.organ_id or u.organ_id in (
          select g.target_id from notice_target g where g.tenant_id = n.tenant_id
            and g.notice_id = n.id and g.kind = 'organ')))
      or m.account_id in (select h.account_id from role_holders(${day}::date) h
        join notice_target g on g.tenant_id = n.tenant_id and g.notice_id = n.id
          and g.kind = 'role' and g.target_id = h.role_id)
      or exists (select from notice_target g join person_tag x on x.tenant_id = g.tenant_id
          and x.id = g.target_id and x.removed_at is null
        join person_tag_member y on y.tenant_id = x.tenant_id and y.tag_id = x.id
        where g.tenant_id = n.tenant_id and g.notice_id = n.id and g.kind = 'tag'
          and y.employment_id = e.id))`;
}

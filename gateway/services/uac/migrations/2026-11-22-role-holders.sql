-- A role over a company or chosen departments that somebody has by name ends with the employment, as one by a rule does.
-- A range of the own person stays, and one of the own department ends by itself with the department.
create or replace function app.role_holders(day date)
  returns table (role_id uuid, account_id uuid, rule_id uuid)
  language sql stable
  as $$
  select m.role_id, m.account_id, null::uuid
  from app.role_member m
  join app.membership s on s.tenant_id = m.tenant_id and s.account_id = m.account_id
  left join app.data_range d on d.tenant_id = m.tenant_id and d.role_id = m.role_id
  where m.tenant_id = (select app.tenant())
    and not (coalesce(d.kind, 'all') in ('all', 'custom') and exists (
      select from app.employment e
      where e.tenant_id = s.tenant_id and e.id = s.employment_id and e.left_on <= day))
  union all
  select r.role_id, s.account_id, r.id
  from app.membership s
  join app.employment e on e.tenant_id = s.tenant_id and e.id = s.employment_id
    and e.joined_on <= day and (e.left_on is null or e.left_on > day)
  join app.job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
    and j.from_on <= day and (j.to_on is null or j.to_on >= day)
  join app.organ_row o on o.tenant_id = j.tenant_id and o.organ_id = j.organ_id
    and o.from_on <= day and (o.to_on is null or o.to_on >= day)
  join app.role_rule r on r.tenant_id = s.tenant_id
    and (r.post_id is null or r.post_id = j.post_id)
    and (r.organ_id is null or r.organ_id = j.organ_id or (r.with_below and exists (
      select from app.organ_row p
      where p.tenant_id = r.tenant_id and p.organ_id = r.organ_id
        and p.from_on <= day and (p.to_on is null or p.to_on >= day)
        and starts_with(o.path, p.path))))
  where s.tenant_id = (select app.tenant())
  $$;

-- A company never looks after the account of an operator.
alter table app.account add constraint account_of_operator check (not (is_operator and managed_by is not null));

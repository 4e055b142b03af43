-- Roles that administrators change, and members by organisation or post.

alter table app.role
  add column note text not null default '',
  -- Grows by one with every saved change; a save with an older one is a conflict.
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();

-- Everybody employed in an organisation, in a post, or in that post of that organisation has the role on each
-- day it is so: a transfer gives and takes it without a change of the role.
create table app.role_rule (
  tenant_id uuid not null,
  id uuid not null,
  role_id uuid not null,
  -- Null for every organisation.
  organ_id uuid,
  -- Whether the organisations below count too.
  with_below boolean not null default true,
  -- Null for every post.
  post_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, role_id) references app.role (tenant_id, id) on delete cascade,
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, post_id) references app.post (tenant_id, id),
  check (organ_id is not null or post_id is not null),
  constraint role_rule_once unique nulls not distinct (tenant_id, role_id, organ_id, post_id)
);
create index role_rule_by_organ on app.role_rule (tenant_id, organ_id) where organ_id is not null;
create index role_rule_by_post on app.role_rule (tenant_id, post_id) where post_id is not null;
select app.protect_tenant_table('app.role_rule');

-- The accounts and roles that belong together on a day: members by name, and those whom a rule covers while they
-- are employed. Row-level security binds it like any query of the caller.
create function app.role_holders(day date)
  returns table (role_id uuid, account_id uuid, rule_id uuid)
  language sql stable
  as $$
  select m.role_id, m.account_id, null::uuid
  from app.role_member m
  where m.tenant_id = (select app.tenant())
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
revoke execute on function app.role_holders(date) from public;
grant execute on function app.role_holders(date) to app_rw;

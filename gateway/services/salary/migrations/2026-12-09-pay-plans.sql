-- Pay plans: the items that a pay group is paid by, and tests of their formulas.

create table app.pay_plan (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text collate "C" not null,
  items text not null,
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index pay_plan_name on app.pay_plan (tenant_id, name) where removed_at is null;
select app.protect_tenant_table('app.pay_plan', array['select', 'insert', 'update']);

create table app.pay_test (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text collate "C" not null,
  plan_id uuid,
  given text not null,
  expected text not null,
  disabled boolean not null,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references app.pay_plan (tenant_id, id)
);
create unique index pay_test_name on app.pay_test (tenant_id, name) where removed_at is null;
create index pay_test_by_plan on app.pay_test (tenant_id, plan_id, id);
select app.protect_tenant_table('app.pay_test', array['select', 'insert', 'update']);

alter table app.pay_group add column plan_id uuid;
alter table app.pay_group
  add foreign key (tenant_id, plan_id) references app.pay_plan (tenant_id, id);

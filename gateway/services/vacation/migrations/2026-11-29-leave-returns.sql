-- Returns from leave: days of approved leave that are given back.
create table app.leave_return (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  from_on date not null,
  to_on date not null,
  reason text,
  state text collate "C" not null check (state in ('draft', 'approved', 'withdrawn', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index leave_return_by_employment_id on app.leave_return (tenant_id, employment_id, id);
create index leave_return_by_from_on on app.leave_return (tenant_id, from_on, id);
select app.protect_tenant_table('app.leave_return', array['select', 'insert', 'update']);

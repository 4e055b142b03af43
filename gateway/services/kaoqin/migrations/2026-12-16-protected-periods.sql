-- Why and from when the law protects a person from night work and overtime; from_on is the begin of the pregnancy or the
-- birth of the child.
create table app.protected_period (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  kind text collate "C" not null check (kind in ('pregnancy', 'nursing')),
  from_on date not null,
  to_on date,
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index protected_period_by_employment_id on app.protected_period (tenant_id, employment_id, id);
create index protected_period_by_from_on on app.protected_period (tenant_id, from_on, id);
select app.protect_tenant_table('app.protected_period', array['select', 'insert', 'update']);

-- Who keeps the personal shifts of a company keeps its protected periods as well, and sees why they are noted.
alter table app.role_function no force row level security;
alter table app.field_rule no force row level security;
insert into app.role_function (tenant_id, role_id, function_id)
select f.tenant_id, f.role_id, 'attendance.protected-periods' || verb.suffix
from app.role_function f
join (values (''), ('.edit'), ('.remove'), ('.export'), ('.import')) verb(suffix)
  on f.function_id = 'attendance.assignments' || verb.suffix
on conflict do nothing;
insert into app.field_rule (tenant_id, role_id, biz_type, field, access)
select f.tenant_id, f.role_id, 'protectedPeriod', ruled.field, 'write'
from app.role_function f, (values ('kind'), ('note')) ruled(field)
where f.function_id = 'attendance.assignments.edit'
on conflict do nothing;
alter table app.field_rule force row level security;
alter table app.role_function force row level security;

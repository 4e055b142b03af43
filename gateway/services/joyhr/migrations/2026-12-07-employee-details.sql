-- What a company wants to know of each employee besides the employee's record, most of it in custom fields: one row for each.
create table app.employee_detail (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  native_place text,
  household_place text,
  archive_place text,
  strengths text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create unique index employee_detail_employment_id
  on app.employee_detail (tenant_id, employment_id) where removed_at is null;
select app.protect_tenant_table('app.employee_detail', array['select', 'insert', 'update']);

-- Who opens the record of an employee opens this with it; who changes the one changes the other.
alter table app.role_function no force row level security;
insert into app.role_function (tenant_id, role_id, function_id)
select f.tenant_id, f.role_id, added.function_id
from app.role_function f, (values
  ('personnel.employee', 'personnel.employee-detail'),
  ('personnel.educations', 'personnel.employee-details'),
  ('personnel.education.edit', 'personnel.employee-detail.edit'),
  ('personnel.education.remove', 'personnel.employee-detail.remove'),
  ('personnel.education.export', 'personnel.employee-detail.export'),
  ('personnel.education.import', 'personnel.employee-detail.import')) added(held, function_id)
where f.function_id = added.held
on conflict do nothing;
alter table app.role_function force row level security;

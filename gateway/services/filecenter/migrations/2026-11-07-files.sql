-- The files of employees and their photos. Contents are kept with the data they belong to: one backup holds both, one
-- transaction writes both, row-level security walls off both.

create table app.employee_file (
  tenant_id uuid not null,
  id uuid not null,
  employment_id uuid not null,
  category text collate "C" not null
    check (category in ('contract', 'identity', 'certificate', 'other')),
  -- As it is saved under: a plain name with the ending of its format.
  name text not null check (length(name) between 1 and 120),
  -- Read off the content.
  format text collate "C" not null
    check (format in ('pdf', 'docx', 'xlsx', 'jpeg', 'png', 'gif', 'bmp')),
  size integer not null check (size = octet_length(content)),
  content bytea not null check (octet_length(content) between 1 and 10485760),
  added_at timestamptz not null,
  -- Null for the system itself; the name is kept as it was then.
  account_id uuid,
  actor_name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
-- Formats that are compressed already gain nothing from being compressed again.
alter table app.employee_file alter column content set storage external;
create index employee_file_by_employment
  on app.employee_file (tenant_id, employment_id, added_at desc, id desc);
create index employee_file_by_time on app.employee_file (tenant_id, added_at desc, id desc);
select app.protect_tenant_table('app.employee_file', array['select', 'insert', 'delete']);

-- What a record is known by at a glance; at most one of an employment.
create table app.employee_photo (
  tenant_id uuid not null,
  employment_id uuid not null,
  -- Another one with every photo.
  id uuid not null,
  format text collate "C" not null check (format in ('jpeg', 'png')),
  content bytea not null check (octet_length(content) between 1 and 262144),
  -- The same picture for lists.
  small_format text collate "C" not null check (small_format in ('jpeg', 'png')),
  small bytea not null check (octet_length(small) between 1 and 16384),
  primary key (tenant_id, employment_id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
alter table app.employee_photo alter column content set storage external;
alter table app.employee_photo alter column small set storage external;
select app.protect_tenant_table('app.employee_photo', array['select', 'insert', 'delete']);

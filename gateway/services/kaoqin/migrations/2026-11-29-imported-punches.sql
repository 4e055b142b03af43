-- Punches of sheets. Each adds a punch, which stays as it came; it counts while the row here says the same.

create table app.imported_punch (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  day date not null,
  at text collate "C" not null,
  device text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create unique index imported_punch_key on app.imported_punch (tenant_id, employment_id, day, at)
  where removed_at is null;
create index imported_punch_by_day on app.imported_punch (tenant_id, day, id);
select app.protect_tenant_table('app.imported_punch', array['select', 'insert', 'update']);

-- Sheets that are too large for one request wait here for the job that imports them; it removes them when it is done.
create table app.record_import (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  -- Name of the declared record.
  record text collate "C" not null,
  account_id uuid not null,
  content bytea not null check (octet_length(content) between 1 and 10485760),
  added_at timestamptz not null,
  primary key (tenant_id, id)
);
alter table app.record_import alter column content set storage external;
create index record_import_by_age on app.record_import (tenant_id, added_at);
select app.protect_tenant_table('app.record_import');

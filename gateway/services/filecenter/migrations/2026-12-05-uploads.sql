-- Files that come in parts, until they are whole: then they are files of records like others.
create table app.file_upload (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  account_id uuid not null,
  -- The declared record and its file field that it is meant for.
  record text collate "C" not null,
  field text collate "C" not null,
  name text not null check (length(name) between 1 and 200),
  size integer not null check (size between 1 and 10485760),
  added_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade
);
create index file_upload_by_account on app.file_upload (tenant_id, account_id, added_at);
create index file_upload_by_age on app.file_upload (tenant_id, added_at);
select app.protect_tenant_table('app.file_upload', array['select', 'insert', 'delete']);

create table app.file_upload_part (
  tenant_id uuid not null,
  upload_id uuid not null,
  -- Counts from 1.
  number integer not null check (number between 1 and 100),
  content bytea not null check (octet_length(content) between 1 and 1048576),
  primary key (tenant_id, upload_id, number),
  foreign key (tenant_id, upload_id) references app.file_upload (tenant_id, id) on delete cascade
);
alter table app.file_upload_part alter column content set storage external;
select app.protect_tenant_table('app.file_upload_part');

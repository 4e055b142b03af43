-- What people were reminded of: a row of a declared record, one of its days, and how many days ahead. Each is told once.
create table app.record_reminder (
  tenant_id uuid not null references app.tenant (id),
  record text collate "C" not null,
  row_id uuid not null,
  field text collate "C" not null,
  due_on date not null,
  days integer not null,
  told_at timestamptz not null,
  primary key (tenant_id, record, row_id, field, due_on, days)
);
select app.protect_tenant_table('app.record_reminder', array['select', 'insert', 'delete']);

-- Reports and boards that people saved, and with which roles they share them.

create table app.saved_report (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  account_id uuid not null,
  name text collate "C" not null,
  note text not null default '',
  definition jsonb not null,
  role_ids uuid[] not null default '{}',
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create index saved_report_by_owner on app.saved_report (tenant_id, account_id) where removed_at is null;
select app.protect_tenant_table('app.saved_report', array['select', 'insert', 'update']);

create table app.saved_board (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  account_id uuid not null,
  name text collate "C" not null,
  note text not null default '',
  definition jsonb not null,
  role_ids uuid[] not null default '{}',
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create index saved_board_by_owner on app.saved_board (tenant_id, account_id) where removed_at is null;
select app.protect_tenant_table('app.saved_board', array['select', 'insert', 'update']);

-- What somebody did with a report: `report` is the id of a saved one, or the code of one that is built in.
create table app.report_mark (
  tenant_id uuid not null references app.tenant (id),
  account_id uuid not null,
  report text collate "C" not null,
  favourite boolean not null default false,
  opened_at timestamptz,
  primary key (tenant_id, account_id, report)
);
select app.protect_tenant_table('app.report_mark', array['select', 'insert', 'update']);

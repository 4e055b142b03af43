-- Layouts of bank files: there is no common one, so a pay group names the one that its bank takes.

create table app.bank_template (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text collate "C" not null,
  container text collate "C" not null check (container in ('csv', 'txt', 'xlsx')),
  encoding text collate "C" not null check (encoding in ('gbk', 'utf-8')),
  separator text collate "C" not null check (separator in ('comma', 'tab', 'pipe')),
  amounts text collate "C" not null check (amounts in ('yuan', 'fen')),
  has_header boolean not null,
  has_total boolean not null,
  columns text not null,
  file_name text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index bank_template_name
  on app.bank_template (tenant_id, name) where removed_at is null;
select app.protect_tenant_table('app.bank_template', array['select', 'insert', 'update']);

alter table app.pay_group add column bank_template_id uuid;
alter table app.pay_group
  add foreign key (tenant_id, bank_template_id) references app.bank_template (tenant_id, id);

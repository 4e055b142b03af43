-- The final pay of people who leave: what the law gives, what was agreed, and the entries that pay it.

create table app.pay_settlement (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  -- The first day of the month whose run pays it.
  month date not null,
  kind text collate "C" not null check (kind in ('none', 'N', 'N+1', '2N')),
  -- Fen: what the law gives at least, and what was agreed.
  lawful bigint not null,
  severance bigint not null,
  unused_days numeric(5, 2) not null,
  unused_pay bigint not null,
  note text,
  -- The entries in that month.
  entry_ids uuid[] not null,
  account_id uuid,
  saved_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, employment_id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
select app.protect_tenant_table('app.pay_settlement', array['select', 'insert', 'update']);

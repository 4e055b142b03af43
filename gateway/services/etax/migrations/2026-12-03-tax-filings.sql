-- What was filed with the tax bureau, by month. Added to, never changed: a correction is filed again.
create table app.tax_filing (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  -- The first day of the tax month.
  month date not null,
  filed_on date not null,
  receipt_no text,
  note text,
  -- The sums as they were: people, income and tax of all kinds in fen.
  people integer not null,
  income bigint not null,
  tax bigint not null,
  account_id uuid,
  actor_name text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index tax_filing_by_month on app.tax_filing (tenant_id, month, at);
select app.protect_tenant_table('app.tax_filing', array['select', 'insert']);

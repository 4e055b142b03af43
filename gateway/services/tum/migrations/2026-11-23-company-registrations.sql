-- Companies that people ask for; operators approve or refuse them.
create table app.company_registration (
  id uuid primary key,
  at timestamptz not null,
  -- Who asks, and becomes the administrator.
  account_id uuid not null references app.account (id) on delete cascade,
  name text not null,
  code text not null,
  system_code text not null,
  locale text not null check (locale in ('zh-CN', 'en')),
  time_zone text not null,
  place text not null,
  -- Unified social credit code; empty where the company is abroad.
  credit_code text not null default '',
  contact_name text not null,
  contact_phone text not null,
  employees text not null,
  note text not null default '',
  -- Where the person came from, as the address of the form said.
  source text not null default '',
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'refused', 'withdrawn')),
  decided_at timestamptz,
  decided_by uuid references app.account (id),
  reason text not null default '',
  tenant_id uuid references app.tenant (id),
  check ((status = 'approved') = (tenant_id is not null))
);
create index company_registration_by_account on app.company_registration (account_id, at desc);
create index company_registration_by_time on app.company_registration (at desc, id);
-- One code is asked for once at a time.
create unique index company_registration_code on app.company_registration (code) where status = 'pending';
grant select, insert, update on app.company_registration to app_ops;

-- Operators who work for a while in a company as one of its people: who, as whom, why, and until when.
create table app.super_login (
  id uuid primary key,
  operator_id uuid not null references app.account (id),
  -- As whom, and where.
  account_id uuid not null references app.account (id),
  tenant_id uuid not null references app.tenant (id),
  reason text not null check (length(reason) between 1 and 200),
  -- The number of the request that asks for it, in whatever system keeps those.
  ticket text not null check (length(ticket) between 1 and 60),
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at <= created_at + interval '30 minutes'),
  -- A second operator lets it change things; without one it reads.
  approved_by uuid references app.account (id) check (approved_by <> operator_id),
  approved_at timestamptz check ((approved_at is null) = (approved_by is null))
);
create index super_login_by_end on app.super_login (ends_at);
grant select, insert, update on app.super_login to app_ops;

alter table app.session add column super_login_id uuid references app.super_login (id);

-- Accounts that administrators of a company make and look after.

alter table app.account
  -- The company whose administrators look after the account: its name, its lock, its password. Null for operators and
  -- for people of several companies, whose password no single company may reset.
  add column managed_by uuid references app.tenant (id),
  -- Whether the person has chosen a password; a colleague may know this, never the hash.
  add column has_password boolean not null generated always as (password_hash is not null) stored;

-- One-time links by which a person chooses a password: for a new account or a forgotten password. Only the SHA-256 of
-- the secret is kept, so a copy of this table opens no account.
create table app.account_link (
  id uuid primary key,
  account_id uuid not null references app.account (id) on delete cascade,
  -- The company in which it was made.
  made_in uuid not null references app.tenant (id),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  created_at timestamptz not null,
  created_by uuid not null references app.account (id),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_link_by_account on app.account_link (account_id);

alter table app.account_link enable row level security;
alter table app.account_link force row level security;
create policy operator_plane on app.account_link to app_ops using (true) with check (true);
create policy made_here on app.account_link to app_rw
  using (made_in = (select app.tenant()))
  with check (made_in = (select app.tenant()) and account_id in (
    select a.id from app.account a where a.managed_by = (select app.tenant())));
grant select, insert, update on app.account_link to app_ops;
grant select (id, account_id, made_in, expires_at, used_at), insert, delete on app.account_link to app_rw;

create policy managed_insert on app.account for insert to app_rw
  with check (managed_by = (select app.tenant()));
create policy managed_update on app.account for update to app_rw
  using (managed_by = (select app.tenant())) with check (managed_by = (select app.tenant()));
-- An account is visible before its membership is, in the transaction that makes both.
create policy managed on app.account for select to app_rw using (managed_by = (select app.tenant()));
grant select (managed_by, has_password, failed_sign_ins, last_sign_in_at) on app.account to app_rw;
grant insert (id, login_name, display_name, locale, managed_by) on app.account to app_rw;
grant update (display_name, failed_sign_ins, last_failed_at) on app.account to app_rw;

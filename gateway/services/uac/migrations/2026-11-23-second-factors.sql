-- Codes by time from an app (RFC 6238) as a second factor.
create table app.second_factor (
  account_id uuid primary key references app.account (id) on delete cascade,
  -- 20 random bytes in base32, sealed with a key that is not in the database.
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until the first right code: only then is it asked for.
  confirmed_at timestamptz,
  -- The last half minute whose code was taken; that one and those before are refused.
  last_step bigint not null default 0
);
grant select, insert, update, delete on app.second_factor to app_ops;

-- What signs a person in who has lost the app, each once.
create table app.recovery_code (
  account_id uuid not null references app.second_factor (account_id) on delete cascade,
  -- SHA-256 of 120 random bits: too many to be tried out.
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (account_id, code_hash)
);
grant select, insert, update, delete on app.recovery_code to app_ops;

-- Administrators of the company that looks after an account see whether it has one, and take it away when it is lost.
alter table app.second_factor enable row level security;
alter table app.second_factor force row level security;
create policy operator_plane on app.second_factor to app_ops using (true) with check (true);
create policy managed on app.second_factor to app_rw
  using (account_id in (select a.id from app.account a where a.managed_by = (select app.tenant())));
grant select (account_id, confirmed_at), delete on app.second_factor to app_rw;

-- Whether a second factor was proven when the session was opened.
alter table app.session add column has_second_factor boolean not null default false;

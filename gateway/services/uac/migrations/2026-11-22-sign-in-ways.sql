-- Codes by phone and mail, one-time tickets, browsers that stay signed in, second factors.

-- Phones and addresses that their persons have proven to be theirs: ways to sign in, and where codes are sent.
create table app.account_contact (
  account_id uuid not null references app.account (id) on delete cascade,
  channel text not null check (channel in ('mail', 'sms')),
  -- A number as +8613800138000, an address in lower case.
  target text not null,
  confirmed_at timestamptz not null,
  primary key (account_id, channel),
  unique (channel, target)
);
grant select, insert, update, delete on app.account_contact to app_ops;

-- A code of six digits on its way to a person. One that was asked for a target that belongs to nobody is here as well.
create table app.verification_code (
  -- SHA-256 of the secret that the browser holds which asked for it; no other browser can use the code.
  flow_hash bytea primary key check (length(flow_hash) = 32),
  purpose text not null check (purpose in ('signIn', 'resetPassword', 'confirmOld', 'bind', 'superLogin')),
  channel text not null check (channel in ('mail', 'sms')),
  -- Whose it is; null where the target belongs to nobody.
  account_id uuid references app.account (id) on delete cascade,
  -- The number or address that a person binds; null for other purposes.
  target text,
  -- PHC string over the code and a key that is not in the database.
  code_hash text not null,
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_code_by_expiry on app.verification_code (expires_at);
grant select, insert, update, delete on app.verification_code to app_ops;

-- Secrets that work once: a password to choose after a code, a second factor that is still asked for.
create table app.sign_in_ticket (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  purpose text not null,
  account_id uuid not null references app.account (id) on delete cascade,
  -- What it is about, such as the session that it made.
  detail jsonb not null default '{}',
  tries integer not null default 0 check (tries >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_ticket_by_expiry on app.sign_in_ticket (expires_at);
grant select, insert, update, delete on app.sign_in_ticket to app_ops;

-- A browser that need not sign in for seven days. Its validator is replaced at each use: one that comes twice was stolen.
create table app.remembered_browser (
  id uuid primary key,
  account_id uuid not null references app.account (id) on delete cascade,
  validator_hash bytea not null check (length(validator_hash) = 32),
  previous_hash bytea check (length(previous_hash) = 32),
  -- Calls that left together may show the validator before for a moment.
  previous_valid_until timestamptz,
  user_agent text not null default '',
  address text not null default '',
  -- When its person signed in; sessions that it opens are that old.
  authenticated_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index remembered_browser_by_account on app.remembered_browser (account_id);
create index remembered_browser_by_expiry on app.remembered_browser (expires_at);
grant select, insert, update, delete on app.remembered_browser to app_ops;

-- How the session was opened, and what its person calls it.
alter table app.session
  add column method text not null default 'password',
  add column label text,
  add column remembered_id uuid references app.remembered_browser (id) on delete set null;

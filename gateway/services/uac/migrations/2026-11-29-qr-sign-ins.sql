-- A sign-in on a desk that a phone confirms. What the code shows opens nothing: the desk needs its cookie, the phone its session.
create table app.qr_sign_in (
  -- SHA-256 of what the code shows.
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  -- SHA-256 of the cookie of the browser that asked; only that one is signed in.
  browser_hash bytea not null check (length(browser_hash) = 32),
  state text not null default 'created' check (state in ('created', 'scanned', 'confirmed', 'consumed', 'cancelled')),
  user_agent text not null,
  address text not null,
  -- The phone that opened it first.
  session_id uuid references app.session (id) on delete cascade,
  account_id uuid references app.account (id) on delete cascade,
  -- Shown on the desk; the person picks it on the phone among the choices.
  match_number text,
  choices text[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state in ('created', 'cancelled')) or (session_id is not null and account_id is not null and match_number is not null))
);
create index qr_sign_in_by_expiry on app.qr_sign_in (expires_at);
grant select, insert, update, delete on app.qr_sign_in to app_ops;

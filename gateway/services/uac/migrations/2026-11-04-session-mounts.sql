-- The tokens of sub-apps: which frame of which session they were made for, and how to check them.

-- One mounted frame of a sub-app. The first token asked for binds it to its app for good, so that
-- a later call cannot name another audience.
create table app.mount (
  session_id uuid not null references app.session (id) on delete cascade,
  -- Random, made by the shell for every frame document.
  id text not null check (length(id) between 16 and 64),
  app_code text not null,
  created_at timestamptz not null default now(),
  -- Every token of the mount is refused from then on.
  revoked_at timestamptz,
  primary key (session_id, id)
);
grant select, insert, update on app.mount to app_ops;

-- Public halves of the keys that sign tokens. The private half never leaves the memory of the
-- gateway that made it, so nobody who reads the database or its backup can make a token.
create table app.signing_key (
  kid text primary key,
  -- JWK of an Ed25519 public key.
  public_key jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
grant select, insert, delete on app.signing_key to app_ops;

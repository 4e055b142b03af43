-- Proof that a person is there, asked for where passwords are guessed or codes are sent in numbers.
create table app.sign_in_challenge (
  -- SHA-256 of the secret that the browser holds.
  secret_hash bytea primary key check (length(secret_hash) = 32),
  -- A pass is what a solved one is exchanged for.
  kind text not null check (kind in ('slider', 'picture', 'work', 'pass')),
  purpose text not null,
  -- Hash of the part of the network it was asked from.
  network text not null,
  -- Keyed hash of the characters, left edge of the hole, or bits of work; empty for a pass.
  answer text not null,
  picture bytea,
  piece bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_challenge_by_expiry on app.sign_in_challenge (expires_at);
grant select, insert, delete on app.sign_in_challenge to app_ops;

-- `always`: the sign-in page asks everybody for a challenge. `required`: administrators sign in with a second factor.
alter table app.tenant
  add column challenge_rule text not null default 'afterTries'
    check (challenge_rule in ('afterTries', 'always')),
  add column second_factor_rule text not null default 'offered'
    check (second_factor_rule in ('offered', 'required'));
grant update (challenge_rule, second_factor_rule) on app.tenant to app_rw;
-- Asked at each sign-in.
create index tenant_by_challenge_rule on app.tenant (id) where challenge_rule = 'always';

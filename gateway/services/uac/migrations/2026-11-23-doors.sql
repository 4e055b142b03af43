-- Other systems by which people sign in, who is who there, and sign-ins that are under way.

create table app.sign_in_connector (
  id uuid primary key,
  tenant_id uuid not null references app.tenant (id),
  kind text not null check (kind in ('oidc', 'wecom', 'dingtalk', 'feishu', 'issuer')),
  -- The company there: an issuer with the client id, a CorpId, a tenant key, a systemFlag. It belongs to one company here.
  space text not null,
  settings jsonb not null,
  secret bytea,
  sign_key bytea,
  enabled boolean not null,
  updated_at timestamptz not null,
  unique (kind, space)
);
create index sign_in_connector_by_tenant on app.sign_in_connector (tenant_id);
grant select, insert, update, delete on app.sign_in_connector to app_ops;

-- Never found by a phone or an address alone: what another system says of these is not ours to believe.
create table app.account_identity (
  connector_id uuid not null references app.sign_in_connector (id) on delete cascade,
  subject text not null,
  account_id uuid not null references app.account (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (connector_id, subject),
  unique (connector_id, account_id)
);
create index account_identity_by_account on app.account_identity (account_id);
grant select, insert, update, delete on app.account_identity to app_ops;

-- A browser that went to another system and is to come back, and afterwards a person who has yet to say whose the identity is.
create table app.sign_in_flow (
  state_hash bytea primary key check (length(state_hash) = 32),
  -- SHA-256 of the cookie of the browser that left; no other one can end it.
  browser_hash bytea not null check (length(browser_hash) = 32),
  connector_id uuid not null references app.sign_in_connector (id) on delete cascade,
  purpose text not null check (purpose in ('signIn', 'link')),
  -- Of a sign-in the nonce and the verifier, of a link who came back.
  detail jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_flow_by_expiry on app.sign_in_flow (expires_at);
grant select, insert, update, delete on app.sign_in_flow to app_ops;

-- What was signed for one use and has been used.
create table app.spent_nonce (
  nonce_hash bytea primary key check (length(nonce_hash) = 32),
  expires_at timestamptz not null
);
create index spent_nonce_by_expiry on app.spent_nonce (expires_at);
grant select, insert, delete on app.spent_nonce to app_ops;

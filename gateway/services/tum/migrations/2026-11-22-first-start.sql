-- The first start of an empty installation, and the tenant that operators of the platform work in.

-- Operators belong to no company: their sessions, their audit trail and their jobs are in this tenant. There is one at most.
alter table app.tenant add column is_platform boolean not null default false;
create unique index tenant_platform on app.tenant (is_platform) where is_platform;

-- The one code that opens the page of the first start. A new one takes the place of the one before; only the SHA-256 of
-- the secret is kept, so a copy of this table opens nothing.
create table app.start_code (
  id smallint primary key default 1 check (id = 1),
  secret_hash bytea not null check (length(secret_hash) = 32),
  -- first: works only while there is no operator. operator: made on the server by somebody who lost the operator.
  kind text not null check (kind in ('first', 'operator')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
grant select, insert, update on app.start_code to app_ops;

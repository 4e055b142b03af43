-- Who may sign in, to which tenant, with which rights, and what they did.
-- Global tables (no tenant_id) are listed with their reason in gateway/db/global-tables.ts.

create table app.tenant (
  id uuid primary key,
  -- Short name in links and logs: harbour, maple.
  code text not null unique check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  name text not null,
  locale text not null default 'zh-CN' check (locale in ('zh-CN', 'en')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  -- Selects name, logo and theme of the system; '' is the default brand.
  system_code text not null default '',
  created_at timestamptz not null default now()
);

create table app.account (
  id uuid primary key,
  login_name text not null unique check (login_name = lower(login_name)),
  -- PHC string; null until a password has been set (an account that signs in elsewhere).
  password_hash text,
  password_changed_at timestamptz,
  display_name text not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  locale text not null default 'zh-CN' check (locale in ('zh-CN', 'en')),
  -- Platform operator: may use the operator plane, has no right inside a tenant by it.
  is_operator boolean not null default false,
  -- Wrong passwords in a row over all networks; 100 lock the account until a reset.
  failed_sign_ins integer not null default 0 check (failed_sign_ins >= 0),
  last_failed_at timestamptz,
  last_sign_in_at timestamptz,
  -- Where the next sign-in lands.
  last_tenant_id uuid references app.tenant (id),
  created_at timestamptz not null default now()
);

create table app.membership (
  tenant_id uuid not null references app.tenant (id),
  account_id uuid not null references app.account (id),
  -- The person's employment in this tenant; null for one who works elsewhere.
  employment_id uuid,
  -- Passes every function check of this tenant.
  is_super boolean not null default false,
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, account_id),
  unique (tenant_id, employment_id)
);
create index membership_by_account on app.membership (account_id);
select app.protect_tenant_table('app.membership');

create table app.role (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  code text not null,
  name_zh text not null,
  name_en text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
select app.protect_tenant_table('app.role');

create table app.role_function (
  tenant_id uuid not null,
  role_id uuid not null,
  function_id text not null,
  primary key (tenant_id, role_id, function_id),
  foreign key (tenant_id, role_id) references app.role (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('app.role_function');

create table app.role_member (
  tenant_id uuid not null,
  role_id uuid not null,
  account_id uuid not null,
  primary key (tenant_id, role_id, account_id),
  foreign key (tenant_id, role_id) references app.role (tenant_id, id) on delete cascade,
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade
);
create index role_member_by_account on app.role_member (tenant_id, account_id);
select app.protect_tenant_table('app.role_member');

-- Whose records a role reaches. An account sees the union over its roles.
create table app.data_range (
  tenant_id uuid not null,
  role_id uuid not null,
  kind text not null
    check (kind in ('all', 'own_organ_and_below', 'own_organ', 'self', 'custom')),
  -- Only for custom: these organisation nodes and all below them.
  organ_ids uuid[] not null default '{}',
  primary key (tenant_id, role_id),
  foreign key (tenant_id, role_id) references app.role (tenant_id, id) on delete cascade,
  check ((kind = 'custom') = (organ_ids <> '{}'))
);
select app.protect_tenant_table('app.data_range');

-- What a role may do with one field of a record. The widest right over the roles wins;
-- a field without a rule follows the default of its business type.
create table app.field_rule (
  tenant_id uuid not null,
  role_id uuid not null,
  biz_type text not null,
  field text not null,
  access text not null check (access in ('hidden', 'masked', 'read', 'write')),
  primary key (tenant_id, role_id, biz_type, field),
  foreign key (tenant_id, role_id) references app.role (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('app.field_rule');

-- Rises with every change to what an account may do; sessions compare it with what they hold.
create table app.permission_mark (
  tenant_id uuid not null,
  account_id uuid not null,
  version integer not null default 1,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade
);
select app.protect_tenant_table('app.permission_mark');

-- Append-only: nobody who runs requests may change or remove what was written.
create table app.audit_event (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  at timestamptz not null default now(),
  -- Null for the system itself.
  account_id uuid,
  -- Name of the gateway call.
  call text not null,
  -- Kind and id of what was touched: employee:0199...; '' when the call has none.
  target text not null default '',
  outcome text not null check (outcome in ('ok', 'denied', 'failed')),
  detail jsonb not null default '{}',
  primary key (tenant_id, id)
);
create index audit_event_by_time on app.audit_event (tenant_id, at desc);
create index audit_event_by_target on app.audit_event (tenant_id, target, at desc);
select app.protect_tenant_table('app.audit_event', array['select', 'insert']);

-- A signed-in browser. The cookie holds 32 random bytes; only their SHA-256 is kept here,
-- so a copy of this table signs nobody in.
create table app.session (
  -- Names the session in lists and tokens; gives no access.
  id uuid primary key,
  id_hash bytea not null unique check (length(id_hash) = 32),
  -- The id before the last rotation, honoured for parallel calls until the grace ends (30 s).
  previous_hash bytea unique check (length(previous_hash) = 32),
  previous_valid_until timestamptz,
  account_id uuid not null references app.account (id) on delete cascade,
  -- Null while an operator works outside any tenant.
  tenant_id uuid references app.tenant (id),
  -- Decides the idle and absolute limits: 30 min/12 h, 15 min/12 h, 15 min/8 h.
  kind text not null check (kind in ('staff', 'admin', 'operator')),
  -- Random value the browser may read; it has no authority and drives the cross-tab prompt.
  epoch_marker text not null,
  created_at timestamptz not null default now(),
  -- Last time a factor was proven; sensitive calls want it within 5 minutes.
  authenticated_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  rotated_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  user_agent text not null default '',
  address text not null default '',
  ended_at timestamptz,
  ended_reason text
    check (ended_reason in ('logout', 'expired', 'revoked', 'displaced', 'disabled', 'switched')),
  check ((ended_at is null) = (ended_reason is null)),
  check ((previous_hash is null) = (previous_valid_until is null))
);
create index session_by_account on app.session (account_id) where ended_at is null;
create index session_by_expiry on app.session (absolute_expires_at);

-- A browser this account has signed in from: it passes the wait after wrong passwords,
-- so that a stranger cannot lock the owner out.
create table app.known_device (
  account_id uuid not null references app.account (id) on delete cascade,
  device_hash bytea not null check (length(device_hash) = 32),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);

-- One counter per thing that is limited: an account from a network, an address, a tenant.
create table app.throttle (
  -- Kind and a hash of the value: sign-in:address:3f8a...
  key text primary key,
  points integer not null check (points >= 0),
  -- Every try is refused until then; null when nothing is blocked.
  blocked_until timestamptz,
  -- The counter starts again at zero after this.
  expires_at timestamptz not null
);
create index throttle_by_expiry on app.throttle (expires_at);

-- Every try to sign in, before the tenant is known. Append-only.
create table app.sign_in_attempt (
  id uuid primary key,
  at timestamptz not null default now(),
  -- Null when the name belongs to nobody; the name itself is kept out, people type passwords there.
  account_id uuid references app.account (id) on delete cascade,
  method text not null,
  outcome text not null
    check (outcome in ('ok', 'wrong', 'throttled', 'locked', 'disabled', 'no_tenant')),
  address text not null default '',
  user_agent text not null default ''
);
create index sign_in_attempt_by_account on app.sign_in_attempt (account_id, at desc);
create index sign_in_attempt_by_time on app.sign_in_attempt (at);

-- Rights on the global tables. app_ops runs sign-in; app_rw sees its own tenant and, of an
-- account, what a colleague may know.
grant select, insert, update on app.tenant, app.account to app_ops;
grant select, insert, update, delete on app.session, app.known_device, app.throttle to app_ops;
grant select, insert on app.sign_in_attempt to app_ops;

alter table app.tenant enable row level security;
alter table app.tenant force row level security;
create policy operator_plane on app.tenant to app_ops using (true) with check (true);
create policy own_tenant on app.tenant for select to app_rw using (id = (select app.tenant()));
grant select on app.tenant to app_rw;

alter table app.account enable row level security;
alter table app.account force row level security;
create policy operator_plane on app.account to app_ops using (true) with check (true);
create policy colleagues on app.account for select to app_rw
  using (id in (select m.account_id from app.membership m where m.tenant_id = (select app.tenant())));
grant select (id, login_name, display_name, status, locale, created_at) on app.account to app_rw;

-- Which tenants am I authorised for: asked before one is chosen, so it cannot go by tenant.
create policy own_memberships on app.membership for select to app_ops
  using (account_id = (select app.actor()));
grant select on app.membership to app_ops;

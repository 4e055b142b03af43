-- The apps that operators register beside the built ones: their versions, what was approved of each, and the
-- companies that have them. Who vendors are is the platform's knowledge: only app_ops reads all but the last table.

create table app.registered_app (
  code text collate "C" primary key check (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  -- bundle: we serve its files; address: the vendor does.
  source text not null check (source in ('bundle', 'address')),
  -- Where its manifest is fetched, and the one origin it may run on.
  address text check (length(address) <= 500),
  origin text check (length(origin) <= 300),
  created_at timestamptz not null,
  check ((source = 'address') = (address is not null and origin is not null))
);
grant select, insert, update on app.registered_app to app_ops;

-- What a vendor handed in; never changed afterwards.
create table app.app_version (
  app_code text collate "C" not null references app.registered_app (code),
  version integer not null check (version > 0),
  -- As it was checked: bridge/methods/manifest.ts with every default filled in.
  manifest jsonb not null,
  -- Of the bundle, or of the manifest's text: the same content is no new version.
  sha256 text not null,
  file_count integer not null,
  size integer not null,
  added_at timestamptz not null,
  added_by uuid not null,
  primary key (app_code, version)
);
grant select, insert on app.app_version to app_ops;

create table app.app_file (
  app_code text collate "C" not null,
  version integer not null,
  path text collate "C" not null check (length(path) <= 200),
  type text not null,
  -- Of the content, for the browser to ask whether it changed.
  tag text not null,
  content bytea not null,
  primary key (app_code, version, path),
  foreign key (app_code, version) references app.app_version (app_code, version)
);
alter table app.app_file alter column content set storage external;
grant select, insert on app.app_file to app_ops;

-- Append-only: the last approval of an app is in force, and what it grants is all the app gets.
create table app.app_decision (
  id uuid primary key,
  app_code text collate "C" not null,
  version integer not null,
  decision text not null check (decision in ('approved', 'refused')),
  capabilities text[] not null,
  services text[] not null,
  domains text[] not null,
  features text[] not null,
  decided_at timestamptz not null,
  decided_by uuid not null,
  foreign key (app_code, version) references app.app_version (app_code, version)
);
create index app_decision_by_app on app.app_decision (app_code, id);
grant select, insert on app.app_decision to app_ops;

-- Everything that happened to an app, in the transaction it happened in. Gateways count it to see whether what they
-- remember of the apps is still true.
create table app.app_event (
  id uuid primary key,
  at timestamptz not null,
  account_id uuid not null,
  app_code text collate "C" not null references app.registered_app (code),
  kind text not null
    check (kind in ('registered', 'versionAdded', 'approved', 'refused', 'enabled', 'disabled')),
  version integer,
  for_tenant uuid references app.tenant (id)
);
create index app_event_by_app on app.app_event (app_code, id);
grant select, insert on app.app_event to app_ops;

-- The companies that have an app; a company sees its own only.
create table app.app_enablement (
  tenant_id uuid not null references app.tenant (id),
  app_code text collate "C" not null references app.registered_app (code),
  enabled_at timestamptz not null,
  primary key (tenant_id, app_code)
);
select app.protect_tenant_table('app.app_enablement', array['select']);
create policy operator_plane on app.app_enablement to app_ops using (true) with check (true);
grant select, insert, delete on app.app_enablement to app_ops;

-- Functions of the platform are held by its operators, whatever their roles in a company.
grant select (is_operator) on app.account to app_rw;

-- What an app keeps for one person in one company, for apps whose frame has no storage of its own.

create table app.app_storage (
  tenant_id uuid not null,
  account_id uuid not null,
  app text collate "C" not null check (app ~ '^[a-z][a-z0-9-]{1,31}$'),
  key text collate "C" not null check (length(key) between 1 and 64),
  -- JSON as the app's side wrote it; nothing here reads it, and a jsonb would refuse some of what it may hold.
  value text not null check (length(value) <= 16384),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, account_id, app, key),
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade
);
select app.protect_tenant_table('app.app_storage');

-- The ground every other migration stands on: the roles requests run as, the schema,
-- and the functions that tie a row to the tenant of the transaction.
-- Runs as the administrator of the database; every later file runs as app_owner.

-- Roles belong to the whole server, so a second database on it finds them already there.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['app_owner', 'app_rw', 'app_ops'] loop
    begin
      execute format(
        'create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit', wanted);
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;
end
$$;

comment on role app_owner is 'Owns every table and runs migrations. No request runs as it.';
comment on role app_rw is 'Runs every request of a tenant. Sees the rows of one tenant.';
comment on role app_ops is 'Runs sign-in and the operator plane. Sees the global tables.';

-- An administrator that is no superuser must be a member of app_owner to act as it.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant app_owner to %I', current_user);
  end if;
  -- Lets a migration create a trusted extension.
  execute format('grant create on database %I to app_owner', current_database());
end
$$;

-- SQL that reaches an expression must not be able to choose another tenant or role.
-- The gateway sets both with SET LOCAL, which no expression can contain.
revoke execute on function pg_catalog.set_config(text, text, boolean) from public;

create schema app authorization app_owner;
grant usage on schema app to app_rw, app_ops;

set local role app_owner;

-- After a transaction-local setting ends, it reads as '' and not as null: hence nullif.
create function app.tenant() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;
comment on function app.tenant() is 'The tenant of this transaction; null (no rows) when none is set.';

create function app.actor() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.actor', true), '')::uuid $$;
comment on function app.actor() is 'The account this transaction acts for; null for the system itself.';

-- Every tenant table calls this once, after its create statement. The policy has no role
-- list, so it binds the owner too. (select ...) makes the planner read the tenant once.
create function app.protect_tenant_table(
  target regclass,
  rights text[] default array['select', 'insert', 'update', 'delete']
) returns void
  language plpgsql
  set search_path = pg_catalog
  as $$
begin
  if not exists (
    select from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = target and i.indisprimary
      and a.attname = 'tenant_id' and a.atttypid = 'uuid'::regtype
  ) then
    raise exception 'table % must lead its primary key with tenant_id uuid', target;
  end if;
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant on %s using (tenant_id = (select app.tenant()))'
    ' with check (tenant_id = (select app.tenant()))', target);
  execute format('grant %s on %s to app_rw', array_to_string(rights, ', '), target);
end
$$;
revoke execute on function app.protect_tenant_table(regclass, text[]) from public;
comment on function app.protect_tenant_table(regclass, text[]) is
  'Forces row-level security by tenant on a table and grants app_rw the given rights.';

create table app.schema_migration (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
);
comment on table app.schema_migration is 'Migration files that ran here, with the hash of their text.';

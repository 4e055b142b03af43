-- What a person keeps of a list under a name, for themselves alone.

create table app.query_scheme (
  tenant_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  -- The list, <app>.<page>: personnel.roster.
  list_code text collate "C" not null check (list_code ~ '^[a-z][a-z0-9.-]{1,63}$'),
  name text not null check (length(name) between 1 and 20),
  -- The list opens with it.
  is_default boolean not null default false,
  -- Filters and order as the address of the list writes them: status=active&sort=joinedOn.
  query text not null check (length(query) <= 1500),
  -- {hidden, order, widths}; null leaves the columns as they are.
  columns jsonb check (octet_length(columns::text) <= 8192),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint query_scheme_name unique (tenant_id, account_id, list_code, name),
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade
);
create unique index query_scheme_default
  on app.query_scheme (tenant_id, account_id, list_code) where is_default;
select app.protect_tenant_table('app.query_scheme');

-- Which conditions a person wants at hand over the list of a record; without a row all of them are.
create table app.quick_query (
  tenant_id uuid not null references app.tenant (id),
  account_id uuid not null,
  record text collate "C" not null,
  -- Names of fields in their order; fields of the company begin with custom.
  fields text[] not null,
  primary key (tenant_id, account_id, record),
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade
);
select app.protect_tenant_table('app.quick_query');

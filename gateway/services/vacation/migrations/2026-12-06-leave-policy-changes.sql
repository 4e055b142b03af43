-- Changes of how a type of leave is granted: what balances were re-evaluated for.
create table app.leave_policy_change (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  type_id uuid not null,
  -- How leave was granted before and after: hasBalance, grantRule, perYear, carryMonths.
  before jsonb not null,
  after jsonb not null,
  account_id uuid,
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, type_id) references app.leave_type (tenant_id, id)
);
create index leave_policy_change_by_type on app.leave_policy_change (tenant_id, type_id, changed_at);
select app.protect_tenant_table('app.leave_policy_change', array['select', 'insert']);

-- The change that an adjustment was written for.
alter table app.leave_ledger add column policy_change_id uuid;
alter table app.leave_ledger add foreign key (tenant_id, policy_change_id)
  references app.leave_policy_change (tenant_id, id);
create index leave_ledger_by_policy_change on app.leave_ledger (tenant_id, policy_change_id)
  where policy_change_id is not null;

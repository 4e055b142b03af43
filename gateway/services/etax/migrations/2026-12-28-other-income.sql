-- Labour, author's and royalty income, one row a payment, to an employee or to somebody outside.
create table app.other_income (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid,
  payee_name text,
  document_type text collate "C" check (document_type in ('cn-id', 'passport', 'other')),
  document_number text,
  residency text collate "C" not null check (residency in ('resident', 'non-resident')),
  kind text collate "C" not null check (kind in ('labour', 'author', 'royalty')),
  -- The first day of the month of payment.
  month date not null,
  amount numeric(12, 2) not null check (amount > 0),
  -- Worked out by the engine when the row is saved: a later rule changes no earlier month.
  expenses numeric(12, 2) not null,
  share_percent integer not null,
  taxable numeric(12, 2) not null,
  rate_percent integer not null,
  quick_deduction numeric(12, 2) not null,
  tax numeric(12, 2) not null,
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  check (num_nonnulls(employment_id, payee_name) = 1)
);
create index other_income_by_month on app.other_income (tenant_id, month, id);
create index other_income_by_employment on app.other_income (tenant_id, employment_id, id);
select app.protect_tenant_table('app.other_income', array['select', 'insert', 'update']);

-- Who notes months as filed records this income and sees its amounts; who edits claims goes on seeing an agreed share.
alter table app.role_function no force row level security;
alter table app.field_rule no force row level security;
insert into app.role_function (tenant_id, role_id, function_id)
select f.tenant_id, f.role_id, added.function_id
from app.role_function f, (values ('tax.income'), ('tax.income.edit'), ('tax.income.remove'),
  ('tax.income.export'), ('tax.income.import')) added(function_id)
where f.function_id = 'tax.declarations.file'
on conflict do nothing;
insert into app.field_rule (tenant_id, role_id, biz_type, field, access)
select f.tenant_id, f.role_id, 'otherIncome', ruled.field, 'write'
from app.role_function f, (values ('amount'), ('documentNumber')) ruled(field)
where f.function_id = 'tax.declarations.file'
on conflict do nothing;
insert into app.field_rule (tenant_id, role_id, biz_type, field, access)
select f.tenant_id, f.role_id, 'deductionClaim', 'sharedAmount', 'write'
from app.role_function f
where f.function_id = 'tax.deductions.edit'
on conflict do nothing;
alter table app.field_rule force row level security;
alter table app.role_function force row level security;

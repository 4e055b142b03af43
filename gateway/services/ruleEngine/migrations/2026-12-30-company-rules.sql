-- Rules of law that a company enters by itself, used before the shipped ones of the place on their days.
create table app.company_rule (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  rule text collate "C" not null check (rule in ('minimum-wage', 'average-wage', 'social-insurance',
    'pension', 'medical', 'maternity', 'unemployment', 'work-injury', 'housing-fund',
    'supplementary-housing-fund')),
  -- GB/T 2260 code of a city or province.
  place text collate "C" not null,
  amount numeric(12, 2) check (amount > 0),
  floor numeric(12, 2),
  ceiling numeric(12, 2),
  employer_rate numeric(5, 3),
  employee_rate numeric(5, 3),
  from_on date not null,
  to_on date,
  document_title text not null,
  document_no text,
  document_url text,
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  check (to_on is null or to_on >= from_on),
  check (ceiling >= floor)
);
create unique index company_rule_key on app.company_rule (tenant_id, rule, place, from_on)
  where removed_at is null;
create index company_rule_by_from_on on app.company_rule (tenant_id, from_on, id);
create index company_rule_by_rule on app.company_rule (tenant_id, rule, id);
create index company_rule_by_place on app.company_rule (tenant_id, place, id);
select app.protect_tenant_table('app.company_rule', array['select', 'insert', 'update']);

-- Who notes tax months as filed looks after the rules too.
alter table app.role_function no force row level security;
insert into app.role_function (tenant_id, role_id, function_id)
select f.tenant_id, f.role_id, added.function_id
from app.role_function f, (values ('tax.company-rules'), ('tax.company-rules.edit'),
  ('tax.company-rules.remove'), ('tax.company-rules.export'), ('tax.company-rules.import')
) added(function_id)
where f.function_id = 'tax.declarations.file'
on conflict do nothing;
alter table app.role_function force row level security;

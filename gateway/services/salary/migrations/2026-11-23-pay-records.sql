-- What pay is made from: items, salary files, raises, monthly entries; enrolments, taxpayers, special deductions.

create table app.pay_item (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  code text collate "C" not null,
  name_zh text collate "C" not null,
  name_en text not null,
  source text collate "C" not null check (source in ('formula', 'entry')),
  unit text collate "C" not null check (unit in ('money', 'days', 'hours')),
  treatment text collate "C" not null
    check (treatment in ('wage', 'exempt', 'bonus', 'severance', 'before-tax', 'after-tax', 'none')),
  formula text,
  sort_order integer not null,
  disabled boolean not null,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index pay_item_code on app.pay_item (tenant_id, code) where removed_at is null;
create unique index pay_item_name_zh on app.pay_item (tenant_id, name_zh) where removed_at is null;
create index pay_item_by_code on app.pay_item (tenant_id, code, id);
create index pay_item_by_sort_order on app.pay_item (tenant_id, sort_order, id);
select app.protect_tenant_table('app.pay_item', array['select', 'insert', 'update']);

create table app.salary_file (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  base_pay numeric(12, 2) not null,
  position_pay numeric(12, 2),
  performance_pay numeric(12, 2),
  allowance numeric(12, 2),
  from_on date not null,
  to_on date,
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  check (to_on is null or to_on >= from_on)
);
create unique index salary_file_first_day
  on app.salary_file (tenant_id, employment_id, from_on) where removed_at is null;
create unique index salary_file_last
  on app.salary_file (tenant_id, employment_id) where removed_at is null and to_on is null;
create index salary_file_by_employment on app.salary_file (tenant_id, employment_id, id);
create index salary_file_by_from on app.salary_file (tenant_id, from_on, id);
select app.protect_tenant_table('app.salary_file', array['select', 'insert', 'update']);

create table app.pay_raise (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  kind text collate "C" not null
    check (kind in ('raise', 'regularisation', 'promotion', 'reduction')),
  effective_on date not null,
  base_pay numeric(12, 2) not null,
  position_pay numeric(12, 2),
  performance_pay numeric(12, 2),
  allowance numeric(12, 2),
  reason text,
  state text collate "C" not null check (state in ('draft', 'effective', 'withdrawn')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index pay_raise_by_employment on app.pay_raise (tenant_id, employment_id, id);
create index pay_raise_by_effective on app.pay_raise (tenant_id, effective_on, id);
select app.protect_tenant_table('app.pay_raise', array['select', 'insert', 'update']);

create table app.pay_entry (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  item_id uuid not null,
  -- The first day of the month.
  month date not null,
  -- Yuan, days or hours, as the item says.
  quantity numeric(12, 2) not null,
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, item_id) references app.pay_item (tenant_id, id)
);
create index pay_entry_by_employment on app.pay_entry (tenant_id, employment_id, id);
create index pay_entry_by_item on app.pay_entry (tenant_id, item_id, id);
create index pay_entry_by_month on app.pay_entry (tenant_id, month, id);
select app.protect_tenant_table('app.pay_entry', array['select', 'insert', 'update']);

create table app.enrolment (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  -- GB/T 2260 code of a city with limits and rates of its own.
  place text collate "C" not null,
  insurance_base numeric(12, 2) not null,
  fund_base numeric(12, 2),
  fund_rate numeric(5, 3),
  supplementary_fund_rate numeric(5, 3),
  work_injury_rate numeric(5, 3) not null,
  first_fund_account boolean not null,
  from_on date not null,
  to_on date,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  check (to_on is null or to_on >= from_on)
);
create unique index enrolment_first_day
  on app.enrolment (tenant_id, employment_id, from_on) where removed_at is null;
create unique index enrolment_last
  on app.enrolment (tenant_id, employment_id) where removed_at is null and to_on is null;
create index enrolment_by_employment on app.enrolment (tenant_id, employment_id, id);
create index enrolment_by_from on app.enrolment (tenant_id, from_on, id);
select app.protect_tenant_table('app.enrolment', array['select', 'insert', 'update']);

create table app.taxpayer (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  residency text collate "C" not null check (residency in ('resident', 'non-resident')),
  receives_pension boolean not null,
  first_wage_year integer,
  year_at_once integer,
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create unique index taxpayer_employment_id
  on app.taxpayer (tenant_id, employment_id) where removed_at is null;
create index taxpayer_by_employment on app.taxpayer (tenant_id, employment_id, id);
select app.protect_tenant_table('app.taxpayer', array['select', 'insert', 'update']);

create table app.deduction_claim (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  kind text collate "C" not null,
  from_on date not null,
  to_on date,
  children integer,
  share_percent text collate "C" check (share_percent in ('100', '50')),
  only_child boolean,
  shared_amount numeric(8, 2),
  city_class text collate "C" check (city_class in ('first', 'second', 'third')),
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index deduction_claim_by_employment on app.deduction_claim (tenant_id, employment_id, id);
create index deduction_claim_by_from on app.deduction_claim (tenant_id, from_on, id);
select app.protect_tenant_table('app.deduction_claim', array['select', 'insert', 'update']);

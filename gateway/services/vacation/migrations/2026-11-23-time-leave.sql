-- Leave: its types, requests day by day, and a ledger of lots that is only added to.

create table app.leave_type (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text collate "C" not null,
  code text collate "C" not null,
  unit text collate "C" not null check (unit in ('half', 'day')),
  paid text collate "C" not null check (paid in ('full', 'part', 'none')),
  counts_holidays boolean not null,
  has_balance boolean not null,
  at_most_in_a_row integer,
  notice_days integer,
  below_zero numeric(5, 2),
  grant_rule text collate "C" not null check (grant_rule in ('none', 'statutory', 'yearly', 'monthly')),
  per_year numeric(6, 2),
  carry_months integer,
  sort_order integer not null,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index leave_type_name on app.leave_type (tenant_id, name) where removed_at is null;
create unique index leave_type_code on app.leave_type (tenant_id, code) where removed_at is null;
create index leave_type_by_sort_order on app.leave_type (tenant_id, sort_order, id);
select app.protect_tenant_table('app.leave_type', array['select', 'insert', 'update']);

create table app.leave_request (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  type_id uuid not null,
  from_on date not null,
  from_half text collate "C" not null check (from_half in ('am', 'pm')),
  to_on date not null,
  to_half text collate "C" not null check (to_half in ('am', 'pm')),
  reason text,
  -- Days by the calendar on the day it was counted.
  days numeric(8, 2) not null default 0,
  state text collate "C" not null check (state in ('draft', 'approved', 'withdrawn', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, type_id) references app.leave_type (tenant_id, id)
);
create index leave_request_by_employment_id on app.leave_request (tenant_id, employment_id, id);
create index leave_request_by_from_on on app.leave_request (tenant_id, from_on, id);
select app.protect_tenant_table('app.leave_request', array['select', 'insert', 'update']);

create index leave_request_by_type on app.leave_request (tenant_id, type_id);

-- The days of a request as they were counted: a later change of the calendar leaves them as they are.
create table app.leave_request_day (
  tenant_id uuid not null references app.tenant (id),
  request_id uuid not null,
  day date not null,
  half text collate "C" not null check (half in ('whole', 'am', 'pm')),
  -- In days.
  amount numeric(8, 4) not null,
  primary key (tenant_id, request_id, day),
  foreign key (tenant_id, request_id) references app.leave_request (tenant_id, id)
);
select app.protect_tenant_table('app.leave_request_day');

-- A grant of leave and the days on which it can be taken. What is left of it is the sum of its rows in the ledger.
create table app.leave_lot (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  type_id uuid not null,
  -- What it was granted for, such as a year: the same is granted once.
  source_key text collate "C" not null,
  valid_from date not null,
  valid_to date,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, type_id) references app.leave_type (tenant_id, id)
);
create unique index leave_lot_source
  on app.leave_lot (tenant_id, employment_id, type_id, source_key);
select app.protect_tenant_table('app.leave_lot', array['select', 'insert', 'update']);

-- Every change of a balance, in days. Rows are added and never changed.
create table app.leave_ledger (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  lot_id uuid not null,
  kind text collate "C" not null
    check (kind in ('grant', 'use', 'release', 'expire', 'adjust')),
  on_day date not null,
  amount numeric(10, 4) not null,
  -- The leave it belongs to, and the day of the leave.
  request_id uuid,
  leave_day date,
  note text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, lot_id) references app.leave_lot (tenant_id, id)
);
create index leave_ledger_by_lot on app.leave_ledger (tenant_id, lot_id, on_day);
create index leave_ledger_by_request on app.leave_ledger (tenant_id, request_id) where request_id is not null;
select app.protect_tenant_table('app.leave_ledger', array['select', 'insert']);

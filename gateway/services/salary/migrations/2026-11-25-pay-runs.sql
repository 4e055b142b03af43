-- The payroll run: who is paid together, runs by month, slips with their lines, and what people say about them.

create table app.pay_group (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text collate "C" not null,
  -- Empty for the group of everybody who is in no other one.
  organ_id uuid,
  -- The first day of a period: 1 for calendar months, 26 for the 26th to the 25th.
  first_day integer not null check (first_day between 1 and 28),
  pay_day integer not null check (pay_day between 1 and 28),
  paid_in text collate "C" not null check (paid_in in ('same-month', 'next-month')),
  part_month text collate "C" not null
    check (part_month in ('forward-21.75', 'backward-21.75', 'calendar-days', 'due-days')),
  company_account_name text,
  company_bank text,
  company_account text collate "C",
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id)
);
create unique index pay_group_name on app.pay_group (tenant_id, name) where removed_at is null;
create unique index pay_group_organ_id on app.pay_group (tenant_id, organ_id) where removed_at is null;
create unique index pay_group_rest on app.pay_group (tenant_id) where removed_at is null and organ_id is null;
select app.protect_tenant_table('app.pay_group', array['select', 'insert', 'update']);

-- What was earned and withheld in a year before the first run: the cumulative tax goes on from there.
create table app.pay_opening (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  tax_year integer not null,
  income numeric(14, 2) not null,
  exempt numeric(14, 2),
  own_contributions numeric(14, 2) not null,
  special_additional numeric(14, 2) not null,
  other_deductions numeric(14, 2),
  withheld numeric(14, 2) not null,
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create unique index pay_opening_year
  on app.pay_opening (tenant_id, employment_id, tax_year) where removed_at is null;
create index pay_opening_by_employment on app.pay_opening (tenant_id, employment_id, id);
select app.protect_tenant_table('app.pay_opening', array['select', 'insert', 'update']);

create table app.pay_run (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  pay_group_id uuid not null,
  -- The first day of the month the run is called after.
  month date not null,
  from_on date not null,
  to_on date not null,
  pay_on date not null,
  -- The month of payment: tax is counted in it.
  tax_month date not null,
  state text collate "C" not null
    check (state in ('draft', 'calculated', 'submitted', 'approved', 'paid', 'closed')),
  -- The number of the calculation whose slips hold, and of the last one that was begun.
  calculation integer not null default 0,
  begun integer not null default 0,
  job_id uuid,
  rule_version text collate "C",
  people integer not null default 0,
  -- Sums in fen.
  gross bigint not null default 0,
  own_contributions bigint not null default 0,
  employer_contributions bigint not null default 0,
  tax bigint not null default 0,
  net bigint not null default 0,
  created_by uuid,
  calculated_by uuid,
  submitted_by uuid,
  approved_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, pay_group_id) references app.pay_group (tenant_id, id),
  -- Four eyes.
  check (approved_by is null or state in ('draft', 'calculated', 'submitted')
    or (approved_by is distinct from submitted_by and approved_by is distinct from calculated_by)),
  check (from_on <= to_on)
);
create unique index pay_run_month on app.pay_run (tenant_id, pay_group_id, month);
create unique index pay_run_open on app.pay_run (tenant_id, pay_group_id) where state <> 'closed';
create index pay_run_by_tax_month on app.pay_run (tenant_id, tax_month);
create index pay_run_by_month on app.pay_run (tenant_id, month, id);
select app.protect_tenant_table('app.pay_run');

-- A slip keeps its id when it is calculated again; only the calculation that the run names counts.
create table app.pay_slip (
  tenant_id uuid not null,
  id uuid not null,
  calculation integer not null,
  pay_run_id uuid not null,
  employment_id uuid not null,
  -- As they were in the month.
  person_name text not null,
  staff_no text collate "C" not null,
  organ_id uuid,
  organ_name text,
  bank_name text,
  bank_account text collate "C",
  -- Amounts in fen; deductions are positive.
  gross bigint not null,
  income bigint not null,
  exempt bigint not null,
  bonus bigint not null,
  own_contributions bigint not null,
  employer_contributions bigint not null,
  special_additional bigint not null,
  before_tax bigint not null,
  income_tax bigint not null,
  bonus_tax bigint not null,
  severance_tax bigint not null,
  after_tax bigint not null,
  net bigint not null,
  rate_percent text collate "C",
  -- Why the slip could not be calculated; its amounts are then zero.
  fault text collate "C",
  -- What the slip was made from, and its hash.
  facts jsonb not null,
  hash text collate "C" not null,
  primary key (tenant_id, id, calculation),
  unique (tenant_id, pay_run_id, calculation, employment_id),
  foreign key (tenant_id, pay_run_id) references app.pay_run (tenant_id, id) on delete cascade,
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index pay_slip_by_employment on app.pay_slip (tenant_id, employment_id);
create index pay_slip_by_staff_no on app.pay_slip (tenant_id, pay_run_id, calculation, staff_no);
select app.protect_tenant_table('app.pay_slip');

create table app.pay_line (
  tenant_id uuid not null,
  pay_slip_id uuid not null,
  calculation integer not null,
  sort_order integer not null,
  pay_run_id uuid not null,
  code text collate "C" not null,
  kind text collate "C" not null
    check (kind in ('earning', 'quantity', 'before-tax', 'insurance', 'employer', 'tax', 'after-tax')),
  name_zh text not null,
  name_en text not null,
  -- Fen; null for a line that is days or hours.
  amount bigint,
  quantity text collate "C",
  rule_version text collate "C" not null,
  inputs jsonb not null,
  -- [{zh-CN, en}]
  steps jsonb not null,
  primary key (tenant_id, pay_slip_id, calculation, sort_order),
  foreign key (tenant_id, pay_slip_id, calculation)
    references app.pay_slip (tenant_id, id, calculation) on delete cascade
);
create index pay_line_by_run on app.pay_line (tenant_id, pay_run_id, code);
select app.protect_tenant_table('app.pay_line');

-- What was done with a run.
create table app.pay_run_step (
  tenant_id uuid not null,
  id uuid not null,
  pay_run_id uuid not null,
  action text collate "C" not null check (action in
    ('created', 'calculated', 'submitted', 'returned', 'approved', 'bank-file', 'paid', 'closed')),
  account_id uuid,
  actor_name text not null,
  note text,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, pay_run_id) references app.pay_run (tenant_id, id) on delete cascade
);
create index pay_run_step_by_run on app.pay_run_step (tenant_id, pay_run_id, at);
select app.protect_tenant_table('app.pay_run_step', array['select', 'insert', 'delete']);

-- Who opened a slip, and what was said about it. Added to, never changed.
create table app.pay_slip_note (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  pay_slip_id uuid not null,
  employment_id uuid not null,
  kind text collate "C" not null check (kind in ('opened', 'printed', 'confirmed', 'disputed', 'answered')),
  account_id uuid,
  actor_name text not null,
  note text,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index pay_slip_note_by_slip on app.pay_slip_note (tenant_id, pay_slip_id, at);
select app.protect_tenant_table('app.pay_slip_note', array['select', 'insert']);

-- A correction of a closed slip: an entry in a month that is open.
create table app.pay_correction (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  pay_slip_id uuid not null,
  pay_entry_id uuid not null,
  account_id uuid,
  reason text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, pay_entry_id) references app.pay_entry (tenant_id, id)
);
create index pay_correction_by_slip on app.pay_correction (tenant_id, pay_slip_id);
create index pay_correction_by_entry on app.pay_correction (tenant_id, pay_entry_id);
select app.protect_tenant_table('app.pay_correction', array['select', 'insert']);

-- A closed run never changes, whoever asks for it.
create function app.keep_closed_run() returns trigger
  language plpgsql set search_path = pg_catalog as $$
begin
  if old.state = 'closed' then
    raise exception 'pay run % is closed and never changes', old.id using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;
create trigger keep_closed before update or delete on app.pay_run
  for each row execute function app.keep_closed_run();

-- Slips and lines change while a run is a draft or calculated, and never later.
create function app.keep_settled_slips() returns trigger
  language plpgsql set search_path = pg_catalog as $$
begin
  if exists (
    select from changed c
    join app.pay_run r on r.tenant_id = c.tenant_id and r.id = c.pay_run_id
    where r.state not in ('draft', 'calculated')
  ) then
    raise exception 'the slips of a submitted or closed pay run never change'
      using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger keep_settled_added after insert on app.pay_slip
  referencing new table as changed for each statement execute function app.keep_settled_slips();
create trigger keep_settled_changed after update on app.pay_slip
  referencing old table as changed for each statement execute function app.keep_settled_slips();
create trigger keep_settled_removed after delete on app.pay_slip
  referencing old table as changed for each statement execute function app.keep_settled_slips();
create trigger keep_settled_added after insert on app.pay_line
  referencing new table as changed for each statement execute function app.keep_settled_slips();
create trigger keep_settled_changed after update on app.pay_line
  referencing old table as changed for each statement execute function app.keep_settled_slips();
create trigger keep_settled_removed after delete on app.pay_line
  referencing old table as changed for each statement execute function app.keep_settled_slips();

-- How a company numbers its employees: a prefix and so many digits.

create table app.employee_number_rule (
  tenant_id uuid primary key references app.tenant (id),
  prefix text collate "C" not null default '' check (prefix ~ '^[A-Za-z0-9-]{0,10}$'),
  -- A number with fewer digits is filled up with zeros; one with more is not cut.
  digits integer not null default 6 check (digits between 1 and 9),
  -- Where the search for the next free number begins.
  next_number integer not null default 1 check (next_number between 1 and 999999999),
  version integer not null default 1
);
select app.protect_tenant_table('app.employee_number_rule', array['select', 'insert', 'update']);

-- Every number that was given, so that none is given twice: not after its person left, nor after the rule began again.
create table app.employee_number (
  tenant_id uuid not null references app.tenant (id),
  number text collate "C" not null,
  given_at timestamptz not null default now(),
  primary key (tenant_id, number)
);
select app.protect_tenant_table('app.employee_number', array['select', 'insert']);

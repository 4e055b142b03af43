-- What is kept of an employee besides the employee's record: declared records, each row of one employment.

-- What a migration changes in rows that are there, it does as the owner, who is bound by the policy only when it is forced.
alter table app.employment no force row level security;
alter table app.contract no force row level security;
alter table app.bank_account no force row level security;

alter table app.contract
  -- Null while it waits for signatures.
  add column signed_on date,
  -- As agreed, null or 0 without any: at most what the term allows, and once a person (Labour Contract Law, art. 19).
  add column probation_months integer check (probation_months >= 0),
  -- The day it ended before its term, or was ended with it (art. 36 to 44); days are read at their end.
  add column ended_on date,
  add column end_reason text collate "C"
    check (end_reason in ('expiry', 'agreement', 'resignation', 'dismissal', 'redundancy', 'retirement', 'other')),
  add column note text,
  add check ((ended_on is null) = (end_reason is null));
-- What was known as a contract was a signed one.
update app.contract set signed_on = from_on;
-- The probation of an employment was agreed on in its first contract.
update app.contract c set probation_months =
    extract(year from age(e.probation_ends_on + 1, c.from_on)) * 12
    + extract(month from age(e.probation_ends_on + 1, c.from_on))
from app.employment e
where e.tenant_id = c.tenant_id and e.id = c.employment_id
  and c.from_on = e.joined_on and c.renewals = 0 and e.probation_ends_on is not null;

alter table app.education
  add column mode text collate "C" check (mode in ('full-time', 'part-time')),
  add column certificate_no text collate "C";
create index education_by_end on app.education (tenant_id, to_on, id);

alter table app.emergency_contact add column address text;

-- Whether a card number ends in its check digit; null for other account numbers. Luhn's formula (ISO/IEC 7812-1, annex B).
alter table app.bank_account
  add column account_name text,
  add column passes_check boolean;
update app.bank_account b set passes_check = (
  select sum(case when place % 2 = 0 then digit * 2 - case when digit > 4 then 9 else 0 end else digit end) % 10 = 0
  from (select d.digit::int as digit, d.place
    from unnest(string_to_array(reverse(b.account_no), null)) with ordinality d(digit, place)) s)
where b.account_no ~ '^\d{16,19}$';

alter table app.employment force row level security;
alter table app.contract force row level security;
alter table app.bank_account force row level security;

create table app.certificate (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  kind text collate "C" not null
    check (kind in ('qualification', 'title', 'skill', 'special-work', 'driving', 'health', 'language', 'other')),
  name text not null,
  number text collate "C" not null,
  issuer text,
  issued_on date not null,
  -- The last day it is good for; null for one that has no end.
  expires_on date check (expires_on >= issued_on),
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index certificate_by_employment on app.certificate (tenant_id, employment_id);
create index certificate_by_issue on app.certificate (tenant_id, issued_on, id);
create index certificate_by_expiry on app.certificate (tenant_id, expires_on, id);
select app.protect_tenant_table('app.certificate', array['select', 'insert', 'update']);

-- Jobs at other employers, as the employee told them.
create table app.work_history (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  company text not null,
  post text not null,
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  left_reason text,
  referee_name text,
  referee_phone text collate "C",
  duties text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index work_history_by_employment on app.work_history (tenant_id, employment_id);
create index work_history_by_start on app.work_history (tenant_id, from_on, id);
create index work_history_by_end on app.work_history (tenant_id, to_on, id);
select app.protect_tenant_table('app.work_history', array['select', 'insert', 'update']);

create table app.family_member (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  name text not null,
  relation text collate "C" not null
    check (relation in ('spouse', 'child', 'father', 'mother', 'sibling', 'other')),
  birth_date date,
  phone text collate "C",
  company text,
  post text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index family_member_by_employment on app.family_member (tenant_id, employment_id);
select app.protect_tenant_table('app.family_member', array['select', 'insert', 'update']);

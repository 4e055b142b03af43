-- Organisation, posts, and the people who work in them.
-- One pattern throughout: a thing (organ, employment) has a lifetime, and its facts are dated rows
-- inside it. Rows of one thing never overlap; the last row stays open (to_on null) even after the
-- thing has ended, so "the row of a day" is one condition and a leaver keeps the last job.
-- Days are read at their end: who leaves on a day no longer counts on it, so that
-- opening + joined - left = closing for every month.

create table app.grade (
  tenant_id uuid not null references app.tenant (id),
  -- P3 to P10 for specialists, M1 to M5 for managers; a tenant may name its own.
  code text collate "C" not null,
  name text not null,
  -- Position in the ladder, lowest first; lists sort by it.
  rank integer not null,
  primary key (tenant_id, code),
  unique (tenant_id, rank)
);
select app.protect_tenant_table('app.grade');

-- Zhilei: a family of posts.
create table app.post_category (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  parent_id uuid,
  code text collate "C" not null,
  name text not null,
  sort_order integer not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, parent_id) references app.post_category (tenant_id, id)
);
select app.protect_tenant_table('app.post_category');

-- Zhiwei: what somebody does, wherever it stands in the organisation.
create table app.post (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  code text collate "C" not null,
  name text not null,
  -- Pinyin of the name: neither embedded PostgreSQL nor every server sorts Chinese by itself.
  name_sort text collate "C" not null,
  category_id uuid not null,
  grade_from text collate "C",
  grade_to text collate "C",
  closed_on date,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, category_id) references app.post_category (tenant_id, id),
  foreign key (tenant_id, grade_from) references app.grade (tenant_id, code),
  foreign key (tenant_id, grade_to) references app.grade (tenant_id, code)
);
select app.protect_tenant_table('app.post');

create table app.organ (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  -- Never given to another organisation, even after this one was closed.
  code text collate "C" not null,
  -- Short key that paths are made of; never changes.
  number integer not null check (number > 0),
  kind text not null check (kind in ('company', 'department', 'team', 'store')),
  opened_on date not null,
  -- First day it no longer exists. Closing wants zero active people.
  closed_on date check (closed_on > opened_on),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  unique (tenant_id, number)
);
select app.protect_tenant_table('app.organ');

-- A person, whatever employments there were: a rehire keeps the person.
create table app.person (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  -- Pinyin for Chinese names, lower case otherwise; every list by name sorts by it.
  name_sort text collate "C" not null,
  -- Each way to start typing the name, one per line: name, pinyin, given name, initials.
  search_key text collate "C" not null,
  former_name text,
  gender text not null check (gender in ('F', 'M')),
  birth_date date,
  id_document_type text not null default 'cn-id'
    check (id_document_type in ('cn-id', 'passport', 'other')),
  id_number text collate "C",
  nationality text,
  ethnic_group text,
  marital_status text check (marital_status in ('single', 'married', 'divorced', 'widowed')),
  highest_degree text
    check (highest_degree in ('doctor', 'master', 'bachelor', 'college', 'secondary', 'other')),
  phone text collate "C",
  -- A column, because under row-level security an index cannot be asked through a function.
  phone_tail text collate "C" generated always as (right(phone, 4)) stored,
  email text,
  home_address text,
  registered_address text,
  primary key (tenant_id, id),
  -- Two persons of a tenant never share a document; absent numbers do not count.
  constraint person_id_number unique (tenant_id, id_document_type, id_number)
);
create index person_by_name on app.person (tenant_id, name_sort, id);
create index person_by_phone_tail on app.person (tenant_id, phone_tail);
select app.protect_tenant_table('app.person');

create table app.employment (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  person_id uuid not null,
  staff_no text collate "C" not null,
  employment_type text not null
    check (employment_type in ('full-time', 'part-time', 'intern', 'dispatch', 're-employed')),
  -- Start of working life at any employer: statutory leave counts from here
  -- (Regulation on Paid Annual Leave of Employees, art. 3), not from joining.
  first_worked_on date,
  joined_on date not null,
  -- Last day of probation. At most six months (Labour Contract Law, art. 19).
  probation_ends_on date check (probation_ends_on >= joined_on),
  -- Last day of work; known in advance while a notice runs (Labour Contract Law, art. 37).
  -- The status pending, probation, active, leaving, left or retired follows from these days.
  left_on date check (left_on >= joined_on),
  left_reason text
    check (left_reason in ('resignation', 'dismissal', 'contract-end', 'retirement', 'other')),
  office_phone text,
  note text,
  -- Grows by one with every saved change of the record; a save with an older one is a conflict.
  version integer not null default 1,
  primary key (tenant_id, id),
  constraint employment_staff_no unique (tenant_id, staff_no),
  foreign key (tenant_id, person_id) references app.person (tenant_id, id),
  check ((left_on is null) = (left_reason is null)),
  check (first_worked_on <= joined_on)
);
create index employment_by_person on app.employment (tenant_id, person_id);
create index employment_by_joining on app.employment (tenant_id, joined_on, staff_no);
create index employment_by_leaving on app.employment (tenant_id, left_on) where left_on is not null;
select app.protect_tenant_table('app.employment');

-- An account belongs to at most one employment of its tenant.
alter table app.membership
  add foreign key (tenant_id, employment_id) references app.employment (tenant_id, id);

-- What an organisation is called and where it stands, by date.
create table app.organ_row (
  tenant_id uuid not null,
  id uuid not null,
  organ_id uuid not null,
  from_on date not null,
  -- Last day; null for the last row.
  to_on date check (to_on >= from_on),
  parent_id uuid,
  -- Numbers from the company down to this one: /1/4/12/. Everything below starts with it.
  path text collate "C" not null check (path ~ '^/([0-9]+/)+$'),
  name text not null,
  name_sort text collate "C" not null,
  leader_id uuid,
  sort_order integer not null default 0,
  primary key (tenant_id, id),
  constraint organ_row_start unique (tenant_id, organ_id, from_on),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, parent_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, leader_id) references app.employment (tenant_id, id),
  -- No cycles: whoever writes a row builds its path from the parent's.
  check (parent_id <> organ_id)
);
create unique index organ_row_open on app.organ_row (tenant_id, organ_id) where to_on is null;
create index organ_row_by_path on app.organ_row (tenant_id, path);
create index organ_row_by_parent on app.organ_row (tenant_id, parent_id);
create index organ_row_by_leader on app.organ_row (tenant_id, leader_id) where leader_id is not null;
select app.protect_tenant_table('app.organ_row');

-- Gangwei: a post in an organisation, with how many people it is planned for.
create table app.position (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  code text collate "C" not null,
  name text not null,
  organ_id uuid not null,
  post_id uuid not null,
  planned integer not null check (planned >= 0),
  closed_on date,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, post_id) references app.post (tenant_id, id)
);
create index position_by_organ on app.position (tenant_id, organ_id);
create index position_by_post on app.position (tenant_id, post_id);
select app.protect_tenant_table('app.position');

-- Where somebody works and as what, by date. A change on the day a row began corrects that row;
-- any later change closes it and opens the next.
create table app.job_row (
  tenant_id uuid not null,
  id uuid not null,
  employment_id uuid not null,
  from_on date not null,
  -- Last day; null for the last row, also of somebody who left.
  to_on date check (to_on >= from_on),
  organ_id uuid not null,
  post_id uuid,
  position_id uuid,
  grade_code text collate "C",
  manager_id uuid,
  work_place text,
  reason text not null
    check (reason in ('hire', 'transfer', 'promotion', 'reorganisation', 'correction')),
  primary key (tenant_id, id),
  constraint job_row_start unique (tenant_id, employment_id, from_on),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, post_id) references app.post (tenant_id, id),
  foreign key (tenant_id, position_id) references app.position (tenant_id, id),
  foreign key (tenant_id, grade_code) references app.grade (tenant_id, code),
  foreign key (tenant_id, manager_id) references app.employment (tenant_id, id),
  check (manager_id <> employment_id)
);
create unique index job_row_open on app.job_row (tenant_id, employment_id) where to_on is null;
create index job_row_by_organ on app.job_row (tenant_id, organ_id, employment_id) include (from_on, to_on);
create index job_row_by_position on app.job_row (tenant_id, position_id) where position_id is not null;
create index job_row_by_manager on app.job_row (tenant_id, manager_id) where manager_id is not null;
select app.protect_tenant_table('app.job_row');

-- Labour Contract Law, art. 12 and 14: fixed term, open-ended, or for one task.
create table app.contract (
  tenant_id uuid not null,
  id uuid not null,
  employment_id uuid not null,
  number text collate "C" not null,
  kind text not null check (kind in ('fixed', 'open', 'task')),
  from_on date not null,
  -- Last day; null only for open-ended contracts and tasks.
  to_on date check (to_on >= from_on),
  entity text not null,
  -- How often it was renewed before. After two fixed terms the third is open-ended (art. 14).
  renewals integer not null default 0 check (renewals >= 0),
  -- The contract that followed; null for the last one, which is the one that counts.
  renewed_by uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, renewed_by) references app.contract (tenant_id, id) deferrable,
  check (kind <> 'fixed' or to_on is not null)
);
create unique index contract_last
  on app.contract (tenant_id, employment_id) include (to_on) where renewed_by is null;
create index contract_by_end on app.contract (tenant_id, to_on) where renewed_by is null;
create index contract_by_employment on app.contract (tenant_id, employment_id);
select app.protect_tenant_table('app.contract');

create table app.education (
  tenant_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  school text not null,
  degree text not null
    check (degree in ('doctor', 'master', 'bachelor', 'college', 'secondary', 'other')),
  major text not null,
  from_on date not null,
  to_on date check (to_on >= from_on),
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references app.person (tenant_id, id)
);
create index education_by_person on app.education (tenant_id, person_id);
select app.protect_tenant_table('app.education');

create table app.emergency_contact (
  tenant_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  name text not null,
  relation text not null,
  phone text collate "C" not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references app.person (tenant_id, id)
);
create index emergency_contact_by_person on app.emergency_contact (tenant_id, person_id);
select app.protect_tenant_table('app.emergency_contact');

-- Where pay goes; one account of a person.
create table app.bank_account (
  tenant_id uuid not null,
  person_id uuid not null,
  bank_name text,
  account_no text collate "C",
  primary key (tenant_id, person_id),
  foreign key (tenant_id, person_id) references app.person (tenant_id, id)
);
select app.protect_tenant_table('app.bank_account');

-- One entry per save of a record: every changed field with its value before and after.
-- Append-only: nobody who runs requests may change or remove what was written.
create table app.record_change (
  tenant_id uuid not null,
  id uuid not null,
  employment_id uuid not null,
  at timestamptz not null default now(),
  -- Null for the system itself; the name is kept as it was then.
  account_id uuid,
  actor_name text not null,
  -- Version of the record after the save.
  version integer not null,
  -- [{field, before, after, beforeName?, afterName?}]; names for fields that hold an id.
  changes jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index record_change_by_employment
  on app.record_change (tenant_id, employment_id, at desc, id desc);
select app.protect_tenant_table('app.record_change', array['select', 'insert']);

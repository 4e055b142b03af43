-- Declared records (gateway/record): what is kept beside their rows, and the columns their tables share.
-- A row is never deleted by a request: removed_at says when it went, unique indexes look at those that are there.

-- Fields that a company adds to a record by itself.
create table app.custom_field (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  -- Name of the declared record it belongs to.
  record text collate "C" not null,
  code text collate "C" not null check (code ~ '^[a-z][a-z0-9_]{0,29}$'),
  name_zh text not null,
  name_en text not null,
  kind text collate "C" not null check (kind in ('text', 'day', 'choice', 'flag', 'decimal')),
  -- Of a choice, one option a line.
  options text,
  required boolean not null default false,
  -- Lists can show, filter and sort by it: its values are in custom_value too.
  listed boolean not null default false,
  -- The right of a role without a rule; the right on the record where it is null.
  usual_right text collate "C" check (usual_right in ('hidden', 'masked', 'read', 'write')),
  sort_order integer not null default 0,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index custom_field_record_code
  on app.custom_field (tenant_id, record, code) where removed_at is null;
create index custom_field_by_code on app.custom_field (tenant_id, code, id);
select app.protect_tenant_table('app.custom_field', array['select', 'insert', 'update']);

-- The values of listed custom fields, where an index finds them: under row-level security none helps inside jsonb.
create table app.custom_value (
  tenant_id uuid not null references app.tenant (id),
  field_id uuid not null,
  -- A row of the record the field belongs to.
  row_id uuid not null,
  word text collate "C",
  number numeric,
  primary key (tenant_id, field_id, row_id),
  foreign key (tenant_id, field_id) references app.custom_field (tenant_id, id),
  check (num_nonnulls(word, number) = 1)
);
create index custom_value_by_word on app.custom_value (tenant_id, field_id, word, row_id);
create index custom_value_by_number on app.custom_value (tenant_id, field_id, number, row_id);
create index custom_value_by_row on app.custom_value (tenant_id, row_id);
select app.protect_tenant_table('app.custom_value');

-- One entry for each save of a row of a declared record. Append-only, like record_change of employees.
create table app.record_history (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  record text collate "C" not null,
  row_id uuid not null,
  at timestamptz not null,
  -- Null for the system itself; the name is kept as it was then.
  account_id uuid,
  actor_name text not null,
  action text collate "C" not null check (action in ('create', 'update', 'move', 'ask', 'remove')),
  -- Version of the row after the save.
  version integer not null,
  -- [{field, before, after, beforeName?, afterName?}]; names for references and files.
  changes jsonb not null,
  primary key (tenant_id, id)
);
create index record_history_by_row on app.record_history (tenant_id, row_id, at desc, id desc);
select app.protect_tenant_table('app.record_history', array['select', 'insert']);

-- Files in file fields of declared records. One without a row was uploaded and not saved; it is swept after a day.
create table app.record_file (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  record text collate "C" not null,
  field text collate "C" not null,
  row_id uuid,
  name text not null check (length(name) between 1 and 120),
  format text collate "C" not null
    check (format in ('pdf', 'docx', 'xlsx', 'jpeg', 'png', 'gif', 'bmp')),
  size integer not null check (size = octet_length(content)),
  content bytea not null check (octet_length(content) between 1 and 10485760),
  added_at timestamptz not null,
  account_id uuid,
  actor_name text not null,
  primary key (tenant_id, id)
);
alter table app.record_file alter column content set storage external;
create index record_file_by_row on app.record_file (tenant_id, row_id) where row_id is not null;
create index record_file_unsaved on app.record_file (tenant_id, added_at) where row_id is null;
select app.protect_tenant_table('app.record_file');

-- What a migration changes in rows that are there, it does as the owner, who is bound by the policy only when it is forced.
alter table app.employment no force row level security;
alter table app.education no force row level security;
alter table app.emergency_contact no force row level security;
alter table app.bank_account no force row level security;
alter table app.grade no force row level security;
alter table app.post no force row level security;

-- The columns every record has.
do $$
declare
  target text;
begin
  foreach target in array array['grade', 'post_category', 'post', 'position', 'contract', 'education',
    'emergency_contact', 'bank_account'] loop
    execute format('alter table app.%I add column custom jsonb not null default ''{}'','
      ' add column version integer not null default 1,'
      ' add column created_at timestamptz not null default now(),'
      ' add column removed_at timestamptz', target);
    execute format('revoke delete on app.%I from app_rw', target);
  end loop;
end
$$;

-- Grades are known by their code; records point to ids.
alter table app.grade add column id uuid not null default gen_random_uuid();
alter table app.grade alter column id drop default;
alter table app.grade drop constraint grade_tenant_id_rank_key;
create unique index grade_id on app.grade (tenant_id, id);
create unique index grade_code on app.grade (tenant_id, code) where removed_at is null;
create unique index grade_rank on app.grade (tenant_id, rank) where removed_at is null;

alter table app.post_category drop constraint post_category_tenant_id_code_key;
create unique index post_category_code on app.post_category (tenant_id, code) where removed_at is null;
alter table app.post_category add column name_sort text collate "C";

-- grade_from and grade_to are left to the version before; a later one removes them.
alter table app.post
  add column grade_from_id uuid,
  add column grade_to_id uuid,
  add foreign key (tenant_id, grade_from_id) references app.grade (tenant_id, id),
  add foreign key (tenant_id, grade_to_id) references app.grade (tenant_id, id);
update app.post t set
  grade_from_id = (select g.id from app.grade g where g.tenant_id = t.tenant_id and g.code = t.grade_from),
  grade_to_id = (select g.id from app.grade g where g.tenant_id = t.tenant_id and g.code = t.grade_to)
where t.grade_from is not null or t.grade_to is not null;
alter table app.post drop constraint post_tenant_id_code_key;
create unique index post_code on app.post (tenant_id, code) where removed_at is null;
create index post_by_category on app.post (tenant_id, category_id);
create index post_by_name on app.post (tenant_id, name_sort, id);

alter table app.position drop constraint position_tenant_id_code_key;
create unique index position_code on app.position (tenant_id, code) where removed_at is null;
alter table app.position add column name_sort text collate "C";

alter table app.contract drop constraint contract_tenant_id_number_key;
create unique index contract_number on app.contract (tenant_id, number) where removed_at is null;
-- Which contract is the last one follows from the days, and is put right after each save.
drop index app.contract_last;
create index contract_last
  on app.contract (tenant_id, employment_id) include (to_on) where renewed_by is null;
create index contract_by_start on app.contract (tenant_id, from_on, id);
create index contract_by_to_on on app.contract (tenant_id, to_on, id);

-- These belong to a person; the record says by which of the person's employments they were given.
alter table app.education add column employment_id uuid;
alter table app.emergency_contact add column employment_id uuid;
alter table app.bank_account add column employment_id uuid;
update app.education t set employment_id = (select e.id from app.employment e
  where e.tenant_id = t.tenant_id and e.person_id = t.person_id order by e.joined_on desc limit 1);
update app.emergency_contact t set employment_id = (select e.id from app.employment e
  where e.tenant_id = t.tenant_id and e.person_id = t.person_id order by e.joined_on desc limit 1);
update app.bank_account t set employment_id = (select e.id from app.employment e
  where e.tenant_id = t.tenant_id and e.person_id = t.person_id order by e.joined_on desc limit 1);
alter table app.education
  alter column employment_id set not null,
  alter column person_id drop not null,
  add foreign key (tenant_id, employment_id) references app.employment (tenant_id, id);
alter table app.emergency_contact
  alter column employment_id set not null,
  alter column person_id drop not null,
  add foreign key (tenant_id, employment_id) references app.employment (tenant_id, id);
create index education_by_employment on app.education (tenant_id, employment_id);
create index education_by_start on app.education (tenant_id, from_on, id);
create index emergency_contact_by_employment on app.emergency_contact (tenant_id, employment_id);

-- Where pay and refunds go. Of the accounts of a person one is for pay: the one their employee's record shows.
alter table app.bank_account drop constraint bank_account_pkey;
alter table app.bank_account add column id uuid not null default gen_random_uuid();
alter table app.bank_account
  alter column id drop default,
  add primary key (tenant_id, id),
  add column purpose text collate "C" not null default 'salary'
    check (purpose in ('salary', 'reimbursement', 'other')),
  alter column employment_id set not null,
  alter column person_id drop not null,
  add foreign key (tenant_id, employment_id) references app.employment (tenant_id, id);
create unique index bank_account_for_salary
  on app.bank_account (tenant_id, person_id) where purpose = 'salary' and removed_at is null;
create index bank_account_by_employment on app.bank_account (tenant_id, employment_id);

alter table app.employment force row level security;
alter table app.education force row level security;
alter table app.emergency_contact force row level security;
alter table app.bank_account force row level security;
alter table app.grade force row level security;
alter table app.post force row level security;

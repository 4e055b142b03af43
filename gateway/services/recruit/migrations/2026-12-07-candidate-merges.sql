-- What makes two candidates one person, in one form however it was typed.
alter table app.candidate
  add column phone_key text collate "C" generated always as (nullif(regexp_replace(
    regexp_replace(phone, '[^0-9]', '', 'g'), '^(00)?86(?=1[0-9]{10}$)', ''), '')) stored,
  add column email_key text collate "C" generated always as (nullif(lower(btrim(email)), '')) stored,
  add column document_key text collate "C" generated always as (nullif(upper(
    regexp_replace(document_number, '[^0-9A-Za-z]', '', 'g')), '')) stored,
  add column name_key text collate "C" generated always as (lower(
    regexp_replace(normalize(name, nfkc), '[[:space:]·•.]', '', 'g'))) stored,
  -- Set with removed_at, when two rows turned out to be one person.
  add column merged_into_id uuid,
  add foreign key (tenant_id, merged_into_id) references app.candidate (tenant_id, id);
create index candidate_by_phone_key on app.candidate (tenant_id, phone_key) where phone_key is not null;
create index candidate_by_email_key on app.candidate (tenant_id, email_key) where email_key is not null;
create index candidate_by_document_key on app.candidate (tenant_id, document_key)
  where document_key is not null;
create index candidate_by_name_key on app.candidate (tenant_id, name_key);

-- One candidate taken into another, with what it needs to be taken back.
create table app.candidate_merge (
  tenant_id uuid not null,
  id uuid not null,
  kept_id uuid not null,
  merged_id uuid not null,
  -- Values of the kept row before.
  kept_before jsonb not null,
  -- Rows of the search by custom fields that went with the merged row.
  custom_values jsonb not null,
  moved_application_ids uuid[] not null,
  closed_application_ids uuid[] not null,
  moved_school_ids uuid[] not null,
  at timestamptz not null,
  account_id uuid not null,
  -- Kept as it was then.
  account_name text not null,
  undone_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, kept_id) references app.candidate (tenant_id, id),
  foreign key (tenant_id, merged_id) references app.candidate (tenant_id, id)
);
create index candidate_merge_by_time on app.candidate_merge (tenant_id, at);
select app.protect_tenant_table('app.candidate_merge', array['select', 'insert', 'update']);

-- Two candidates that somebody knows to be two people, in spite of what they have in common.
create table app.candidate_apart (
  tenant_id uuid not null,
  first_id uuid not null,
  second_id uuid not null,
  -- What they had in common then; something further makes the pair a question again.
  kinds text[] not null,
  at timestamptz not null,
  account_id uuid not null,
  primary key (tenant_id, first_id, second_id),
  foreign key (tenant_id, first_id) references app.candidate (tenant_id, id),
  foreign key (tenant_id, second_id) references app.candidate (tenant_id, id),
  check (first_id < second_id)
);
select app.protect_tenant_table('app.candidate_apart');

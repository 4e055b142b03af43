-- What a candidate can do, in their words.
alter table app.candidate add column skills text;

-- Where a candidate worked. From and until are months as the résumé writes them.
create table app.candidate_job (
  tenant_id uuid not null,
  id uuid not null,
  candidate_id uuid not null,
  sort_order integer not null,
  employer text not null,
  post text,
  "from" text,
  until text,
  primary key (tenant_id, id),
  foreign key (tenant_id, candidate_id) references app.candidate (tenant_id, id)
);
create index candidate_job_by_candidate on app.candidate_job (tenant_id, candidate_id, sort_order);
select app.protect_tenant_table('app.candidate_job');

-- Lines of work history that a merge moved.
alter table app.candidate_merge add column moved_job_ids uuid[] not null default '{}';

-- What was read out of the résumé of a candidate. It is read again when the file is another one.
create table app.resume_text (
  tenant_id uuid not null,
  candidate_id uuid not null,
  file_id uuid not null,
  state text collate "C" not null check (state in ('read', 'noText', 'encrypted', 'broken', 'tooLarge')),
  text text not null,
  -- What is proposed for the fields of the candidate; nothing of it is a value before a person accepts it.
  facts jsonb not null,
  read_at timestamptz not null,
  primary key (tenant_id, candidate_id),
  foreign key (tenant_id, candidate_id) references app.candidate (tenant_id, id)
);
select app.protect_tenant_table('app.resume_text');

-- Recruitment: what is asked for, the jobs that are advertised, the candidates, and the way of their applications.

create table app.hiring_channel (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  kind text collate "C" not null
    check (kind in ('career', 'referral', 'board', 'agency', 'campus', 'direct', 'other')),
  retired boolean,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index hiring_channel_name on app.hiring_channel (tenant_id, name) where removed_at is null;
create index hiring_channel_by_kind on app.hiring_channel (tenant_id, kind, id);
select app.protect_tenant_table('app.hiring_channel', array['select', 'insert', 'update']);

create table app.hiring_stage (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  sequence integer not null,
  name text not null,
  name_en text not null,
  kind text collate "C" not null
    check (kind in ('screen', 'evaluate', 'test', 'interview', 'offer', 'preEntry', 'hired')),
  -- Days after which an application is overdue in the stage.
  target_days integer,
  -- Submitted scorecards without which an application does not leave the stage forwards.
  scorecards integer,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index hiring_stage_sequence on app.hiring_stage (tenant_id, sequence) where removed_at is null;
create unique index hiring_stage_name on app.hiring_stage (tenant_id, name) where removed_at is null;
select app.protect_tenant_table('app.hiring_stage', array['select', 'insert', 'update']);

create table app.requisition (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  title text not null,
  organ_id uuid not null,
  position_id uuid not null,
  reason text collate "C" not null check (reason in ('new', 'replace', 'reserve', 'intern')),
  leaver_id uuid,
  heads integer not null,
  type text collate "C" not null check (type in ('full-time', 'part-time', 'intern', 'dispatch')),
  work_place text not null,
  pay_from numeric(12, 2),
  pay_to numeric(12, 2),
  wanted_on date not null,
  recruiter_id uuid,
  note text,
  state text collate "C" not null check (state in ('draft', 'open', 'paused', 'filled', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, position_id) references app.position (tenant_id, id),
  foreign key (tenant_id, leaver_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, recruiter_id) references app.employment (tenant_id, id)
);
create index requisition_by_title on app.requisition (tenant_id, title, id);
create index requisition_by_organ on app.requisition (tenant_id, organ_id, id);
create index requisition_by_day on app.requisition (tenant_id, wanted_on, id);
create index requisition_by_heads on app.requisition (tenant_id, heads, id);
create index requisition_by_position on app.requisition (tenant_id, position_id);
select app.protect_tenant_table('app.requisition', array['select', 'insert', 'update']);

create table app.hiring_job (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  title text not null,
  requisition_id uuid not null,
  organ_id uuid not null,
  work_place text not null,
  manager_id uuid not null,
  recruiter_id uuid,
  description text not null,
  demands text not null,
  pay_shown boolean,
  closes_on date,
  state text collate "C" not null check (state in ('draft', 'open', 'paused', 'closed')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, requisition_id) references app.requisition (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, manager_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, recruiter_id) references app.employment (tenant_id, id)
);
create index hiring_job_by_title on app.hiring_job (tenant_id, title, id);
create index hiring_job_by_organ on app.hiring_job (tenant_id, organ_id, id);
create index hiring_job_by_closing on app.hiring_job (tenant_id, closes_on, id);
create index hiring_job_by_requisition on app.hiring_job (tenant_id, requisition_id);
select app.protect_tenant_table('app.hiring_job', array['select', 'insert', 'update']);

create table app.candidate (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  name_sort text collate "C",
  phone text collate "C",
  email text,
  document_number text collate "C",
  city text,
  education text collate "C"
    check (education in ('junior', 'secondary', 'college', 'bachelor', 'master', 'doctor')),
  work_years integer,
  employer text,
  post text,
  expected_pay numeric(12, 2),
  channel_id uuid not null,
  owner_id uuid,
  resume_id uuid,
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, channel_id) references app.hiring_channel (tenant_id, id),
  foreign key (tenant_id, owner_id) references app.employment (tenant_id, id)
);
create index candidate_by_name on app.candidate (tenant_id, name_sort, id);
create index candidate_by_years on app.candidate (tenant_id, work_years, id);
create index candidate_by_channel on app.candidate (tenant_id, channel_id, id);
create index candidate_by_phone on app.candidate (tenant_id, phone);
create index candidate_by_email on app.candidate (tenant_id, lower(email));
select app.protect_tenant_table('app.candidate', array['select', 'insert', 'update']);

create table app.candidate_school (
  tenant_id uuid not null,
  id uuid not null,
  candidate_id uuid not null,
  sort_order integer not null,
  school text not null,
  major text,
  degree text,
  primary key (tenant_id, id),
  foreign key (tenant_id, candidate_id) references app.candidate (tenant_id, id)
);
create index candidate_school_by_candidate on app.candidate_school (tenant_id, candidate_id, sort_order);
select app.protect_tenant_table('app.candidate_school');

-- One candidate at one job.
create table app.application (
  tenant_id uuid not null,
  id uuid not null,
  candidate_id uuid not null,
  job_id uuid not null,
  applied_on date not null,
  stage_id uuid not null,
  -- The first day in the stage.
  stage_on date not null,
  state text collate "C" not null check (state in ('active', 'hired', 'closed')),
  -- Who ended it, and why in their words.
  close_kind text collate "C" check (close_kind in ('we', 'they', 'other')),
  close_note text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, candidate_id) references app.candidate (tenant_id, id),
  foreign key (tenant_id, job_id) references app.hiring_job (tenant_id, id),
  foreign key (tenant_id, stage_id) references app.hiring_stage (tenant_id, id),
  check ((state = 'closed') = (close_kind is not null))
);
create unique index application_once on app.application (tenant_id, candidate_id, job_id) where state <> 'closed';
create index application_by_job on app.application (tenant_id, job_id, state, stage_id);
select app.protect_tenant_table('app.application', array['select', 'insert', 'update']);

-- Every change of the stage or the state of an application; never changed.
create table app.application_step (
  tenant_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  from_stage_id uuid,
  to_stage_id uuid not null,
  action text collate "C" not null
    check (action in ('applied', 'moved', 'closed', 'reopened', 'offered', 'accepted', 'declined', 'withdrawn')),
  reason text,
  at timestamptz not null,
  account_id uuid,
  -- Kept as it was then.
  account_name text,
  primary key (tenant_id, id),
  foreign key (tenant_id, application_id) references app.application (tenant_id, id),
  foreign key (tenant_id, from_stage_id) references app.hiring_stage (tenant_id, id),
  foreign key (tenant_id, to_stage_id) references app.hiring_stage (tenant_id, id)
);
create index application_step_by_application on app.application_step (tenant_id, application_id, at);
select app.protect_tenant_table('app.application_step', array['select', 'insert']);

create table app.interview (
  tenant_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  stage_id uuid not null,
  held_on date not null,
  -- Minutes after midnight in the company's time zone.
  starts_at integer not null check (starts_at between 0 and 1439),
  minutes integer not null check (minutes between 10 and 480),
  mode text collate "C" not null check (mode in ('place', 'video', 'phone')),
  place text,
  state text collate "C" not null check (state in ('booked', 'cancelled')),
  primary key (tenant_id, id),
  foreign key (tenant_id, application_id) references app.application (tenant_id, id),
  foreign key (tenant_id, stage_id) references app.hiring_stage (tenant_id, id)
);
create index interview_by_application on app.interview (tenant_id, application_id);
select app.protect_tenant_table('app.interview', array['select', 'insert', 'update']);

-- An interviewer with their scorecard; a submitted one is never changed.
create table app.interview_member (
  tenant_id uuid not null,
  interview_id uuid not null,
  employment_id uuid not null,
  verdict text collate "C" check (verdict in ('strongYes', 'yes', 'no', 'strongNo')),
  strengths text,
  doubts text,
  submitted_at timestamptz,
  primary key (tenant_id, interview_id, employment_id),
  foreign key (tenant_id, interview_id) references app.interview (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  check ((submitted_at is null) = (verdict is null))
);
create index interview_member_by_employment on app.interview_member (tenant_id, employment_id);
select app.protect_tenant_table('app.interview_member', array['select', 'insert', 'update']);

create table app.offer (
  tenant_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  position_id uuid not null,
  grade_id uuid,
  manager_id uuid not null,
  entry_on date not null,
  -- Empty: without a fixed term.
  contract_months integer check (contract_months between 1 and 120),
  probation_months integer not null check (probation_months between 0 and 6),
  base_pay numeric(12, 2) not null check (base_pay > 0),
  valid_until date not null,
  state text collate "C" not null check (state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
  answer_note text,
  -- The entry that personnel goes on with.
  entry_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, application_id) references app.application (tenant_id, id),
  foreign key (tenant_id, position_id) references app.position (tenant_id, id),
  foreign key (tenant_id, grade_id) references app.grade (tenant_id, id),
  foreign key (tenant_id, manager_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, entry_id) references app.entry (tenant_id, id)
);
create unique index offer_once on app.offer (tenant_id, application_id) where state in ('draft', 'sent', 'accepted');
select app.protect_tenant_table('app.offer', array['select', 'insert', 'update']);

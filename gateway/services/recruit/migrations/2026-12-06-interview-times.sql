-- Times of an interview that are offered to a candidate, who chooses one on a public page.
create table app.interview_choice (
  tenant_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  stage_id uuid not null,
  minutes integer not null check (minutes between 10 and 480),
  mode text collate "C" not null check (mode in ('place', 'video', 'phone')),
  place text,
  -- SHA-256 of the secret in the link; the secret is kept nowhere.
  secret_hash bytea not null check (length(secret_hash) = 32),
  state text collate "C" not null check (state in ('open', 'chosen', 'withdrawn')),
  -- How often the candidate has chosen another time.
  changes integer not null default 0,
  -- The interview of the chosen time.
  interview_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, application_id) references app.application (tenant_id, id),
  foreign key (tenant_id, stage_id) references app.hiring_stage (tenant_id, id),
  foreign key (tenant_id, interview_id) references app.interview (tenant_id, id),
  check ((state = 'chosen') = (interview_id is not null))
);
create unique index interview_choice_open on app.interview_choice (tenant_id, application_id) where state = 'open';
create unique index interview_choice_by_secret on app.interview_choice (tenant_id, secret_hash);
create index interview_choice_by_application on app.interview_choice (tenant_id, application_id);
select app.protect_tenant_table('app.interview_choice', array['select', 'insert', 'update']);

create table app.interview_choice_time (
  tenant_id uuid not null,
  id uuid not null,
  choice_id uuid not null,
  held_on date not null,
  -- Minutes after midnight in the company's time zone.
  starts_at integer not null check (starts_at between 0 and 1439),
  primary key (tenant_id, id),
  foreign key (tenant_id, choice_id) references app.interview_choice (tenant_id, id)
);
create unique index interview_choice_time_once on app.interview_choice_time (tenant_id, choice_id, held_on, starts_at);
select app.protect_tenant_table('app.interview_choice_time', array['select', 'insert']);

create table app.interview_choice_member (
  tenant_id uuid not null,
  choice_id uuid not null,
  employment_id uuid not null,
  primary key (tenant_id, choice_id, employment_id),
  foreign key (tenant_id, choice_id) references app.interview_choice (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
select app.protect_tenant_table('app.interview_choice_member', array['select', 'insert']);

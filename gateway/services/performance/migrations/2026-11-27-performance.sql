-- Performance: scales, forms and cycles, goals, reviews, calibration and results.

create table app.performance_scale (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index performance_scale_name on app.performance_scale (tenant_id, name) where removed_at is null;
select app.protect_tenant_table('app.performance_scale', array['select', 'insert', 'update']);

create table app.performance_scale_level (
  tenant_id uuid not null,
  id uuid not null,
  scale_id uuid not null,
  sort_order integer not null,
  code text not null,
  name text not null,
  name_en text not null,
  least numeric(5, 2) not null,
  share numeric(5, 2),
  rule text collate "C" not null check (rule in ('none', 'atMost', 'atLeast', 'exact')),
  primary key (tenant_id, id),
  foreign key (tenant_id, scale_id) references app.performance_scale (tenant_id, id)
);
create index performance_scale_level_by_scale on app.performance_scale_level (tenant_id, scale_id, sort_order);
select app.protect_tenant_table('app.performance_scale_level');

create table app.review_form (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  goal_weight numeric(5, 2) not null,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index review_form_name on app.review_form (tenant_id, name) where removed_at is null;
select app.protect_tenant_table('app.review_form', array['select', 'insert', 'update']);

create table app.review_form_question (
  tenant_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  sort_order integer not null,
  name text not null,
  name_en text not null,
  hint text,
  weight numeric(5, 2) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, form_id) references app.review_form (tenant_id, id)
);
create index review_form_question_by_form on app.review_form_question (tenant_id, form_id, sort_order);
select app.protect_tenant_table('app.review_form_question');

create table app.performance_cycle (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  kind text collate "C" not null check (kind in ('year', 'half', 'quarter', 'month')),
  from_on date not null,
  to_on date not null,
  cut_off_on date not null,
  scale_id uuid not null,
  form_id uuid not null,
  goals_min integer not null,
  goals_max integer not null,
  weight_min numeric(5, 2) not null,
  weight_max numeric(5, 2) not null,
  self_weight numeric(5, 2) not null,
  peer_weight numeric(5, 2) not null,
  manager_weight numeric(5, 2) not null,
  missing text collate "C" not null check (missing in ('reweigh', 'block')),
  least_group integer not null check (least_group >= 3),
  force text collate "C" not null check (force in ('none', 'guide', 'force')),
  override_why text,
  appeal_days integer not null,
  -- The day on which the results were released.
  released_on date,
  state text collate "C" not null check (state in ('draft', 'running', 'released', 'closed')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, scale_id) references app.performance_scale (tenant_id, id),
  foreign key (tenant_id, form_id) references app.review_form (tenant_id, id)
);
create unique index performance_cycle_name on app.performance_cycle (tenant_id, name) where removed_at is null;
create index performance_cycle_by_day on app.performance_cycle (tenant_id, from_on, id);
select app.protect_tenant_table('app.performance_cycle', array['select', 'insert', 'update']);

create table app.performance_cycle_stage (
  tenant_id uuid not null,
  id uuid not null,
  cycle_id uuid not null,
  sort_order integer not null,
  kind text collate "C" not null
    check (kind in ('goals', 'self', 'peer', 'manager', 'calibration', 'release', 'appeal')),
  from_on date not null,
  to_on date not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, cycle_id) references app.performance_cycle (tenant_id, id)
);
create index performance_cycle_stage_by_cycle on app.performance_cycle_stage (tenant_id, cycle_id, sort_order);
select app.protect_tenant_table('app.performance_cycle_stage');

create table app.performance_goal (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  cycle_id uuid not null,
  employment_id uuid not null,
  name text not null,
  measure text,
  weight numeric(5, 2) not null,
  due_on date,
  parent_id uuid,
  -- That of the last check-in.
  progress numeric(5, 2) not null default 0,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, cycle_id) references app.performance_cycle (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, parent_id) references app.performance_goal (tenant_id, id)
);
create index performance_goal_by_name on app.performance_goal (tenant_id, name, id);
create index performance_goal_by_person on app.performance_goal (tenant_id, employment_id, cycle_id);
create index performance_goal_by_cycle on app.performance_goal (tenant_id, cycle_id);
create index performance_goal_by_day on app.performance_goal (tenant_id, due_on, id);
create index performance_goal_by_parent on app.performance_goal (tenant_id, parent_id);
select app.protect_tenant_table('app.performance_goal', array['select', 'insert', 'update']);

-- One person in one cycle.
create table app.appraisal (
  tenant_id uuid not null,
  id uuid not null,
  cycle_id uuid not null,
  employment_id uuid not null,
  -- As they are when the cycle starts.
  organ_id uuid not null,
  manager_id uuid,
  goals_state text collate "C" not null check (goals_state in ('draft', 'asked', 'set')),
  -- Why the manager sent the goals back.
  goals_note text,
  peers_confirmed boolean not null default false,
  score numeric(6, 3),
  -- The level of the score, before calibration.
  proposed text,
  level text,
  potential text collate "C" check (potential in ('low', 'middle', 'high')),
  not_rated text collate "C" check (not_rated in ('joined', 'leave', 'other')),
  acknowledged_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, cycle_id) references app.performance_cycle (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, manager_id) references app.employment (tenant_id, id)
);
create unique index appraisal_once on app.appraisal (tenant_id, cycle_id, employment_id);
create index appraisal_by_person on app.appraisal (tenant_id, employment_id);
create index appraisal_by_manager on app.appraisal (tenant_id, manager_id, cycle_id);
select app.protect_tenant_table('app.appraisal', array['select', 'insert', 'update']);

-- A check-in is never changed; a correction is a new one.
create table app.goal_check_in (
  tenant_id uuid not null,
  id uuid not null,
  goal_id uuid not null,
  on_day date not null,
  progress numeric(5, 2) not null check (progress between 0 and 100),
  mood text collate "C" not null check (mood in ('onTrack', 'risk', 'off')),
  note text,
  primary key (tenant_id, id),
  foreign key (tenant_id, goal_id) references app.performance_goal (tenant_id, id)
);
create index goal_check_in_by_goal on app.goal_check_in (tenant_id, goal_id, on_day);
select app.protect_tenant_table('app.goal_check_in', array['select', 'insert']);

-- Who is asked. The answers of peers are not here: see peer_answer.
create table app.review (
  tenant_id uuid not null,
  id uuid not null,
  appraisal_id uuid not null,
  reviewer_id uuid not null,
  role text collate "C" not null check (role in ('self', 'peer', 'manager')),
  state text collate "C" not null check (state in ('proposed', 'open', 'submitted', 'declined')),
  decline_why text,
  -- Scores by the ids of goals and questions, of self and manager only.
  answers jsonb,
  comment text,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, appraisal_id) references app.appraisal (tenant_id, id),
  foreign key (tenant_id, reviewer_id) references app.employment (tenant_id, id),
  check (role <> 'peer' or (answers is null and comment is null))
);
create unique index review_once on app.review (tenant_id, appraisal_id, role, reviewer_id);
create index review_by_reviewer on app.review (tenant_id, reviewer_id, state);
select app.protect_tenant_table('app.review');

-- What peers wrote, cut from who wrote it: a random id, no time and no person.
create table app.peer_answer (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  appraisal_id uuid not null,
  answers jsonb not null,
  comment text,
  primary key (tenant_id, id),
  foreign key (tenant_id, appraisal_id) references app.appraisal (tenant_id, id)
);
create index peer_answer_by_appraisal on app.peer_answer (tenant_id, appraisal_id);
select app.protect_tenant_table('app.peer_answer', array['select', 'insert']);

-- Every move of a calibration; never changed.
create table app.calibration_move (
  tenant_id uuid not null,
  id uuid not null,
  appraisal_id uuid not null,
  axis text collate "C" not null check (axis in ('level', 'potential')),
  from_value text,
  to_value text not null,
  reason text not null,
  at timestamptz not null,
  account_id uuid,
  account_name text,
  primary key (tenant_id, id),
  foreign key (tenant_id, appraisal_id) references app.appraisal (tenant_id, id)
);
create index calibration_move_by_appraisal on app.calibration_move (tenant_id, appraisal_id, at);
select app.protect_tenant_table('app.calibration_move', array['select', 'insert']);

-- What was released, and what an appeal made of it; never changed.
create table app.performance_result (
  tenant_id uuid not null,
  id uuid not null,
  appraisal_id uuid not null,
  revision integer not null,
  score numeric(6, 3),
  level text,
  reason text,
  released_on date not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, appraisal_id) references app.appraisal (tenant_id, id)
);
create unique index performance_result_once on app.performance_result (tenant_id, appraisal_id, revision);
select app.protect_tenant_table('app.performance_result', array['select', 'insert']);

create table app.performance_appeal (
  tenant_id uuid not null,
  id uuid not null,
  appraisal_id uuid not null,
  reason text not null,
  wished text,
  asked_on date not null,
  state text collate "C" not null check (state in ('open', 'decided', 'withdrawn')),
  outcome text collate "C" check (outcome in ('kept', 'changed')),
  answer text,
  decided_on date,
  decided_by text,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, appraisal_id) references app.appraisal (tenant_id, id)
);
create unique index performance_appeal_once on app.performance_appeal (tenant_id, appraisal_id) where state <> 'withdrawn';
select app.protect_tenant_table('app.performance_appeal', array['select', 'insert', 'update']);

-- Exams: the question bank, exams drawn from it, and the attempts of people with their frozen papers.

create table app.exam_question (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  code text not null,
  bank text not null,
  kind text collate "C" not null check (kind in ('one', 'many', 'yesNo', 'blank')),
  level text collate "C" not null check (level in ('easy', 'middle', 'hard')),
  question text not null,
  explain text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index exam_question_code on app.exam_question (tenant_id, code) where removed_at is null;
create index exam_question_by_bank on app.exam_question (tenant_id, bank, id);
select app.protect_tenant_table('app.exam_question', array['select', 'insert', 'update']);

create table app.exam_option (
  tenant_id uuid not null,
  id uuid not null,
  question_id uuid not null,
  sort_order integer not null,
  answer text not null,
  "right" boolean,
  primary key (tenant_id, id),
  foreign key (tenant_id, question_id) references app.exam_question (tenant_id, id)
);
create index exam_option_by_question on app.exam_option (tenant_id, question_id, sort_order);
select app.protect_tenant_table('app.exam_option');

create table app.exam (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  course_id uuid,
  bank text not null,
  questions integer not null,
  minutes integer not null check (minutes > 0),
  attempts integer,
  pass_percent numeric(5, 2) not null,
  partial text collate "C" not null check (partial in ('all', 'part')),
  shuffle boolean,
  opens_on date not null,
  closes_on date,
  state text collate "C" not null check (state in ('draft', 'open', 'retired')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, course_id) references app.training_course (tenant_id, id)
);
create index exam_by_name on app.exam (tenant_id, name, id);
create index exam_by_day on app.exam (tenant_id, opens_on, id);
select app.protect_tenant_table('app.exam', array['select', 'insert', 'update']);

create table app.exam_attempt (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  exam_id uuid not null,
  employment_id uuid not null,
  started_at timestamptz not null,
  deadline timestamptz not null,
  -- The questions as they were when it started, with what is right; it never leaves the gateway whole.
  paper jsonb not null,
  submitted_at timestamptz,
  percent numeric(5, 2),
  passed boolean,
  primary key (tenant_id, id),
  foreign key (tenant_id, exam_id) references app.exam (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create unique index exam_attempt_open on app.exam_attempt (tenant_id, exam_id, employment_id)
  where submitted_at is null;
create index exam_attempt_by_person on app.exam_attempt (tenant_id, employment_id, exam_id);
select app.protect_tenant_table('app.exam_attempt', array['select', 'insert', 'update']);

create table app.exam_answer (
  tenant_id uuid not null,
  attempt_id uuid not null,
  -- Place of the question in the paper, from 0.
  place integer not null,
  -- Rises with each change in the browser; an older one never replaces a newer one.
  sequence integer not null,
  chosen jsonb not null,
  written text,
  primary key (tenant_id, attempt_id, place),
  foreign key (tenant_id, attempt_id) references app.exam_attempt (tenant_id, id)
);
select app.protect_tenant_table('app.exam_answer', array['select', 'insert', 'update']);

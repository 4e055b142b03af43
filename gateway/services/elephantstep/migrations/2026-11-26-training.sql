-- Training: courses, their sessions, who is enrolled or waits, and who signed in on which day.

create table app.training_course (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  code text not null,
  name text not null,
  kind text collate "C" not null check (kind in ('classroom', 'online', 'mixed', 'external')),
  hours numeric(6, 2),
  presence integer not null check (presence between 1 and 100),
  cost numeric(12, 2),
  description text,
  state text collate "C" not null check (state in ('draft', 'open', 'retired')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index training_course_code on app.training_course (tenant_id, code) where removed_at is null;
create index training_course_by_name on app.training_course (tenant_id, name, id);
select app.protect_tenant_table('app.training_course', array['select', 'insert', 'update']);

create table app.training_session (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  course_id uuid not null,
  organ_id uuid not null,
  from_on date not null,
  to_on date not null,
  starts_at integer not null,
  ends_at integer not null,
  place text,
  trainer_id uuid,
  trainer_name text,
  seats integer not null check (seats > 0),
  wait_list boolean,
  enrol_until date not null,
  -- What the codes on the trainer's screen are made of; it never leaves the gateway.
  sign_in_key uuid not null default gen_random_uuid(),
  state text collate "C" not null check (state in ('draft', 'open', 'done', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, course_id) references app.training_course (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, trainer_id) references app.employment (tenant_id, id)
);
create index training_session_by_name on app.training_session (tenant_id, name, id);
create index training_session_by_day on app.training_session (tenant_id, from_on, id);
create index training_session_by_course on app.training_session (tenant_id, course_id);
create index training_session_by_organ on app.training_session (tenant_id, organ_id);
select app.protect_tenant_table('app.training_session', array['select', 'insert', 'update']);

create table app.training_enrolment (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  session_id uuid not null,
  employment_id uuid not null,
  state text collate "C" not null
    check (state in ('enrolled', 'waiting', 'attended', 'absent', 'cancelled')),
  via text collate "C" not null check (via in ('self', 'assigned')),
  -- The order of the queue; the id parts those of one moment.
  queued_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, session_id) references app.training_session (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create unique index training_enrolment_live on app.training_enrolment (tenant_id, session_id, employment_id)
  where state <> 'cancelled';
create index training_enrolment_by_session on app.training_enrolment (tenant_id, session_id, state, queued_at, id);
create index training_enrolment_by_person on app.training_enrolment (tenant_id, employment_id, state);
select app.protect_tenant_table('app.training_enrolment', array['select', 'insert', 'update']);

create table app.training_sign_in (
  tenant_id uuid not null references app.tenant (id),
  enrolment_id uuid not null,
  on_day date not null,
  signed_at timestamptz not null,
  late boolean not null,
  -- Why a trainer set it by hand; null for those who scanned the code.
  reason text,
  primary key (tenant_id, enrolment_id, on_day),
  foreign key (tenant_id, enrolment_id) references app.training_enrolment (tenant_id, id)
);
select app.protect_tenant_table('app.training_sign_in');

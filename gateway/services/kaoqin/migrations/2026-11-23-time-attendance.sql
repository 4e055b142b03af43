-- Time at work: shifts, attendance groups, the calendar, punches, requests, and what became of each day.

create table app.shift (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text collate "C" not null,
  colour text collate "C" not null check (colour in ('blue', 'green', 'orange', 'purple', 'grey')),
  on_at text collate "C" not null,
  off_at text collate "C" not null,
  break_from text collate "C",
  break_to text collate "C",
  second_on text collate "C",
  second_off text collate "C",
  third_on text collate "C",
  third_off text collate "C",
  minutes_before integer not null,
  minutes_after integer not null,
  flex_late integer not null,
  flex_early integer not null,
  late_from integer not null,
  serious_late_from integer,
  absent_from integer,
  needs_in boolean not null,
  needs_out boolean not null,
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index shift_name on app.shift (tenant_id, name) where removed_at is null;
create index shift_by_on_at on app.shift (tenant_id, on_at, id);
select app.protect_tenant_table('app.shift', array['select', 'insert', 'update']);

create table app.attendance_group (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text collate "C" not null,
  kind text collate "C" not null check (kind in ('fixed', 'free')),
  organ_id uuid,
  shift_id uuid,
  work_days text collate "C" not null check (work_days in ('five', 'six', 'seven')),
  holidays_off boolean not null,
  overtime_basis text collate "C" not null check (overtime_basis in ('lesser', 'request', 'punches')),
  overtime_at_least integer not null,
  overtime_step integer not null,
  patch_quota integer not null,
  patch_days_back integer not null,
  place_rule text collate "C" not null check (place_rule in ('none', 'noted', 'required')),
  latitude numeric(9, 6),
  longitude numeric(9, 6),
  radius integer,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, shift_id) references app.shift (tenant_id, id)
);
create unique index attendance_group_name on app.attendance_group (tenant_id, name) where removed_at is null;
select app.protect_tenant_table('app.attendance_group', array['select', 'insert', 'update']);

create table app.shift_assignment (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  shift_id uuid not null,
  from_on date not null,
  to_on date,
  work_days text collate "C" not null check (work_days in ('five', 'six', 'seven')),
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, shift_id) references app.shift (tenant_id, id)
);
create index shift_assignment_by_employment_id on app.shift_assignment (tenant_id, employment_id, id);
create index shift_assignment_by_from_on on app.shift_assignment (tenant_id, from_on, id);
select app.protect_tenant_table('app.shift_assignment', array['select', 'insert', 'update']);

create table app.calendar_day (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  day date not null,
  kind text collate "C" not null check (kind in ('statutory-holiday', 'rest-day', 'workday')),
  name text collate "C" not null,
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index calendar_day_day on app.calendar_day (tenant_id, day) where removed_at is null;
select app.protect_tenant_table('app.calendar_day', array['select', 'insert', 'update']);

create table app.overtime_request (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  day date not null,
  from_at text collate "C" not null,
  to_at text collate "C" not null,
  settle text collate "C" not null check (settle in ('pay', 'rest')),
  reason text not null,
  state text collate "C" not null check (state in ('draft', 'approved', 'withdrawn', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index overtime_request_by_employment_id on app.overtime_request (tenant_id, employment_id, id);
create index overtime_request_by_day on app.overtime_request (tenant_id, day, id);
select app.protect_tenant_table('app.overtime_request', array['select', 'insert', 'update']);

create table app.trip_request (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  kind text collate "C" not null check (kind in ('trip', 'outing')),
  from_on date not null,
  to_on date not null,
  from_at text collate "C",
  to_at text collate "C",
  place text not null,
  reason text not null,
  state text collate "C" not null check (state in ('draft', 'approved', 'withdrawn', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index trip_request_by_employment_id on app.trip_request (tenant_id, employment_id, id);
create index trip_request_by_from_on on app.trip_request (tenant_id, from_on, id);
select app.protect_tenant_table('app.trip_request', array['select', 'insert', 'update']);

create table app.punch_patch (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  day date not null,
  at text collate "C" not null,
  reason text not null,
  state text collate "C" not null check (state in ('draft', 'approved', 'withdrawn', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index punch_patch_by_employment_id on app.punch_patch (tenant_id, employment_id, id);
create index punch_patch_by_day on app.punch_patch (tenant_id, day, id);
select app.protect_tenant_table('app.punch_patch', array['select', 'insert', 'update']);

create index shift_assignment_by_shift on app.shift_assignment (tenant_id, shift_id);
create index attendance_group_by_organ on app.attendance_group (tenant_id, organ_id);

-- Every punch as it came. Rows are added and never changed: what they mean is worked out from them.
create table app.punch (
  tenant_id uuid not null references app.tenant (id),
  employment_id uuid not null,
  at timestamptz not null,
  id uuid not null,
  -- The zone of the site on that day.
  zone text not null default 'Asia/Shanghai',
  source text collate "C" not null check (source in ('web', 'patch', 'import', 'device', 'platform')),
  -- The name of the punch where it came from: the same one is kept once.
  source_id text collate "C",
  latitude numeric(9, 6),
  longitude numeric(9, 6),
  -- Metres from the place of the attendance group.
  distance integer,
  added_at timestamptz not null default now(),
  primary key (tenant_id, employment_id, at, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create unique index punch_source on app.punch (tenant_id, source, source_id) where source_id is not null;
create index punch_by_moment on app.punch (tenant_id, at);
select app.protect_tenant_table('app.punch', array['select', 'insert']);

-- What became of a person's day. Worked out again whenever something it was made from changes.
create table app.day_result (
  tenant_id uuid not null references app.tenant (id),
  employment_id uuid not null,
  day date not null,
  shift_id uuid,
  plan text collate "C" not null check (plan in ('shift', 'rest', 'free')),
  state text collate "C" not null check (state in
    ('open', 'normal', 'exception', 'half-day', 'absent', 'leave', 'trip', 'rest', 'overtime')),
  exceptions text[] not null,
  -- Minutes of the day; those after midnight pass 1,440.
  punch_in integer,
  punch_out integer,
  due_minutes integer not null,
  worked_minutes integer not null,
  late_minutes integer not null,
  early_minutes integer not null,
  absent_minutes integer not null,
  leave_minutes integer not null,
  trip_minutes integer not null,
  overtime_workday integer not null,
  overtime_rest_day integer not null,
  overtime_holiday integer not null,
  -- Of all that is above: an unchanged result is not written again.
  hash text collate "C" not null,
  evaluated_at timestamptz not null,
  primary key (tenant_id, employment_id, day),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index day_result_by_day on app.day_result (tenant_id, day, employment_id);
select app.protect_tenant_table('app.day_result', array['select', 'insert', 'update', 'delete']);

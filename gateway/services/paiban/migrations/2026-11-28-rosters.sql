-- Rosters: which shift a person works on which day, as it is drawn up and as it is published.

create table app.rotation_pattern (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text collate "C" not null,
  cycle text not null,
  crews integer not null check (crews between 1 and 12),
  step integer not null check (step between 0 and 56),
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index rotation_pattern_name on app.rotation_pattern (tenant_id, name) where removed_at is null;
select app.protect_tenant_table('app.rotation_pattern', array['select', 'insert', 'update']);

-- Where the roster of an organisation and those below is in a month; a month that nobody has touched has no row.
create table app.roster (
  tenant_id uuid not null references app.tenant (id),
  organ_id uuid not null,
  month date not null check (extract(day from month) = 1),
  state text collate "C" not null check (state in ('draft', 'published', 'locked')),
  version integer not null default 1,
  published_at timestamptz,
  primary key (tenant_id, organ_id, month),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id)
);
create index roster_by_month on app.roster (tenant_id, month);
select app.protect_tenant_table('app.roster', array['select', 'insert', 'update']);

-- A day of a person: drawn up, and published. Rest and a shift exclude each other; neither is an empty day.
create table app.roster_day (
  tenant_id uuid not null,
  employment_id uuid not null,
  day date not null,
  shift_id uuid,
  rests boolean not null default false,
  published_shift_id uuid,
  published_rests boolean not null default false,
  primary key (tenant_id, employment_id, day),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, shift_id) references app.shift (tenant_id, id),
  foreign key (tenant_id, published_shift_id) references app.shift (tenant_id, id),
  check (not rests or shift_id is null),
  check (not published_rests or published_shift_id is null)
);
create index roster_day_by_shift on app.roster_day (tenant_id, shift_id) where shift_id is not null;
create index roster_day_by_published_shift on app.roster_day (tenant_id, published_shift_id)
  where published_shift_id is not null;
select app.protect_tenant_table('app.roster_day', array['select', 'insert', 'update']);

-- What was done with a roster, by whom and why.
create table app.roster_change (
  tenant_id uuid not null,
  id uuid not null,
  organ_id uuid not null,
  month date not null,
  action text collate "C" not null check (action in ('published', 'withdrawn', 'locked', 'unlocked')),
  at timestamptz not null,
  account_id uuid,
  -- Kept as it was then.
  actor_name text not null,
  days integer not null,
  reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, organ_id, month) references app.roster (tenant_id, organ_id, month)
);
create index roster_change_by_roster on app.roster_change (tenant_id, organ_id, month, at);
select app.protect_tenant_table('app.roster_change', array['select', 'insert']);

-- People of a group by roster work as it is published, and rest on other days.
alter table app.attendance_group drop constraint attendance_group_kind_check;
alter table app.attendance_group add constraint attendance_group_kind_check
  check (kind in ('fixed', 'roster', 'free'));

-- A roster that changes in a closed month is one more cause of corrections.
alter table app.attendance_correction drop constraint attendance_correction_cause_check;
alter table app.attendance_correction add constraint attendance_correction_cause_check
  check (cause in ('leave', 'trip', 'overtime', 'patch', 'import', 'adjustment', 'roster'));

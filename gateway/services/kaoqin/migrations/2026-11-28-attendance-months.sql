-- Attendance months: closing one keeps its sums and its leave as they are. What becomes known later is a correction.

create table app.attendance_month (
  tenant_id uuid not null references app.tenant (id),
  -- The first day of the month.
  month date not null check (extract(day from month) = 1),
  state text collate "C" not null check (state in ('open', 'closed')),
  people integer not null default 0,
  version integer not null default 1,
  primary key (tenant_id, month)
);
select app.protect_tenant_table('app.attendance_month', array['select', 'insert', 'update']);

-- What was done with a month, and by whom.
create table app.attendance_month_step (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  month date not null,
  action text collate "C" not null check (action in ('closed', 'reopened')),
  account_id uuid,
  actor_name text not null,
  note text,
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, month) references app.attendance_month (tenant_id, month)
);
create index attendance_month_step_by_month on app.attendance_month_step (tenant_id, month, at);
select app.protect_tenant_table('app.attendance_month_step', array['select', 'insert']);

-- The sums of a person in a closed month.
create table app.attendance_month_total (
  tenant_id uuid not null references app.tenant (id),
  month date not null,
  employment_id uuid not null,
  due_days integer not null,
  present_days integer not null,
  due_minutes integer not null,
  worked_minutes integer not null,
  late_times integer not null,
  late_minutes integer not null,
  serious_late_times integer not null,
  early_times integer not null,
  early_minutes integer not null,
  missing_punches integer not null,
  absent_minutes integer not null,
  -- Parts of days, each in ten thousandths of a day.
  absent_parts integer not null,
  leave_minutes integer not null,
  trip_days integer not null,
  trip_minutes integer not null,
  overtime_workday integer not null,
  overtime_rest_day integer not null,
  overtime_holiday integer not null,
  -- Overtime on rest days that is given back as time off, and not paid.
  overtime_time_off integer not null,
  night_shifts integer not null,
  primary key (tenant_id, month, employment_id),
  foreign key (tenant_id, month) references app.attendance_month (tenant_id, month),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
select app.protect_tenant_table('app.attendance_month_total', array['select', 'insert', 'delete']);

-- The days of leave of a closed month, by type.
create table app.attendance_month_leave (
  tenant_id uuid not null references app.tenant (id),
  month date not null,
  employment_id uuid not null,
  day date not null,
  type_id uuid not null,
  paid text collate "C" not null check (paid in ('full', 'part', 'none')),
  -- In days.
  amount numeric(8, 4) not null,
  minutes integer not null,
  primary key (tenant_id, month, employment_id, day, type_id),
  foreign key (tenant_id, month) references app.attendance_month (tenant_id, month),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, type_id) references app.leave_type (tenant_id, id)
);
select app.protect_tenant_table('app.attendance_month_leave', array['select', 'insert', 'delete']);

-- A day of a closed month that would be judged differently by now: the difference counts in a later month.
create table app.attendance_correction (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  day date not null,
  counted_month date not null,
  cause text collate "C" not null
    check (cause in ('leave', 'trip', 'overtime', 'patch', 'import', 'adjustment')),
  -- Figures of the day as the months before count it, and as it is judged now.
  before jsonb not null,
  after jsonb not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create unique index attendance_correction_day
  on app.attendance_correction (tenant_id, employment_id, day, counted_month);
create index attendance_correction_by_month
  on app.attendance_correction (tenant_id, counted_month, employment_id);
select app.protect_tenant_table('app.attendance_correction',
  array['select', 'insert', 'update', 'delete']);

-- Nothing up to the latest closed month changes, whatever asks for it.
create function app.keep_closed_days() returns trigger
  language plpgsql set search_path = pg_catalog as $$
begin
  if exists (
    select from changed c
    join app.attendance_month m on m.tenant_id = c.tenant_id and m.state = 'closed'
      and m.month >= date_trunc('month', c.day)::date
  ) then
    raise exception 'the days of a closed attendance month never change'
      using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger keep_closed_added after insert on app.day_result
  referencing new table as changed for each statement execute function app.keep_closed_days();
create trigger keep_closed_changed after update on app.day_result
  referencing old table as changed for each statement execute function app.keep_closed_days();
create trigger keep_closed_removed after delete on app.day_result
  referencing old table as changed for each statement execute function app.keep_closed_days();

-- The kept sums and leave of a closed month stay too.
create function app.keep_closed_sums() returns trigger
  language plpgsql set search_path = pg_catalog as $$
begin
  if exists (
    select from changed c
    join app.attendance_month m on m.tenant_id = c.tenant_id and m.month = c.month
    where m.state = 'closed'
  ) then
    raise exception 'the sums of a closed attendance month never change'
      using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger keep_closed_added after insert on app.attendance_month_total
  referencing new table as changed for each statement execute function app.keep_closed_sums();
create trigger keep_closed_removed after delete on app.attendance_month_total
  referencing old table as changed for each statement execute function app.keep_closed_sums();
create trigger keep_closed_added after insert on app.attendance_month_leave
  referencing new table as changed for each statement execute function app.keep_closed_sums();
create trigger keep_closed_removed after delete on app.attendance_month_leave
  referencing old table as changed for each statement execute function app.keep_closed_sums();

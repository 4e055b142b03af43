-- By which system of hours the overtime of a group counts: each day, over a cycle, or not at all.
alter table app.attendance_group
  add column hours_system text collate "C" not null default 'standard'
    check (hours_system in ('standard', 'comprehensive', 'flexible')),
  add column hours_cycle text collate "C" check (hours_cycle in ('week', 'month', 'quarter', 'year')),
  -- Whether hours on holidays by law count towards the norm of the cycle, and pay as overtime under flexible hours.
  add column holidays_in_norm boolean,
  add column holiday_pay boolean;

-- What a day counts in the cycle of comprehensive hours; null under other hours.
alter table app.day_result
  add column hours_cycle text collate "C" check (hours_cycle in ('week', 'month', 'quarter', 'year')),
  add column cycle_minutes integer not null default 0,
  add column holidays_in_norm boolean not null default false;
create index day_result_by_cycle on app.day_result (tenant_id, employment_id, day)
  where hours_cycle is not null;

-- Hours in cycles, and those beyond the norm of the cycles that end in the month.
alter table app.attendance_month_total
  add column cycle_minutes integer not null default 0,
  add column overtime_cycle integer not null default 0;

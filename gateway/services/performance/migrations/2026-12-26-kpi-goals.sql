-- Goals that a figure decides: a direction makes a goal one of them.
alter table app.performance_goal
  add column direction text collate "C" check (direction in ('up', 'down', 'done')),
  add column target numeric(14, 4) check (target >= 0),
  add column actual numeric(14, 4) check (actual >= 0),
  add column unit text;
alter table app.goal_check_in add column actual numeric(14, 4);
-- Percent that a result counts at most; 120 where it is empty.
alter table app.performance_cycle add column kpi_cap integer check (kpi_cap between 100 and 200);

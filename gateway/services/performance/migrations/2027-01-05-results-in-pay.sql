-- What pay takes from results: the factor of each level, and what leave of a whole cycle means.
alter table app.performance_scale add column factors text;
-- Who was on protected leave keeps the level before where this is empty.
alter table app.performance_cycle
  add column leave_level text collate "C" check (leave_level in ('last', 'none'));

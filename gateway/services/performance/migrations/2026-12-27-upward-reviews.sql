-- Managers are reviewed by their reports: without names as by peers, and by the questions of the form alone.
alter table app.performance_cycle
  add column upward_weight numeric(5, 2) check (upward_weight between 0 and 100);
alter table app.performance_cycle_stage
  drop constraint performance_cycle_stage_kind_check,
  add constraint performance_cycle_stage_kind_check check
    (kind in ('goals', 'self', 'peer', 'upward', 'manager', 'calibration', 'release', 'appeal'));
alter table app.review
  drop constraint review_role_check,
  add constraint review_role_check check (role in ('self', 'peer', 'upward', 'manager')),
  -- The answers of reports are cut from their authors as those of peers are.
  add constraint review_upward_check check (role <> 'upward' or (answers is null and comment is null));
alter table app.peer_answer
  add column role text collate "C" not null default 'peer' check (role in ('peer', 'upward'));

-- Managers of one cycle who share a review by the days they led: earlier ones are asked for their part.
alter table app.performance_cycle
  add column transfer text collate "C" check (transfer in ('last', 'split'));
alter table app.review
  drop constraint review_role_check,
  add constraint review_role_check
    check (role in ('self', 'peer', 'upward', 'manager', 'former')),
  -- Days of the part of a manager; empty where one manager reviews all, and for a part that does not count.
  add column days integer check (days > 0);

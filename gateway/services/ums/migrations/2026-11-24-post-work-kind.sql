-- Which work a post is: by it women reach the statutory retirement age earlier or later.
alter table app.post
  add column work_kind text collate "C" check (work_kind in ('specialist', 'operator'));

-- Exams that close at a time of their last day, and a pause between two attempts.
alter table app.exam
  add column closes_at integer check (closes_at between 1 and 1440),
  add column wait_minutes integer check (wait_minutes > 0);

-- What the clock has to hand in.
create index exam_attempt_by_deadline on app.exam_attempt (tenant_id, deadline) where submitted_at is null;

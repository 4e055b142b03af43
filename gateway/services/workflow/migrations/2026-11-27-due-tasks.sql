-- When the person of a task was reminded that it is due, once for each task.
alter table app.approval_task add column reminded_at timestamptz;

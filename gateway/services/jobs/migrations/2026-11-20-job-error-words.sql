-- Why an attempt failed, in each language: the words of an area's code are known where it was thrown.
alter table app.job add column error_words jsonb;
-- Whoever takes a job from a worker that is gone says so.
grant update (error_words) on app.job to app_ops;

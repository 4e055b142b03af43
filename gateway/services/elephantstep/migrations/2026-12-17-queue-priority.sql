-- Who has to take a course soon comes first in the queue of its session.
alter table app.training_enrolment add column priority integer not null default 0;
drop index app.training_enrolment_by_session;
create index training_enrolment_by_session
  on app.training_enrolment (tenant_id, session_id, state, priority desc, queued_at, id);

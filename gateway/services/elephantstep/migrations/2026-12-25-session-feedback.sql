-- What people say about a session they attended. An anonymous answer has a random id, no author and no time.
alter table app.training_course
  add column feedback text collate "C" check (feedback in ('named', 'anonymous')),
  add column feedback_least integer check (feedback_least between 3 and 50);
alter table app.training_enrolment add column feedback_given boolean not null default false;

create table app.session_feedback (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  -- Null where the course asks without names.
  employment_id uuid,
  rating integer not null check (rating between 1 and 5),
  comment text,
  -- Anonymous answers are shown batch by batch, each when it is full: the last one cannot be read off the figures.
  batch integer not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, session_id) references app.training_session (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index session_feedback_by_session on app.session_feedback (tenant_id, session_id, batch);
select app.protect_tenant_table('app.session_feedback', array['select', 'insert']);

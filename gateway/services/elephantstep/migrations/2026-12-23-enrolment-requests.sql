-- Courses whose enrolments are approved: the request is a record that waits, the seat is held meanwhile.
create table app.enrolment_request (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  number text not null,
  employment_id uuid not null,
  session_id uuid not null,
  reason text,
  state text collate "C" not null check (state in ('draft', 'approved', 'closed')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, session_id) references app.training_session (tenant_id, id)
);
create unique index enrolment_request_number on app.enrolment_request (tenant_id, number) where removed_at is null;
create index enrolment_request_by_employment on app.enrolment_request (tenant_id, employment_id, id);
create index enrolment_request_by_session on app.enrolment_request (tenant_id, session_id, id);
select app.protect_tenant_table('app.enrolment_request', array['select', 'insert', 'update']);

alter table app.training_course add column needs_approval boolean;
alter table app.training_enrolment
  -- Null where no approval was needed.
  add column request_id uuid,
  add foreign key (tenant_id, request_id) references app.enrolment_request (tenant_id, id),
  drop constraint training_enrolment_state_check,
  add constraint training_enrolment_state_check
    check (state in ('asked', 'enrolled', 'waiting', 'attended', 'absent', 'cancelled'));
create index training_enrolment_by_request on app.training_enrolment (tenant_id, request_id);

alter table app.role_function no force row level security;
insert into app.role_function (tenant_id, role_id, function_id)
select f.tenant_id, f.role_id, 'training.requests' || verb.name
from app.role_function f, (values (''), ('.edit'), ('.remove'), ('.export'), ('.import')) verb(name)
where f.function_id = 'training.courses.edit'
on conflict do nothing;
alter table app.role_function force row level security;

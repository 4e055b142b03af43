-- Questions that are taken out of an exam after it was sat, and what that did to each attempt.
create table app.exam_question_change (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  exam_id uuid not null,
  question_id uuid not null,
  -- False: taken back in. The latest change of a question counts.
  is_void boolean not null,
  reason text not null,
  take_passes boolean not null,
  account_id uuid,
  at timestamptz not null,
  changed integer not null,
  passed integer not null,
  kept integer not null,
  lost integer not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, exam_id) references app.exam (tenant_id, id),
  foreign key (tenant_id, question_id) references app.exam_question (tenant_id, id)
);
create index exam_question_change_by_exam on app.exam_question_change (tenant_id, exam_id, question_id, id);
select app.protect_tenant_table('app.exam_question_change', array['select', 'insert']);

-- Both figures of an attempt that was marked again.
create table app.exam_remark (
  tenant_id uuid not null references app.tenant (id),
  change_id uuid not null,
  attempt_id uuid not null,
  percent_before numeric(5, 2),
  percent_after numeric(5, 2) not null,
  passed_before boolean,
  passed_after boolean not null,
  primary key (tenant_id, change_id, attempt_id),
  foreign key (tenant_id, change_id) references app.exam_question_change (tenant_id, id),
  foreign key (tenant_id, attempt_id) references app.exam_attempt (tenant_id, id)
);
create index exam_remark_by_attempt on app.exam_remark (tenant_id, attempt_id);
select app.protect_tenant_table('app.exam_remark', array['select', 'insert']);

-- Answers that came after the time: never marked, kept for a dispute.
create table app.exam_late_answer (
  tenant_id uuid not null references app.tenant (id),
  attempt_id uuid not null,
  place integer not null,
  sequence integer not null,
  chosen jsonb not null,
  written text,
  at timestamptz not null,
  primary key (tenant_id, attempt_id, place),
  foreign key (tenant_id, attempt_id) references app.exam_attempt (tenant_id, id)
);
select app.protect_tenant_table('app.exam_late_answer', array['select', 'insert', 'update']);

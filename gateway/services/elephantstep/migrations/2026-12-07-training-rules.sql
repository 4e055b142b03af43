-- Courses that people have to take: of an organisation and those below it, of a post, or everybody.
create table app.training_rule (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  course_id uuid not null,
  organ_id uuid,
  post_id uuid,
  from_on date not null,
  due_days integer not null check (due_days between 1 and 730),
  -- Empty: once is enough.
  every_months integer check (every_months between 1 and 120),
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, course_id) references app.training_course (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, post_id) references app.post (tenant_id, id)
);
create unique index training_rule_name on app.training_rule (tenant_id, name) where removed_at is null;
create index training_rule_by_name on app.training_rule (tenant_id, name, id);
create index training_rule_by_course on app.training_rule (tenant_id, course_id);
select app.protect_tenant_table('app.training_rule', array['select', 'insert', 'update']);

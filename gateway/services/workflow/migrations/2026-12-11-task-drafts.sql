-- What an approver has typed at a task and not decided yet. It is theirs alone and goes with the decision.
create table app.approval_task_draft (
  tenant_id uuid not null references app.tenant (id),
  account_id uuid not null,
  task_id uuid not null,
  words text not null,
  form_values jsonb not null,
  saved_at timestamptz not null,
  primary key (tenant_id, task_id, account_id),
  foreign key (tenant_id, task_id) references app.approval_task (tenant_id, id),
  foreign key (tenant_id, account_id) references app.membership (tenant_id, account_id) on delete cascade
);
create index approval_task_draft_by_account on app.approval_task_draft (tenant_id, account_id);
select app.protect_tenant_table('app.approval_task_draft', array['select', 'insert', 'update', 'delete']);

-- Work reports: one for each employee, kind and period, those who receive it, and what is said about it.

create table app.work_report (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  kind text collate "C" not null check (kind in ('daily', 'weekly', 'monthly')),
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  done text not null,
  plan text not null,
  problems text not null,
  -- Empty while it is a draft.
  sent_at timestamptz,
  due_at timestamptz not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create unique index work_report_period
  on app.work_report (tenant_id, employment_id, kind, from_on);
select app.protect_tenant_table('app.work_report', array['select', 'insert', 'update']);

create table app.work_report_receiver (
  tenant_id uuid not null,
  work_report_id uuid not null,
  employment_id uuid not null,
  read_at timestamptz,
  primary key (tenant_id, work_report_id, employment_id),
  foreign key (tenant_id, work_report_id) references app.work_report (tenant_id, id) on delete cascade,
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index work_report_receiver_inbox
  on app.work_report_receiver (tenant_id, employment_id, work_report_id);
select app.protect_tenant_table('app.work_report_receiver');

create table app.work_report_comment (
  tenant_id uuid not null,
  id uuid not null,
  work_report_id uuid not null,
  employment_id uuid not null,
  body text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, work_report_id) references app.work_report (tenant_id, id) on delete cascade,
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index work_report_comment_by_report on app.work_report_comment (tenant_id, work_report_id, at);
select app.protect_tenant_table('app.work_report_comment', array['select', 'insert']);

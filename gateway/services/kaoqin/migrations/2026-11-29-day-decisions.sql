-- What was decided about exceptions of days. Punches stay as they came: a decision is kept beside them.

create table app.day_decision (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  day date not null,
  -- adjust: times that count as punches; waive: exceptions that count nothing; confirm: they count as they are.
  kind text collate "C" not null check (kind in ('adjust', 'waive', 'confirm')),
  -- Minutes of the day; those after midnight pass 1,440.
  punch_in integer,
  punch_out integer,
  -- Of the result as it was decided about: a result that changes later is open again.
  result_hash text collate "C" not null default '',
  reason text not null,
  account_id uuid,
  actor_name text not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  undone_by text,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create unique index day_decision_live on app.day_decision (tenant_id, employment_id, day, kind)
  where undone_at is null;
create index day_decision_by_day on app.day_decision (tenant_id, day, employment_id);
select app.protect_tenant_table('app.day_decision', array['select', 'insert', 'update']);

-- When somebody was reminded of an exception.
create table app.day_reminder (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  day date not null,
  account_id uuid,
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index day_reminder_by_day on app.day_reminder (tenant_id, employment_id, day);
select app.protect_tenant_table('app.day_reminder', array['select', 'insert']);

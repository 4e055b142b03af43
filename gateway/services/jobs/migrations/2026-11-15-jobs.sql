-- Background work: one row per job, the files it leaves, and when recurring work is due.

-- Calendars of a company run in this zone (IANA): days, schedules of jobs.
alter table app.tenant add column time_zone text not null default 'Asia/Shanghai'
  check (time_zone ~ '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+){0,2}$');

create table app.job (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  -- <area>.<what it does>, as gateway code defines it.
  kind text collate "C" not null check (kind ~ '^[a-z][a-z0-9-]*(\.[a-z][a-zA-Z0-9-]*)+$'),
  -- Who asked for it; null for the system itself. The job runs with that person's rights.
  account_id uuid,
  locale text not null check (locale in ('zh-CN', 'en')),
  -- Code of the sub-app that asked; null for the shell and the system.
  app text,
  -- The same key is enqueued once.
  key text,
  payload jsonb not null,
  state text collate "C" not null default 'waiting'
    check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- The larger runs first.
  priority smallint not null,
  -- Not before.
  run_at timestamptz not null,
  -- How often it was begun.
  attempt integer not null default 0 check (attempt >= 0),
  most_attempts integer not null check (most_attempts >= 1),
  -- Who runs it now, and until when without a sign of life. Another token with every attempt.
  lease_id uuid,
  lease_until timestamptz,
  worker text,
  cancel_asked_at timestamptz,
  done integer not null default 0 check (done >= 0),
  -- Null while it is unknown.
  total integer check (total >= 0),
  -- What the last finished step left for the next attempt.
  checkpoint jsonb,
  -- What came of it, for the page that asked.
  summary jsonb not null default '{}',
  -- Name of an answer's code, or 'interrupted': why the last attempt failed.
  error text,
  created_at timestamptz not null,
  -- When the last attempt began.
  started_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, kind, key),
  check ((state = 'running') = (lease_id is not null)),
  check ((lease_id is null) = (lease_until is null)),
  check ((state in ('done', 'failed', 'cancelled')) = (ended_at is not null))
);
create index job_waiting on app.job (tenant_id, priority desc, run_at, id) where state = 'waiting';
create index job_running on app.job (tenant_id, lease_until) where state = 'running';
-- Whose turn it is: the company that was served longest ago.
create index job_by_start on app.job (tenant_id, started_at desc) where started_at is not null;
create index job_by_account on app.job (tenant_id, account_id, created_at desc, id desc);
create index job_by_time on app.job (tenant_id, created_at desc, id desc);
select app.protect_tenant_table('app.job');

-- A worker looks for work of every company: it sees where and when, never what is in it.
create policy queue on app.job to app_ops using (true) with check (true);
grant select (tenant_id, id, kind, account_id, state, priority, run_at, attempt, most_attempts, lease_id, lease_until,
    worker, cancel_asked_at, started_at),
  update (state, run_at, attempt, lease_id, lease_until, worker, error, started_at, ended_at)
  on app.job to app_ops;

-- A file that a job leaves. Its parts are written before it ends; this row, in the transaction that ends it.
create table app.job_file (
  tenant_id uuid not null,
  job_id uuid not null,
  -- The errors of an import are a file beside its result.
  role text collate "C" not null check (role in ('result', 'errors')),
  -- The lease of the attempt that wrote the parts.
  lease_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  content_type text not null,
  -- Bytes.
  size bigint not null check (size >= 0),
  -- Signs the addresses of this file; they end with the row.
  sign_key bytea not null check (length(sign_key) = 32),
  expires_at timestamptz not null,
  primary key (tenant_id, job_id, role),
  foreign key (tenant_id, job_id) references app.job (tenant_id, id) on delete cascade
);
create index job_file_by_expiry on app.job_file (tenant_id, expires_at);
select app.protect_tenant_table('app.job_file', array['select', 'insert', 'delete']);

create table app.job_file_part (
  tenant_id uuid not null,
  job_id uuid not null,
  role text collate "C" not null check (role in ('result', 'errors')),
  lease_id uuid not null,
  number integer not null,
  content bytea not null check (octet_length(content) between 1 and 1048576),
  primary key (tenant_id, job_id, role, lease_id, number),
  foreign key (tenant_id, job_id) references app.job (tenant_id, id) on delete cascade
);
alter table app.job_file_part alter column content set storage external;
select app.protect_tenant_table('app.job_file_part', array['select', 'insert', 'delete']);

-- When recurring work of a company is due next.
create table app.job_schedule (
  tenant_id uuid not null references app.tenant (id),
  kind text collate "C" not null,
  -- The rule and the zone that next_at was computed from: another rule or zone computes it again.
  rule text not null,
  time_zone text not null,
  next_at timestamptz not null,
  primary key (tenant_id, kind)
);
select app.protect_tenant_table('app.job_schedule');
create policy queue on app.job_schedule to app_ops using (true) with check (true);
grant select on app.job_schedule to app_ops;

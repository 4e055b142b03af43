-- Calibration meetings: who looks at the levels of an organisation in a cycle, and the quotas they hold to.
create table app.calibration_meeting (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  cycle_id uuid not null,
  organ_id uuid not null,
  name text not null,
  chair_id uuid not null,
  -- Why the chair closed the meeting although the distribution is off.
  override_why text,
  -- The version of the quotas in force; empty before the meeting opens.
  quota_version integer,
  -- Employments that had the message of the opening.
  notified jsonb not null default '[]',
  state text collate "C" not null check (state in ('draft', 'open', 'closed')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, cycle_id) references app.performance_cycle (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, chair_id) references app.employment (tenant_id, id)
);
create unique index calibration_meeting_organ on app.calibration_meeting (tenant_id, cycle_id, organ_id)
  where removed_at is null;
create index calibration_meeting_by_name on app.calibration_meeting (tenant_id, name, id);
create index calibration_meeting_by_chair on app.calibration_meeting (tenant_id, chair_id);
select app.protect_tenant_table('app.calibration_meeting', array['select', 'insert', 'update']);

create table app.calibration_meeting_member (
  tenant_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  sort_order integer not null,
  employment_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, meeting_id) references app.calibration_meeting (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index calibration_meeting_member_by_meeting
  on app.calibration_meeting_member (tenant_id, meeting_id, sort_order);
create index calibration_meeting_member_by_person on app.calibration_meeting_member (tenant_id, employment_id);
select app.protect_tenant_table('app.calibration_meeting_member');

-- The quotas of a meeting as they were worked out; never changed, a change of people makes the next version.
create table app.calibration_quota (
  tenant_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  version integer not null,
  people integer not null,
  -- Code, share, rule and quota of each level, the best first.
  quotas jsonb not null,
  -- The files that were counted.
  appraisals jsonb not null,
  at timestamptz not null,
  account_id uuid,
  account_name text,
  primary key (tenant_id, id),
  foreign key (tenant_id, meeting_id) references app.calibration_meeting (tenant_id, id)
);
create unique index calibration_quota_once on app.calibration_quota (tenant_id, meeting_id, version);
select app.protect_tenant_table('app.calibration_quota', array['select', 'insert']);

-- The closed meeting that fixed the level of a file.
alter table app.appraisal
  add column calibrated_in uuid,
  add foreign key (tenant_id, calibrated_in) references app.calibration_meeting (tenant_id, id);

-- A pool of fewer people joins the one above; 5 where it is empty.
alter table app.performance_cycle add column least_pool integer check (least_pool between 1 and 50);

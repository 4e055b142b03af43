-- The life of an employment: entries, regularisations, transfers and leavings, from a draft to the day they take effect.

-- Which fields a row of a job sets itself: a change before it goes on through the others. Null in rows from before, where
-- those count that differ from the row before.
alter table app.job_row
  add column sets text[],
  -- The transfer that made the row; it goes when the transfer is cancelled.
  add column change_id uuid;

create table app.entry (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  id_document_type text collate "C" not null
    check (id_document_type in ('cn-id', 'passport', 'other')),
  id_number text collate "C" not null,
  rehire boolean,
  gender text collate "C" not null check (gender in ('F', 'M')),
  birth_date date,
  phone text collate "C" not null,
  email text,
  organ_id uuid not null,
  post_id uuid,
  position_id uuid,
  grade_id uuid,
  manager_id uuid,
  work_place text,
  employment_type text collate "C" not null
    check (employment_type in ('full-time', 'part-time', 'intern', 'dispatch', 're-employed')),
  first_worked_on date,
  joined_on date not null,
  probation_ends_on date,
  contract_kind text collate "C" check (contract_kind in ('fixed', 'open', 'task')),
  contract_months integer,
  staff_no text collate "C",
  note text,
  name_sort text collate "C",
  -- What it made on its day.
  employment_id uuid,
  state text collate "C" not null
    check (state in ('draft', 'planned', 'effective', 'withdrawn', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, post_id) references app.post (tenant_id, id),
  foreign key (tenant_id, position_id) references app.position (tenant_id, id),
  foreign key (tenant_id, grade_id) references app.grade (tenant_id, id),
  foreign key (tenant_id, manager_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index entry_by_joining on app.entry (tenant_id, joined_on, id);
create index entry_by_name on app.entry (tenant_id, name_sort, id);
create index entry_by_organ on app.entry (tenant_id, organ_id);
create index entry_by_document on app.entry (tenant_id, id_document_type, id_number);
create index entry_by_employment on app.entry (tenant_id, employment_id) where employment_id is not null;
select app.protect_tenant_table('app.entry', array['select', 'insert', 'update']);

create table app.regularisation (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  effective_on date not null,
  assessment text,
  -- The end of the probation before it was planned, to put back when it is cancelled.
  probation_before date,
  state text collate "C" not null
    check (state in ('draft', 'planned', 'effective', 'withdrawn', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index regularisation_by_day on app.regularisation (tenant_id, effective_on, id);
create index regularisation_by_employment on app.regularisation (tenant_id, employment_id);
select app.protect_tenant_table('app.regularisation', array['select', 'insert', 'update']);

create table app.transfer (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  kind text collate "C" not null check (kind in ('transfer', 'promotion', 'correction')),
  effective_on date not null,
  organ_id uuid,
  post_id uuid,
  position_id uuid,
  grade_id uuid,
  manager_id uuid,
  work_place text,
  note text,
  state text collate "C" not null
    check (state in ('draft', 'planned', 'effective', 'withdrawn', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, post_id) references app.post (tenant_id, id),
  foreign key (tenant_id, position_id) references app.position (tenant_id, id),
  foreign key (tenant_id, grade_id) references app.grade (tenant_id, id),
  foreign key (tenant_id, manager_id) references app.employment (tenant_id, id)
);
create index transfer_by_day on app.transfer (tenant_id, effective_on, id);
create index transfer_by_employment on app.transfer (tenant_id, employment_id);
select app.protect_tenant_table('app.transfer', array['select', 'insert', 'update']);

create table app.leaving (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  kind text collate "C" not null check (kind in ('resignation', 'agreement', 'dismissal-for-fault',
    'dismissal-with-notice', 'redundancy', 'contract-end', 'retirement', 'other')),
  notice_on date,
  last_day date not null,
  protection text collate "C" check (protection in ('none', 'occupational-disease-check', 'work-injury',
    'medical-period', 'pregnancy')),
  paid_instead_of_notice boolean,
  takeover_id uuid,
  reason text,
  state text collate "C" not null
    check (state in ('draft', 'planned', 'effective', 'withdrawn', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, takeover_id) references app.employment (tenant_id, id)
);
create index leaving_by_day on app.leaving (tenant_id, last_day, id);
create index leaving_by_employment on app.leaving (tenant_id, employment_id);
select app.protect_tenant_table('app.leaving', array['select', 'insert', 'update']);

-- What a leaver hands over, and to whom; ticked off one by one.
create table app.handover_item (
  tenant_id uuid not null,
  id uuid not null,
  leaving_id uuid not null,
  item text not null check (length(item) between 1 and 120),
  owner_id uuid,
  sort_order integer not null,
  done_at timestamptz,
  done_by uuid,
  -- Kept as it was then.
  done_by_name text,
  primary key (tenant_id, id),
  foreign key (tenant_id, leaving_id) references app.leaving (tenant_id, id),
  foreign key (tenant_id, owner_id) references app.employment (tenant_id, id)
);
create index handover_item_by_leaving on app.handover_item (tenant_id, leaving_id, sort_order);
create index handover_item_by_owner on app.handover_item (tenant_id, owner_id) where owner_id is not null;
select app.protect_tenant_table('app.handover_item');

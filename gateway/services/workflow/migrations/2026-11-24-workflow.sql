-- Approvals: what a company lets be approved and by which route, the requests under way, who is asked, and what was done.

create table app.approval_definition (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  -- The declared record and its move that wait for this approval; null: a form of its own.
  record text collate "C",
  move text collate "C",
  name_zh text not null,
  name_en text not null,
  state text collate "C" not null check (state in ('draft', 'published', 'closed')),
  -- Number of the published version; 0 before the first one.
  version integer not null default 0,
  -- Form and route as they are being edited.
  draft jsonb not null,
  -- Grows with every save of the draft.
  draft_rev integer not null default 1,
  -- Who may start it: employments by their organisations (with all below) and roles; null: everybody.
  audience jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((record is null) = (move is null))
);
create unique index approval_definition_published on app.approval_definition (tenant_id, record, move)
  where state = 'published' and record is not null;
create index approval_definition_by_time on app.approval_definition (tenant_id, created_at desc, id desc);
select app.protect_tenant_table('app.approval_definition', array['select', 'insert', 'update']);

-- Never changed: an approval is read through the version it began on.
create table app.approval_version (
  tenant_id uuid not null,
  definition_id uuid not null,
  number integer not null,
  form jsonb not null,
  route jsonb not null,
  published_at timestamptz not null,
  published_by uuid,
  primary key (tenant_id, definition_id, number),
  foreign key (tenant_id, definition_id) references app.approval_definition (tenant_id, id)
);
select app.protect_tenant_table('app.approval_version', array['select', 'insert']);

create table app.approval (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  -- Shown to people: day and a number of that day.
  number text collate "C" not null,
  definition_id uuid not null,
  version integer not null,
  record text collate "C",
  move text collate "C",
  row_id uuid,
  starter jsonb not null,
  starter_account uuid not null,
  -- The person it is about, where that is somebody else.
  subject jsonb,
  subject_employment uuid,
  title_zh text not null,
  title_en text not null,
  status text collate "C" not null check (status in
    ('running', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated')),
  hold text collate "C",
  round integer not null,
  rev integer not null default 1,
  -- What conditions ask, and what of the form is shown in each language.
  form_values jsonb not null,
  form_lines jsonb not null,
  values_round integer not null,
  nodes jsonb not null,
  chosen jsonb not null,
  resume text collate "C",
  submitted_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  constraint approval_number unique (tenant_id, number),
  foreign key (tenant_id, definition_id, version)
    references app.approval_version (tenant_id, definition_id, number)
);
create unique index approval_live on app.approval (tenant_id, record, row_id)
  where status in ('running', 'returned') and row_id is not null;
create index approval_by_starter on app.approval (tenant_id, starter_account, submitted_at desc, id desc);
create index approval_by_time on app.approval (tenant_id, submitted_at desc, id desc);
create index approval_by_row on app.approval (tenant_id, row_id) where row_id is not null;
create index approval_by_definition on app.approval (tenant_id, definition_id);
create index approval_on_hold on app.approval (tenant_id, hold) where hold is not null;
select app.protect_tenant_table('app.approval', array['select', 'insert', 'update']);

create table app.approval_task (
  tenant_id uuid not null,
  id uuid not null,
  approval_id uuid not null,
  definition_id uuid not null,
  node text collate "C" not null,
  round integer not null,
  account_id uuid not null,
  person jsonb not null,
  slot integer not null,
  added_to uuid,
  place text collate "C" check (place in ('before', 'after')),
  mode text collate "C" not null check (mode in ('or', 'and', 'order')),
  state text collate "C" not null check (state in ('waiting', 'open', 'approved', 'rejected',
    'returned', 'transferred', 'skipped', 'closed')),
  reason text collate "C",
  -- A stand-in who decided.
  decided_by jsonb,
  decided_account uuid,
  opened_at timestamptz,
  due_at timestamptz,
  decided_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, approval_id) references app.approval (tenant_id, id)
);
create index approval_task_open on app.approval_task (tenant_id, account_id, opened_at desc, id desc)
  where state = 'open';
create index approval_task_done on app.approval_task (tenant_id, decided_account, decided_at desc, id desc)
  where decided_account is not null;
create index approval_task_due on app.approval_task (tenant_id, due_at) where state = 'open' and due_at is not null;
create index approval_task_by_approval on app.approval_task (tenant_id, approval_id);
create index approval_task_by_person on app.approval_task (tenant_id, account_id, approval_id);
select app.protect_tenant_table('app.approval_task', array['select', 'insert', 'update']);

-- The log: only ever added to.
create table app.approval_action (
  tenant_id uuid not null,
  approval_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  kind text collate "C" not null,
  -- Null for what a rule did.
  account_id uuid,
  -- Who did it, for whom, and to whom it went, with their names at that time.
  actor jsonb,
  for_person jsonb,
  people jsonb not null default '[]',
  node text collate "C",
  task_id uuid,
  round integer not null,
  words text,
  -- Made by the page: the same key does nothing twice.
  request_key uuid,
  primary key (tenant_id, approval_id, id),
  foreign key (tenant_id, approval_id) references app.approval (tenant_id, id)
);
create unique index approval_action_key on app.approval_action (tenant_id, account_id, request_key)
  where request_key is not null;
select app.protect_tenant_table('app.approval_action', array['select', 'insert']);

create table app.approval_copy (
  tenant_id uuid not null,
  approval_id uuid not null,
  account_id uuid not null,
  at timestamptz not null,
  read_at timestamptz,
  primary key (tenant_id, approval_id, account_id),
  foreign key (tenant_id, approval_id) references app.approval (tenant_id, id)
);
create index approval_copy_by_account on app.approval_copy (tenant_id, account_id, at desc);
select app.protect_tenant_table('app.approval_copy', array['select', 'insert', 'update']);

-- Who decides for whom, for a time; null definitions: every kind.
create table app.approval_delegation (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  from_account uuid not null,
  to_account uuid not null,
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  definition_ids uuid[],
  reason text,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, from_account) references app.membership (tenant_id, account_id) on delete cascade,
  foreign key (tenant_id, to_account) references app.membership (tenant_id, account_id) on delete cascade,
  check (from_account <> to_account)
);
create index approval_delegation_from on app.approval_delegation (tenant_id, from_account, to_on);
create index approval_delegation_to on app.approval_delegation (tenant_id, to_account, to_on);
select app.protect_tenant_table('app.approval_delegation', array['select', 'insert', 'update']);

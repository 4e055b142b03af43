-- The assistant: how a company runs it, what people asked, the drafts that wait for them, and who used it.

create table app.agent_settings (
  tenant_id uuid primary key references app.tenant (id),
  mode text not null check (mode in ('off', 'local', 'provider')),
  base_url text not null default '',
  model text not null default '',
  -- The key of the service, sealed with the key of the gateway; null without one.
  secret bytea,
  data_classes jsonb not null,
  purpose text not null default '',
  updated_at timestamptz not null
);
select app.protect_tenant_table('app.agent_settings');

create table app.agent_conversation (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  account_id uuid not null,
  title text not null,
  created_at timestamptz not null,
  last_at timestamptz not null,
  primary key (tenant_id, id)
);
create index agent_conversation_by_person on app.agent_conversation (tenant_id, account_id, last_at desc);
select app.protect_tenant_table('app.agent_conversation');

create table app.agent_turn (
  tenant_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  account_id uuid not null,
  question text not null,
  asked_at timestamptz not null,
  outcome text not null check (outcome in ('running', 'answered', 'stopped', 'failed', 'timeout', 'cut')),
  primary key (tenant_id, id),
  foreign key (tenant_id, conversation_id) references app.agent_conversation (tenant_id, id) on delete cascade
);
create index agent_turn_by_conversation on app.agent_turn (tenant_id, conversation_id, asked_at);
select app.protect_tenant_table('app.agent_turn');

create table app.agent_event (
  tenant_id uuid not null,
  turn_id uuid not null,
  seq integer not null,
  event jsonb not null,
  primary key (tenant_id, turn_id, seq),
  foreign key (tenant_id, turn_id) references app.agent_turn (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('app.agent_event');

create table app.agent_draft (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  account_id uuid not null,
  -- Null once the conversation was deleted; what was sent stays sent.
  turn_id uuid,
  kind text not null check (kind in ('leave', 'punch', 'overtime', 'trip', 'certificate')),
  state text not null check (state in ('waiting', 'sending', 'done', 'cancelled', 'expired', 'refused')),
  locale text not null check (locale in ('zh-CN', 'en')),
  -- What is sent when the person confirms.
  request jsonb not null,
  -- How it went: whether it waits for an approval, where it is, or why it was refused.
  outcome jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index agent_draft_by_turn on app.agent_draft (tenant_id, turn_id);
select app.protect_tenant_table('app.agent_draft');

-- A line for each turn that stays when the conversation is deleted: who and how, never what.
create table app.agent_use (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  account_id uuid not null,
  at timestamptz not null,
  mode text not null check (mode in ('off', 'local', 'provider')),
  outcome text not null check (outcome in ('running', 'answered', 'stopped', 'failed', 'timeout', 'cut')),
  tools jsonb not null default '[]',
  tokens_in integer not null default 0,
  tokens_out integer not null default 0,
  milliseconds integer not null default 0,
  rating text not null default 'none' check (rating in ('up', 'down', 'none')),
  reason text,
  primary key (tenant_id, id)
);
create index agent_use_by_time on app.agent_use (tenant_id, at desc);
create index agent_use_by_person on app.agent_use (tenant_id, account_id, at desc);
select app.protect_tenant_table('app.agent_use');

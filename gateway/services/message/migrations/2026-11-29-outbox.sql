-- Messages on their way to people: what a company and a person wish, what waits, and how each channel went.

-- How a company sends what is not read in the portal.
create table app.message_rule (
  tenant_id uuid not null references app.tenant (id),
  -- Tried one after the other until one takes the message; one that is not listed is not used.
  channels text[] not null
    check (channels <@ array['wecom', 'dingtalk', 'feishu', 'mail', 'sms']),
  -- By the clock of the company; both null: none.
  quiet_from text check (quiet_from ~ '^\d\d:\d\d$'),
  quiet_to text check (quiet_to ~ '^\d\d:\d\d$'),
  -- The number of the app at DingTalk, which work notices ask for besides its key.
  dingtalk_agent text,
  updated_at timestamptz not null,
  primary key (tenant_id),
  check ((quiet_from is null) = (quiet_to is null))
);
select app.protect_tenant_table('app.message_rule');

-- What a company switched for one event; an event without a row is as it comes.
create table app.message_switch (
  tenant_id uuid not null references app.tenant (id),
  event text collate "C" not null,
  work boolean not null,
  mail boolean not null,
  sms boolean not null,
  -- Goes out in quiet hours too.
  urgent boolean not null,
  primary key (tenant_id, event)
);
select app.protect_tenant_table('app.message_switch');

-- The company's own words for an event and a way; both languages or none.
create table app.message_template (
  tenant_id uuid not null references app.tenant (id),
  event text collate "C" not null,
  way text collate "C" not null check (way in ('portal', 'work', 'mail', 'sms')),
  title_zh text not null check (title_zh <> ''),
  body_zh text not null check (body_zh <> ''),
  title_en text not null check (title_en <> ''),
  body_en text not null check (body_en <> ''),
  updated_at timestamptz not null,
  primary key (tenant_id, event, way)
);
select app.protect_tenant_table('app.message_template');

-- What one person wishes within what the company switched on.
create table app.message_wish (
  tenant_id uuid not null,
  account_id uuid not null,
  -- The ways a person does not want, by event.
  unwanted jsonb not null default '{}',
  -- `company` keeps to the company's quiet hours, `own` to these, `none` to none.
  quiet text not null check (quiet in ('company', 'own', 'none')),
  quiet_from text check (quiet_from ~ '^\d\d:\d\d$'),
  quiet_to text check (quiet_to ~ '^\d\d:\d\d$'),
  updated_at timestamptz not null,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade,
  check ((quiet = 'own') = (quiet_from is not null)),
  check ((quiet_from is null) = (quiet_to is null))
);
select app.protect_tenant_table('app.message_wish');

-- One message to one person, written in the transaction of what it tells.
create table app.outbox (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  event text collate "C" not null,
  -- The same thing is told once.
  dedupe_key text collate "C" not null,
  account_id uuid not null,
  -- What stands in for the placeholders; never a value of a form.
  parts jsonb not null,
  link_app text collate "C",
  link_route text collate "C",
  -- A task that is decided needs no message any longer.
  task_id uuid,
  state text collate "C" not null default 'waiting'
    check (state in ('waiting', 'sent', 'failed', 'superseded', 'portalOnly')),
  created_at timestamptz not null,
  -- Not before; while it is being sent, when another sender may take it.
  due_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, dedupe_key),
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade,
  check ((state = 'waiting') = (ended_at is null))
);
create index outbox_due on app.outbox (tenant_id, due_at) where state = 'waiting';
create index outbox_by_time on app.outbox (tenant_id, created_at desc, id desc);
create index outbox_by_account on app.outbox (tenant_id, account_id);
select app.protect_tenant_table('app.outbox');

-- A sender looks for work of every company: it sees where and when, never what is in it.
create policy queue on app.outbox to app_ops using (true) with check (true);
grant select (tenant_id, id, state, due_at), update (due_at) on app.outbox to app_ops;

-- How one channel went with one message.
create table app.delivery (
  tenant_id uuid not null,
  outbox_id uuid not null,
  channel text collate "C" not null
    check (channel in ('portal', 'wecom', 'dingtalk', 'feishu', 'mail', 'sms')),
  state text collate "C" not null check (state in ('sent', 'retrying', 'failed')),
  -- Its middle is hidden; null for the portal.
  target text,
  attempts integer not null check (attempts >= 1),
  -- In the words of the service.
  error text,
  -- The number of the service.
  provider_id text,
  at timestamptz not null,
  primary key (tenant_id, outbox_id, channel),
  foreign key (tenant_id, outbox_id) references app.outbox (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('app.delivery');
